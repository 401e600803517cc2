/** Jest looks up a global for each use, which would take three quarters of the time. */
const { imul } = Math;

const MIN_SLOTS = 1 << 16;

/**
 * A set of texts, each kept as a print of 64 bits, because a JavaScript set holds no more than 16 million. With 20 million states, the chance that any two
 * of them have the same print is 1 in 90,000.
 */
export class SeenStates {
  size = 0;
  private slots = MIN_SLOTS;
  private prints = new Uint32Array(2 * MIN_SLOTS);

  /** False if it was there already. */
  add(text: string): boolean {
    let one = 0x811c9dc5;
    let other = 0x5bd1e995;
    for (let at = 0; at < text.length; at += 1) {
      const char = text.charCodeAt(at);
      one = imul(one ^ char, 0x01000193);
      other = imul((other << 5) ^ (other >>> 27) ^ char, 0x9e3779b1);
    }
    one ^= one >>> 15;
    // No print is 0, which marks an empty slot.
    if (!this.put(one >>> 0, other >>> 0 || 1)) return false;
    this.size += 1;
    if (2 * this.size > this.slots) this.grow();
    return true;
  }

  private put(one: number, other: number): boolean {
    const { prints, slots } = this;
    let at = one & (slots - 1);
    for (; prints[2 * at + 1] !== 0; at = (at + 1) & (slots - 1))
      if (prints[2 * at] === one && prints[2 * at + 1] === other) return false;
    prints[2 * at] = one;
    prints[2 * at + 1] = other;
    return true;
  }

  private grow(): void {
    const { prints } = this;
    this.slots *= 2;
    this.prints = new Uint32Array(2 * this.slots);
    for (let at = 0; at < prints.length; at += 2) if (prints[at + 1] !== 0) this.put(prints[at]!, prints[at + 1]!);
  }
}
