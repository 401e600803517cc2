const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The largest multiple of the alphabet's size that fits a byte. Bytes from here on are skipped, because they would
 * favour the first letters.
 */
const FAIR_LIMIT = 256 - (256 % ALPHABET.length);

/**
 * Random letters and digits, each equally likely.
 *
 * @param randomBytes returns that many random bytes from a cryptographic source
 */
export function createRandomText(length: number, randomBytes: (count: number) => Uint8Array): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < FAIR_LIMIT && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}
