/** The address if the page may load it as a picture: https, or a path of this origin. Null for anything else. */
export function safePicture(address: string): string | null {
  return /^https:\/\/[^\s\\]+$/i.test(address) || /^\/(?!\/)[^\s\\]*$/.test(address) ? address : null;
}

/** The colour if it has three or six hex digits; undefined for anything else, so that nothing can be injected into a style. */
export function safeColor(color: string): string | undefined {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color : undefined;
}
