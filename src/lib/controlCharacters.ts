/** C0 and C1 controls and DEL. Nobody types them, and they can confuse address parsers. */
const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * Controls, format characters (zero-width, right-to-left override), lone surrogates, private and unassigned code
 * points.
 */
const INVISIBLE_CHARACTERS = /\p{C}/gu;

export function hasControlCharacter(text: string): boolean {
  return CONTROL_CHARACTER.test(text);
}

/** The text without invisible characters, such as controls, zero-width marks and direction overrides. */
export function stripInvisibleCharacters(text: string): string {
  return text.replace(INVISIBLE_CHARACTERS, '');
}
