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

/** Whether a case is walked: one of so many, and in a full run everything unless told. */
export const isWalked = (text: string, oneOf: number, oneOfInFull = 1): boolean =>
  numberOf(text) % (isFull ? oneOfInFull : oneOf) === 0;

/** Which of so many parts a case belongs to, for a walk that several workers do at once; has nothing to do with whether it is walked. */
export const partOf = (text: string, parts: number): number => (numberOf(text) >>> 16) % parts;

/** One element of a list for each text, spread over the list. */
export const pickFor = <T>(text: string, from: readonly T[]): T => from[numberOf(text) % from.length] as T;

/** What a walk has done, for the note of a run; not to stdout, which jest's report takes. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`);
