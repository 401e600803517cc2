/** The maximum length of a keyword. No lot's name is longer, and the address accepts no more. */
export const MAX_KEYWORD_LENGTH = 64;

/** The typed text, and the keyword in the address when it was typed. */
export interface TypedKeyword {
  readonly text: string;
  readonly over: string;
}

/** Whether a stored value has this shape. */
export function isTypedKeyword(value: unknown): value is TypedKeyword {
  const { text, over } = (value ?? {}) as Partial<TypedKeyword>;
  return typeof text === 'string' && typeof over === 'string';
}

/** The content of the field: the typed text, unless the address has changed since. */
export const keywordFieldValue = ({ text, over }: TypedKeyword, keyword: string): string =>
  over === keyword || text.trim() === keyword ? text : keyword;
