import { hasControlCharacter } from '@/lib/controlCharacters';

/**
 * Checks a single-line text (a company, an estate, an address) for line breaks and control characters (Rule 7.4).
 * Returns the error text, or null.
 */
export const findSingleLineError = (text: string): string | null =>
  hasControlCharacter(text) ? '不能包含换行等看不见的字符' : null;
