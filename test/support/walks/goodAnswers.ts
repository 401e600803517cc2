import * as v from 'valibot';

import type * as wire from '@/services/schema/wire';

import { BROKEN, broken, nameOf, type Path, pathsOf, sampleOf, type Schema } from './brokenAnswers';

/**
 * A complete good response: a sample of the strict schema fills each empty list and missing value of the world, so that every
 * field of the contract can be broken.
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
  /** The field and the value in its place, for example `results[].parkFee: null`. */
  readonly name: string;
  readonly field: string;
  readonly data: unknown;
}

const wordOf = (by: unknown) => (typeof by === 'symbol' ? 'missing' : JSON.stringify(by));

/** The ways to break one field. The first two are missing and null. */
function breakagesOf(good: unknown, path: Path): Breakage[] {
  const field = nameOf(path);
  return BROKEN.map((by) => ({ field, name: `${field}: ${wordOf(by)}`, data: broken(good, path, by) }));
}

/** Every field of a good response with every way to break it, one field at a time. */
export function brokenOneByOne(data: unknown, answer: wire.WireSchema<unknown>): Breakage[][] {
  const good = filled(data, answer.strict);
  v.parse(answer.strict, good); // otherwise the test would use a response that no server sends
  return pathsOf(good).map((path) => breakagesOf(good, path));
}
