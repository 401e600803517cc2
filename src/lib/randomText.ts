const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The largest multiple of the alphabet's size that a byte can hold: bytes from here on would favour the first letters. */
const FAIR_LIMIT = 256 - (256 % ALPHABET.length);

/**
 * Letters and digits, every one equally likely.
 *
 * @param randomBytes a source of that many random bytes, good enough for secrets
 */
export function randomText(length: number, randomBytes: (count: number) => Uint8Array): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < FAIR_LIMIT && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}
