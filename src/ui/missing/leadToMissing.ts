const FIELDS = ['input', 'textarea', 'select', 'button'];
const usable = FIELDS.map((field) => `${field}:not(:disabled)`).join();

/** What a form part marks as invalid: a field itself, or a group of choices. */
const wrong = [
  ...FIELDS.map((field) => `${field}[aria-invalid="true"]`),
  ...['input', 'button'].map((field) => `[aria-invalid="true"] ${field}`),
  // A region cannot be invalid by its role.
  '[data-wrong] button',
].join();

/** Where the focus goes in a part of a screen: to its wrong field, else to its first field or button, else to its first link. */
const placeIn = (part: Element) =>
  part.querySelector<HTMLElement>(wrong) ??
  part.querySelector<HTMLElement>(usable) ??
  part.querySelector<HTMLElement>('a[href]');

/** Takes the focus to the first thing in `root` that is missing or wrong, and scrolls there. A field's error is read with it. */
export function leadToMissing(root: Element | null | undefined): void {
  const marked = [...(root?.querySelectorAll<HTMLElement>(`${wrong},[data-missing]`) ?? [])];
  const [place] = marked.flatMap((one) => ('missing' in one.dataset ? (placeIn(one) ?? []) : one));
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}
