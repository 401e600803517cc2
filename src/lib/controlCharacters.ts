/** C0 and C1 controls and DEL. People do not type them, and they can trick address parsers. */
const CONTROL = /\p{Cc}/u;

/** Controls, format characters (zero-width, right-to-left override), lone surrogates, private and unassigned code points. */
const UNSEEN = /\p{C}/gu;

export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text);
}

/** The text without invisible characters, such as controls, zero-width marks and direction overrides. */
export function withoutUnseenCharacters(text: string): string {
  return text.replace(UNSEEN, '');
}
