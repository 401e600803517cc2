/** Base64 of the text's UTF-8 bytes. `btoa` alone throws on Chinese characters. */
export function encodeBase64Utf8(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
