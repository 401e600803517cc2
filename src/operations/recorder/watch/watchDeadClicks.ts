/** A press without effect after this time is a dead click. */
const EFFECT_MS = 400;
/** A pointer that moves further is scrolling. */
const MAX_MOVE_PX = 10;
/** Elements that give feedback themselves when pressed. */
const SELF_RESPONDING =
  'input:not([type="button"]):not([type="submit"]), textarea, select, label, summary, video, canvas, iframe';
const CONTROLS = 'button, a[href], [role]';

/** Describes the position of an element without its text, which may be personal: `payPage button 3 disabled`. */
function describeTarget(page: Window, target: Element): string {
  const screen = target.closest('[data-screen]')?.getAttribute('data-screen') ?? '';
  const control = target.closest(CONTROLS);
  if (control === null) return [screen, target.tagName.toLowerCase()].filter(Boolean).join(' ');
  const role = control.getAttribute('role') ?? (control.tagName === 'A' ? 'link' : control.tagName.toLowerCase());
  const selector = control.hasAttribute('role') ? `[role="${role}"]` : control.tagName.toLowerCase();
  const position = [...page.document.querySelectorAll(selector)].indexOf(control) + 1;
  const isDisabled = control.matches(':disabled, [aria-disabled="true"]');
  return [screen, role, String(position), isDisabled ? 'disabled' : ''].filter(Boolean).join(' ');
}

/**
 * Detects dead clicks: no action was dispatched, nothing on the page changed except texts (a countdown changes those
 * anyway), and the focus did not move.
 *
 * @param actions returns how many actions have been dispatched
 * @param onDeadClick receives a description of the pressed element and the time
 */
export function watchDeadClicks(
  page: Window & typeof globalThis,
  actions: () => number,
  onDeadClick: (targetName: string, atMs: number) => void,
): () => void {
  const { document } = page;
  let pressStart: { x: number; y: number; actions: number; focus: Element | null; scroll: number } | null = null;
  const onPointerDown = ({ clientX, clientY }: PointerEvent) => {
    pressStart = {
      x: clientX,
      y: clientY,
      actions: actions(),
      focus: document.activeElement,
      scroll: page.scrollY,
    };
  };
  const onPointerUp = (event: PointerEvent) => {
    const before = pressStart;
    const { target } = event;
    pressStart = null;
    if (before === null || !(target instanceof page.Element)) return;
    const isClick = Math.hypot(event.clientX - before.x, event.clientY - before.y) <= MAX_MOVE_PX;
    if (!isClick || target.closest(SELF_RESPONDING) !== null) return;
    const targetName = describeTarget(page, target);
    const atMs = Date.now();
    let hasChanged = false;
    const observer = new page.MutationObserver(() => {
      hasChanged = true;
    });
    observer.observe(document.body, { childList: true, attributes: true, subtree: true });
    page.setTimeout(() => {
      observer.disconnect();
      const hasMoved = document.activeElement !== before.focus || page.scrollY !== before.scroll;
      if (!hasChanged && !hasMoved && actions() === before.actions) onDeadClick(targetName, atMs);
    }, EFFECT_MS);
  };
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('pointerup', onPointerUp, true);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('pointerup', onPointerUp, true);
  };
}
