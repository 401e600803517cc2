/** True in `npm run test:full`, which walks everything. `npm test` walks a part that is the same in every run. */
export const isFull = process.env['FULL'] === '1';

/** The number of generated cases: `short` in `npm test`, `full` in a full run. */
export const depth = (short: number, full: number): number => (isFull ? full : short);

/** A number made from a text, the same in every run. */
function numberOf(text: string): number {
  let number = 7;
  for (let at = 0; at < text.length; at += 1) number = (Math.imul(number, 31) + text.charCodeAt(at)) >>> 0;
  return number;
}

/** The same number with its bits spread (the last step of MurmurHash3). Without it, texts that differ only at their end have neighbouring numbers. */
function spread(number: number): number {
  const first = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}

/** Whether a case is walked: one case in `oneOf`; in a full run one in `oneOfInFull`, which is every case by default. */
export const isWalked = (text: string, oneOf: number, oneOfInFull = 1): boolean =>
  numberOf(text) % (isFull ? oneOfInFull : oneOf) === 0;

/** Which of `parts` parts a case belongs to. This does not depend on whether the case is walked. */
export const partOf = (text: string, parts: number): number => (numberOf(text) >>> 16) % parts;

/** One element of a list for each text. Different texts spread over the list. */
export const pickFor = <T>(text: string, from: readonly T[]): T => from[numberOf(text) % from.length] as T;

/**
 * A part of the cases: at most `most`, the same in every run and in the order of `cases`. In a full run it is all of them.
 * Cases for which `first` is true are preferred.
 */
export function sampled<T>(
  cases: readonly T[],
  most: number,
  nameOf: (one: T) => string,
  first: (one: T) => boolean = () => false,
): readonly T[] {
  if (isFull || cases.length <= most) return cases;
  const ranked = cases.map((one, index) => ({
    index,
    isLater: first(one) ? 0 : 1,
    number: spread(numberOf(nameOf(one))),
  }));
  ranked.sort((a, b) => a.isLater - b.isLater || a.number - b.number || a.index - b.index);
  const taken = new Set(ranked.slice(0, most).map(({ index }) => index));
  return cases.filter((_, index) => taken.has(index));
}

/** Reports what a walk has done. It uses stderr, because jest's report uses stdout. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`);
