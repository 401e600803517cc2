/** A picture the page may load: over https, or an address of this origin. Anything else gives null. */
export function safePicture(address: string): string | null {
  return /^https:\/\/[^\s\\]+$/i.test(address) || /^\/(?!\/)[^\s\\]*$/.test(address) ? address : null;
}

/** A colour of six or three hex digits; nothing that could carry more into a style. */
export function safeColor(color: string): string | undefined {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color : undefined;
}
