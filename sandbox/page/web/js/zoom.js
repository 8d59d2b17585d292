// Zooming and panning of a picture within its stage: by fingers, wheel, mouse and keys, within its edges.

const MOST = 4;
const PIXELS_AT_MOST = 3;
const STEP = 1.5;
const NEAR = 2.5;
const PAN_PX = 80;
const DRAG_PX = 6;
const SWIPE_PX = 60;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;

/**
 * Makes the picture zoomable. `changed(scale)` is called for every new scale, `swiped(direction)` for a
 * sideways swipe over the unzoomed picture, `missed()` for a press beside it.
 */
export function zoomable(stage, image, { changed, swiped, missed }) {
  const fingers = new Map();
  let scale = 1;
  let offset = { x: 0, y: 0 };
  let start = null;
  let moved = false;
  let lastTap = null;

  const show = () => {
    image.style.setProperty("transform", `translate(${offset.x}px, ${offset.y}px) scale(${scale})`);
    stage.classList.toggle("zoomed", scale > 1);
    changed(scale);
  };

  /** The centre and the size of the unzoomed picture. */
  const atRest = () => {
    const area = stage.getBoundingClientRect();
    const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = image;
    return { x: area.left + offsetLeft + width / 2, y: area.top + offsetTop + height / 2, width, height };
  };

  const most = () => Math.max(MOST, (PIXELS_AT_MOST * image.naturalWidth) / (atRest().width || 1));

  /** The offset along one axis: at rest where the picture fits, else without a gap to the stage's edge. */
  const within = (wanted, middle, size, from, to) => {
    const atStart = from - middle + (size * scale) / 2;
    const atEnd = to - middle - (size * scale) / 2;
    return atStart <= atEnd ? between(0, atStart, atEnd) : between(wanted, atEnd, atStart);
  };

  const moveTo = (x, y) => {
    const rest = atRest();
    const area = stage.getBoundingClientRect();
    offset = {
      x: within(x, rest.x, rest.width, area.left, area.right),
      y: within(y, rest.y, rest.height, area.top, area.bottom),
    };
    show();
  };

  /** Zooms so that the part of the picture under the point stays there. */
  const zoomTo = (wanted, point) => {
    const rest = atRest();
    const next = between(wanted, 1, most());
    const from = { x: point.x - rest.x, y: point.y - rest.y };
    const grown = next / scale;
    scale = next;
    moveTo(from.x - grown * (from.x - offset.x), from.y - grown * (from.y - offset.y));
  };

  const middleOfStage = () => {
    const area = stage.getBoundingClientRect();
    return { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
  };

  const reset = () => {
    scale = 1;
    offset = { x: 0, y: 0 };
    show();
  };

  const toggle = (point) => (scale > 1 ? reset() : zoomTo(NEAR, point));

  const isOn = ({ x, y }) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };

  const grip = () => {
    const [one, other = one] = fingers.values();
    return {
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
      span: Math.hypot(one.x - other.x, one.y - other.y),
    };
  };

  /** Starts a movement from the present positions of the fingers. */
  const take = () => {
    start = fingers.size ? { ...grip(), scale, offset } : null;
  };

  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (!fingers.size) moved = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    stage.setPointerCapture(event.pointerId);
    take();
  });

  stage.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = grip();
    const x = now.x - start.x;
    const y = now.y - start.y;
    moved ||= fingers.size > 1 || Math.hypot(x, y) > DRAG_PX;
    if (!moved) return;
    stage.classList.add("held");
    if (fingers.size > 1) {
      ({ scale, offset } = start);
      zoomTo((start.scale * now.span) / (start.span || 1), start);
      moveTo(offset.x + x, offset.y + y);
    } else if (scale > 1) moveTo(start.offset.x + x, start.offset.y + y);
  });

  const release = (event) => {
    if (!fingers.has(event.pointerId)) return;
    const alone = fingers.size === 1;
    const before = start;
    fingers.delete(event.pointerId);
    take();
    if (!alone) return;
    stage.classList.remove("held");
    const point = { x: event.clientX, y: event.clientY };
    if (event.type === "pointercancel") return;
    if (!moved) press(point, event);
    else if (scale === 1 && event.pointerType === "touch") swipe(point.x - before.x, point.y - before.y);
  };
  // Without this the browser drags the picture as a file instead of panning it.
  stage.addEventListener("dragstart", (event) => event.preventDefault());
  stage.addEventListener("pointerup", release);
  stage.addEventListener("pointercancel", release);

  const swipe = (x, y) => {
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) swiped(x < 0 ? 1 : -1);
  };

  const press = (point, { pointerType, timeStamp }) => {
    if (!isOn(point)) return missed();
    if (pointerType !== "touch") return toggle(point);
    const again =
      lastTap &&
      timeStamp - lastTap.at < DOUBLE_TAP_MS &&
      Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < DOUBLE_TAP_PX;
    lastTap = again ? null : { ...point, at: timeStamp };
    if (again) toggle(point);
  };

  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // A pinch on a touchpad arrives as a wheel with the control key, in small steps.
      const speed = event.ctrlKey ? 0.01 : 0.0015;
      zoomTo(scale * Math.exp(-event.deltaY * lines * speed), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );

  const keys = {
    "+": () => zoomTo(scale * STEP, middleOfStage()),
    "=": () => zoomTo(scale * STEP, middleOfStage()),
    "-": () => zoomTo(scale / STEP, middleOfStage()),
    0: reset,
  };
  const pans = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

  return {
    reset,
    nearer: keys["+"],
    farther: keys["-"],
    /** Carries out the key's action; returns false if the key has none at the present scale. */
    key(name) {
      const pan = scale > 1 && pans[name];
      if (pan) moveTo(offset.x + pan[0] * PAN_PX, offset.y + pan[1] * PAN_PX);
      else if (!(name in keys)) return false;
      else keys[name]();
      return true;
    },
    /** Keeps the picture within its limits after a change of the stage's size. */
    fit: () => moveTo(offset.x, offset.y),
  };
}

function between(value, least, most) {
  return Math.min(most, Math.max(least, value));
}
