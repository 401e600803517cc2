/** The properties that the testing library and user-event read of each element, again and again, with the value at the root if they are inherited. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' } as const;

/** Attributes by which the default style sheet hides an element. */
const HIDING = ['hidden', 'open', 'type'] as const;

const ownValue = (element: Element, property: string): string =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';

function inheritedValue(element: Element, property: keyof typeof INHERITED): string {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const value = ownValue(each, property);
    if (value !== '') return value;
  }
  return INHERITED[property];
}

/** jsdom's own. It matches the element with hundreds of rules of the default style sheet, again after each change of the page. */
export const slowStyle = window.getComputedStyle.bind(window);

/** The style sheets of a page before anything is drawn: the one of setupPage. */
const OWN_SHEETS = 1;

const defaults = new Map<string, string>();

/** What the default style sheet says of an element of this kind. Only a part of a `ruby` depends on where it is. */
function defaultDisplay(element: Element): string {
  const attributes = HIDING.map((name) => [name, element.getAttribute(name)] as const);
  const { namespaceURI, localName } = element;
  const key = JSON.stringify([namespaceURI, localName, attributes]);
  const known = defaults.get(key);
  if (known !== undefined) return known;
  const alike = document.createElementNS(namespaceURI, localName);
  for (const [name, value] of attributes) if (value !== null) alike.setAttribute(name, value);
  const { display } = slowStyle(alike);
  defaults.set(key, display);
  return display;
}

const quick = new Map<string | symbol, (element: Element) => string>([
  ['display', (element) => ownValue(element, 'display') || defaultDisplay(element)],
  ['visibility', (element) => inheritedValue(element, 'visibility')],
  ['pointerEvents', (element) => inheritedValue(element, 'pointer-events')],
  ['pointer-events', (element) => inheritedValue(element, 'pointer-events')],
]);

/**
 * jsdom's `getComputedStyle`, but `display`, `visibility` and `pointer-events` without its style sheet, which took a tenth of a journey. As soon as the
 * page has a style sheet of its own, all of it is jsdom's.
 */
export function quickStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const isOwn = document.styleSheets.length > OWN_SHEETS || element.parentElement?.localName === 'ruby';
  if (isOwn || (pseudo ?? '') !== '') return slowStyle(element, pseudo);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      const value = quick.get(name)?.(element);
      if (value !== undefined) return value;
      if (name === 'getPropertyValue')
        return (property: string) => quick.get(property)?.(element) ?? slowStyle(element).getPropertyValue(property);
      const whole = slowStyle(element);
      const own: unknown = Reflect.get(whole, name);
      return typeof own === 'function' ? (own.bind(whole) as unknown) : own;
    },
  });
}
