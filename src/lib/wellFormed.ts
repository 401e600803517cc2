/** Without lone surrogates, on which `encodeURIComponent` throws. A pasted or cut emoji leaves them behind. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
