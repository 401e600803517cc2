/** A press that has done nothing by then does nothing. */
const EFFECT_MS = 400;
/** A finger that moves further scrolls. */
const STILL_PX = 10;
/** These show by themselves that they were pressed. */
const SPEAKS =
  'input:not([type="button"]):not([type="submit"]), textarea, select, label, summary, video, canvas, iframe';
const CONTROLS = 'button, a[href], [role]';

/** Where a thing stands, without a word of its text, which may be about the driver: `payPage button 3 disabled`. */
function nameOf(page: Window, target: Element): string {
  const screen = target.closest('[data-screen]')?.getAttribute('data-screen') ?? '';
  const control = target.closest(CONTROLS);
  if (control === null) return [screen, target.tagName.toLowerCase()].filter(Boolean).join(' ');
  const role = control.getAttribute('role') ?? (control.tagName === 'A' ? 'link' : control.tagName.toLowerCase());
  const selector = control.hasAttribute('role') ? `[role="${role}"]` : control.tagName.toLowerCase();
  const place = [...page.document.querySelectorAll(selector)].indexOf(control) + 1;
  const isOff = control.matches(':disabled, [aria-disabled="true"]');
  return [screen, role, String(place), isOff ? 'disabled' : ''].filter(Boolean).join(' ');
}

/**
 * Finds presses without effect: nothing was dispatched, nothing on the page has changed but texts (a countdown changes those by itself), and the focus is
 * where it was.
 *
 * @param actions how many actions have been dispatched
 * @param onDead told what was pressed, and when
 */
export function watchPresses(
  page: Window & typeof globalThis,
  actions: () => number,
  onDead: (on: string, atMs: number) => void,
): () => void {
  const { document } = page;
  let down: { x: number; y: number; actions: number; focus: Element | null; scroll: number } | null = null;
  const pressed = ({ clientX, clientY }: PointerEvent) => {
    down = {
      x: clientX,
      y: clientY,
      actions: actions(),
      focus: document.activeElement,
      scroll: page.scrollY,
    };
  };
  const released = (event: PointerEvent) => {
    const before = down;
    const { target } = event;
    down = null;
    if (before === null || !(target instanceof page.Element)) return;
    const isStill = Math.hypot(event.clientX - before.x, event.clientY - before.y) <= STILL_PX;
    if (!isStill || target.closest(SPEAKS) !== null) return;
    const on = nameOf(page, target);
    const atMs = Date.now();
    let hasChanged = false;
    const observer = new page.MutationObserver(() => {
      hasChanged = true;
    });
    observer.observe(document.body, { childList: true, attributes: true, subtree: true });
    page.setTimeout(() => {
      observer.disconnect();
      const isMoved = document.activeElement !== before.focus || page.scrollY !== before.scroll;
      if (!hasChanged && !isMoved && actions() === before.actions) onDead(on, atMs);
    }, EFFECT_MS);
  };
  document.addEventListener('pointerdown', pressed, true);
  document.addEventListener('pointerup', released, true);
  return () => {
    document.removeEventListener('pointerdown', pressed, true);
    document.removeEventListener('pointerup', released, true);
  };
}
