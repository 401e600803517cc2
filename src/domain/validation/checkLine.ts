import { hasControlCharacter } from '@/lib/controlCharacters';

/** Checks what is written as it is called (a company, an estate, an address) for line breaks and controls (Rule 7.4). Returns the error text, or null. */
export const checkLine = (text: string): string | null =>
  hasControlCharacter(text) ? '不能包含换行等看不见的字符' : null;
