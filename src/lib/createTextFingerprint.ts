/**
 * FNV-1a with two seeds (64 bits): enough to distinguish a few texts. It is not reversible for long random texts, but
 * does not protect short ones.
 */
export function createTextFingerprint(text: string): string {
  return [0x811c9dc5, 0x5bd1e995].map((seed) => fnv1a(text, seed).toString(36)).join('-');
}

function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
