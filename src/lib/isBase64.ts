/**
 * Whether the text is base64 without line breaks, padded or not. It searches for characters that do not belong. A single pattern for the
 * whole text would keep a backtracking position for every letter, and a picture has millions.
 */
export const isBase64 = (text: string): boolean =>
  /^[A-Za-z0-9+/]/.test(text) &&
  !/[^A-Za-z0-9+/]/.test(text.slice(0, -2)) &&
  /^[A-Za-z0-9+/]{0,2}={0,2}$/.test(text.slice(-2));
