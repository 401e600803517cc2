const STOPS =
  'a[href], button:not(:disabled), input[type="checkbox"]:not(:disabled), input[type="radio"]:not(:disabled)';

/** An element's place: what it is in, from the nearest, and its number among the children there. */
interface Place {
  readonly parent: Element;
  readonly at: number;
}

function placesOf(element: Element, screen: Element): Place[] {
  const places: Place[] = [];
  for (let each = element; each !== screen && each.parentElement !== null; each = each.parentElement)
    places.push({ parent: each.parentElement, at: [...each.parentElement.children].indexOf(each) });
  return places;
}

const stopIn = (element: Element | undefined): HTMLElement | null | undefined =>
  element?.matches(STOPS) === true ? (element as HTMLElement) : element?.querySelector<HTMLElement>(STOPS);

/** What took the place, or stands before it, or else is near. A field would open the phone's keyboard, so it is left out. */
function nearest(places: readonly Place[], screen: HTMLElement): HTMLElement {
  for (const { parent, at } of places.filter((place) => place.parent.isConnected)) {
    const stop = stopIn(parent.children[at]) ?? stopIn(parent.children[at - 1]) ?? stopIn(parent);
    if (stop) return stop;
  }
  return screen;
}

/** A new screen, a dialog that closes and some acts move the focus in an effect, which runs soon after the drawing. */
const SETTLED_MS = 100;

/**
 * A row that is deleted, or a button that gives way to its result or is busy, takes the focus with it, and a keyboard or a screen reader starts again at
 * the top of the page. The focus moves to what is nearest, or back to the button. What a screen itself does with the focus comes first.
 */
export function keepFocus(page: Document): void {
  let had: HTMLElement | null = null;
  let places: readonly Place[] = [];
  let wasBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => had !== null && page.activeElement === page.body;
  const restore = () => {
    timer = undefined;
    if (had === null || !isLost()) return;
    if (had.isConnected) {
      if (wasBusy && !had.matches(':disabled')) had.focus({ preventScroll: true });
      return;
    }
    had = null;
    const screen = page.querySelector<HTMLElement>('main[data-screen]');
    const isSameScreen = screen !== null && places[places.length - 1]?.parent === screen;
    if (isSameScreen) nearest(places, screen).focus({ preventScroll: true });
  };
  page.addEventListener('focusin', ({ target }) => {
    const screen = (target as Element).closest<HTMLElement>('main[data-screen]');
    if (screen === null || screen === target) return;
    had = target as HTMLElement;
    places = placesOf(had, screen);
    wasBusy = false;
  });
  // A finger elsewhere on the screen takes the focus away on purpose.
  page.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('main[data-screen]') !== null && had?.contains(target) !== true)
      had = null;
  });
  new MutationObserver(() => {
    if (had?.matches(':disabled') === true) wasBusy = true;
    if (isLost()) timer ??= setTimeout(restore, SETTLED_MS);
  }).observe(page.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}
