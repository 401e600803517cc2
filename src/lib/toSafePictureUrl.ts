/** Returns the address if it is a safe picture source: https, or a path of this origin. Otherwise null. */
export function toSafePictureUrl(url: string): string | null {
  return /^https:\/\/[^\s\\]+$/i.test(url) || /^\/(?!\/)[^\s\\]*$/.test(url) ? url : null;
}

/**
 * Returns the colour if it has three or six hex digits. Otherwise undefined, so that nothing can be injected into a
 * style.
 */
export function toSafeColor(color: string): string | undefined {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color : undefined;
}
