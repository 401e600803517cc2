const FIELDS = ['input', 'textarea', 'select', 'button'];
const ENABLED_SELECTOR = FIELDS.map((field) => `${field}:not(:disabled)`).join();

/** Invalid inputs: a field itself, or a group of choices. */
const INVALID_SELECTOR = [
  ...FIELDS.map((field) => `${field}[aria-invalid="true"]`),
  ...['input', 'button'].map((field) => `[aria-invalid="true"] ${field}`),
  // The role `region` does not support aria-invalid.
  '[data-wrong] button',
].join();

/** The focus target in a part of a screen: its invalid field, else its first field or button, else its first link. */
const findFocusTarget = (part: Element) =>
  part.querySelector<HTMLElement>(INVALID_SELECTOR) ??
  part.querySelector<HTMLElement>(ENABLED_SELECTOR) ??
  part.querySelector<HTMLElement>('a[href]');

/**
 * Focuses the first missing or invalid input in `root`, and scrolls to it. Screen readers read a field's error with it.
 */
export function focusFirstInvalidInput(root: Element | null | undefined): void {
  const marked = [...(root?.querySelectorAll<HTMLElement>(`${INVALID_SELECTOR},[data-missing]`) ?? [])];
  const [target] = marked.flatMap((element) =>
    'missing' in element.dataset ? (findFocusTarget(element) ?? []) : element,
  );
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
