const FOCUSABLE =
  'a[href], button:not(:disabled), input[type="checkbox"]:not(:disabled), input[type="radio"]:not(:disabled)';

/** The position of an element: its parent, and its index among the parent's children. */
interface ChildPosition {
  readonly parent: Element;
  readonly index: number;
}

function findPositions(element: Element, screen: Element): ChildPosition[] {
  const positions: ChildPosition[] = [];
  for (let current = element; current !== screen && current.parentElement !== null; current = current.parentElement)
    positions.push({ parent: current.parentElement, index: [...current.parentElement.children].indexOf(current) });
  return positions;
}

const findFocusable = (element: Element | undefined): HTMLElement | null | undefined =>
  element?.matches(FOCUSABLE) === true ? (element as HTMLElement) : element?.querySelector<HTMLElement>(FOCUSABLE);

/**
 * The element that is now at the position, the one before it, or another one nearby. Text fields are excluded, because
 * they would open the phone's keyboard.
 */
function findNearestFocusable(positions: readonly ChildPosition[], screen: HTMLElement): HTMLElement {
  for (const { parent, index } of positions.filter((position) => position.parent.isConnected)) {
    const target =
      findFocusable(parent.children[index]) ?? findFocusable(parent.children[index - 1]) ?? findFocusable(parent);
    if (target) return target;
  }
  return screen;
}

/** New screens, closing dialogs and some actions move the focus in an effect, which runs shortly after rendering. */
const RESTORE_DELAY_MS = 100;

/**
 * When the focused element is removed (a deleted row, a button that its result replaces) or disabled while busy, the
 * browser drops the focus, and a keyboard or a screen reader starts again at the top of the page. This moves the focus
 * to the nearest focusable element, or back to the button when it is enabled again. A screen that moves the focus
 * itself has priority.
 */
export function restoreLostFocus(page: Document): void {
  let lastFocused: HTMLElement | null = null;
  let positions: readonly ChildPosition[] = [];
  let wasBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => lastFocused !== null && page.activeElement === page.body;
  const restore = () => {
    timer = undefined;
    if (lastFocused === null || !isLost()) return;
    if (lastFocused.isConnected) {
      if (wasBusy && !lastFocused.matches(':disabled')) lastFocused.focus({ preventScroll: true });
      return;
    }
    lastFocused = null;
    const screen = page.querySelector<HTMLElement>('main[data-screen]');
    const isSameScreen = screen !== null && positions[positions.length - 1]?.parent === screen;
    if (isSameScreen) findNearestFocusable(positions, screen).focus({ preventScroll: true });
  };
  page.addEventListener('focusin', ({ target }) => {
    const screen = (target as Element).closest<HTMLElement>('main[data-screen]');
    if (screen === null || screen === target) return;
    lastFocused = target as HTMLElement;
    positions = findPositions(lastFocused, screen);
    wasBusy = false;
  });
  // A touch elsewhere on the screen removes the focus on purpose.
  page.addEventListener('pointerdown', ({ target }) => {
    if (
      target instanceof Element &&
      target.closest('main[data-screen]') !== null &&
      lastFocused?.contains(target) !== true
    )
      lastFocused = null;
  });
  new MutationObserver(() => {
    if (lastFocused?.matches(':disabled') === true) wasBusy = true;
    if (isLost()) timer ??= setTimeout(restore, RESTORE_DELAY_MS);
  }).observe(page.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}
