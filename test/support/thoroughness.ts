/** `npm run test:full` walks everything; `npm test` a part that is the same at every run. */
export const isFull = process.env['FULL'] === '1';

/** How many generated cases are tried: so many in `npm test`, so many in a full run. */
export const depth = (short: number, full: number): number => (isFull ? full : short);

/** A whole number that belongs to a text: the same in every run. */
function numberOf(text: string): number {
  let number = 7;
  for (let at = 0; at < text.length; at += 1) number = (Math.imul(number, 31) + text.charCodeAt(at)) >>> 0;
  return number;
}

/** The same number with its bits spread (the last step of MurmurHash3): texts that differ at their end only have neighbouring numbers. */
function spread(number: number): number {
  const first = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}

/** Whether a case is walked: one of so many, and in a full run everything unless told. */
export const isWalked = (text: string, oneOf: number, oneOfInFull = 1): boolean =>
  numberOf(text) % (isFull ? oneOfInFull : oneOf) === 0;

/** Which of so many parts a case belongs to; has nothing to do with whether it is walked. */
export const partOf = (text: string, parts: number): number => (numberOf(text) >>> 16) % parts;

/** One element of a list for each text, spread over the list. */
export const pickFor = <T>(text: string, from: readonly T[]): T => from[numberOf(text) % from.length] as T;

/**
 * A part of the cases, at most so many, the same at every run and in the order of `cases`; in a full run all of them. Cases that come
 * `first` are preferred to others.
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

/** What a walk has done, for the note of a run; not to stdout, which jest's report takes. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`);
