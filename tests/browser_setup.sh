#!/usr/bin/env bash
# Installs Chromium for the tests of the sandbox's page, where that is easy: as root, with apt. The shell without
# windows is preferred to any browser there is: tests in it take two thirds of the time.
# Never fails: without a browser those tests are skipped and say so.
installed() {
  for name in "$@"; do
    command -v "$name" >/dev/null && return
  done
  return 1
}
install() {
  DEBIAN_FRONTEND=noninteractive timeout 300 apt-get install -y -qq "$1" >/dev/null 2>&1
}
BROWSERS=(chromium chromium-browser google-chrome chrome)
installed chromium-headless-shell && exit 0
if [ "$(id -u)" -eq 0 ] && installed apt-get; then
  timeout 120 apt-get update -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20 >/dev/null 2>&1
  install chromium-headless-shell && exit 0
  installed "${BROWSERS[@]}" || install chromium
fi
installed "${BROWSERS[@]}" || echo "no Chromium here: the page's tests will be skipped" >&2
exit 0
