/** Removes lone surrogates, which make `encodeURIComponent` throw. Cutting an emoji in half leaves one. */
export function stripLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
