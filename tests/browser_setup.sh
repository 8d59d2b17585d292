#!/usr/bin/env bash
# Installs Chromium for the tests of the sandbox's page, where that is easy: as root, with apt.
# Never fails: without a browser those tests are skipped and say so.
for name in chromium chromium-browser google-chrome chrome; do
  command -v "$name" >/dev/null && exit 0
done
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "no Chromium here, and no way to install one: the page's tests will be skipped" >&2
  exit 0
fi
{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } >/dev/null 2>&1 ||
  echo "Chromium could not be installed: the page's tests will be skipped" >&2
exit 0
