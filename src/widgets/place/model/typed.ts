/** No lot's name is longer, and no address of the app accepts more. */
export const KEYWORD_LENGTH = 64;

/** The typed text, and the keyword that the address had when it was typed. */
export interface Typed {
  readonly text: string;
  readonly over: string;
}

/** Whether a stored value has this shape. */
export function isTyped(value: unknown): value is Typed {
  const { text, over } = (value ?? {}) as Partial<Typed>;
  return typeof text === 'string' && typeof over === 'string';
}

/** The content of the field: the typed text, unless the address has changed since. */
export const typedNow = ({ text, over }: Typed, keyword: string): string =>
  over === keyword || text.trim() === keyword ? text : keyword;
