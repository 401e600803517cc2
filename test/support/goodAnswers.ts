import * as v from 'valibot';

import type { Answer } from '@/services/transport/wire/wire';

import { BROKEN, broken, nameOf, type Path, pathsOf, sampleOf, type Schema } from './brokenAnswers';

/**
 * A good answer with nothing left out: where the world has an empty list or no value there stands a sample of the strict schema,
 * so that every field that the contract knows can be broken.
 */
export function filled(data: unknown, schema: Schema): unknown {
  const { entries, item, wrapped } = schema;
  if (entries !== undefined && typeof data === 'object' && data !== null) {
    const given = data as Record<string, unknown>;
    return Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, filled(given[name], field)]));
  }
  if (item !== undefined && Array.isArray(data)) {
    return data.length === 0 ? sampleOf(schema) : data.map((one) => filled(one, item));
  }
  if (wrapped !== undefined) return data === null ? sampleOf(wrapped) : filled(data, wrapped);
  return data;
}

export interface Breakage {
  /** The field and what stands in its place, `results[].parkFee: null`. */
  readonly name: string;
  readonly field: string;
  readonly data: unknown;
}

const wordOf = (by: unknown) => (typeof by === 'symbol' ? 'missing' : JSON.stringify(by));

/** Ways to break one field, the first two being that it is missing and that it is null. */
function breakagesOf(good: unknown, path: Path): Breakage[] {
  const field = nameOf(path);
  return BROKEN.map((by) => ({ field, name: `${field}: ${wordOf(by)}`, data: broken(good, path, by) }));
}

/** Every field of a good answer and every way to break it, one field at a time. */
export function brokenOneByOne(data: unknown, answer: Answer<unknown>): Breakage[][] {
  const good = filled(data, answer.strict);
  v.parse(answer.strict, good); // else the app would be held against what no server sends
  return pathsOf(good).map((path) => breakagesOf(good, path));
}
