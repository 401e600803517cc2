/** Removes lone surrogates, on which `encodeURIComponent` throws. A cut emoji leaves one behind. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
