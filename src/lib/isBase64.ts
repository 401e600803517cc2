/**
 * Whether it is base64 in one piece, padded or not. It looks for what does not belong: a pattern for the whole keeps a way back
 * for every letter, and a picture has millions of them.
 */
export const isBase64 = (text: string): boolean =>
  /^[A-Za-z0-9+/]/.test(text) &&
  !/[^A-Za-z0-9+/]/.test(text.slice(0, -2)) &&
  /^[A-Za-z0-9+/]{0,2}={0,2}$/.test(text.slice(-2));
