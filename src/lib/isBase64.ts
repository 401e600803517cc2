/**
 * Whether the text is base64 without line breaks, padded or not. It searches for invalid characters instead of
 * matching the complete text, because that would store a backtracking position for each of the millions of characters
 * of a picture.
 */
export const isBase64 = (text: string): boolean =>
  /^[A-Za-z0-9+/]/.test(text) &&
  !/[^A-Za-z0-9+/]/.test(text.slice(0, -2)) &&
  /^[A-Za-z0-9+/]{0,2}={0,2}$/.test(text.slice(-2));
