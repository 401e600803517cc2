import * as v from 'valibot';

import type * as wire from '@/services/schema/wire';

/** The part of a strict schema that the makers of services/schema produce. */
export interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
  pipe?: readonly { type: string }[];
}

/** Texts of a fixed format, and the empty text for all others. */
const FORMED = ['2026-03-10 12:00:00', '2026-03-10', '12:00', ''];

const isObject = ({ type }: Schema) => type === 'object';

/** A good value of a strict schema. Every list has one element and every nullable part is present. */
export function sampleOf(schema: Schema): unknown {
  if (isObject(schema)) {
    return Object.fromEntries(Object.entries(schema.entries ?? {}).map(([name, field]) => [name, sampleOf(field)]));
  }
  switch (schema.type) {
    case 'array':
      return schema.item === undefined ? [] : [sampleOf(schema.item)];
    case 'nullable':
      return schema.wrapped === undefined ? null : sampleOf(schema.wrapped);
    case 'picklist':
      return schema.options?.at(-1);
    case 'number':
      return 1;
    case 'string':
      return 'text';
    case 'union':
      return FORMED.find((one) => v.is(schema as unknown as v.GenericSchema, one));
    case 'record':
      return { key: 'text' };
    case 'unknown':
      return null;
    default:
      throw new Error(`No sample of ${schema.type}`);
  }
}

type Step = string | 0;
export type Path = readonly Step[];

/** The path of every field of a value. Of each list it includes the first element. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [[...path, 0], ...pathsOf(value[0], [...path, 0])];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [[...path, name], ...pathsOf(field, [...path, name])]);
}

const MISSING = Symbol('missing');
/** The values that a field is replaced with: missing, null, or another type. */
export const BROKEN: readonly unknown[] = [MISSING, null, true, 42.5, -7, 'text', '', [], {}, [null], { other: 1 }];

/** The same value with one field broken. */
export function broken(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (Array.isArray(value)) {
    const others: unknown[] = value.slice(1);
    if (rest.length > 0) return [broken(value[0], rest, by), ...others];
    return by === MISSING ? others : [by, ...others];
  }
  const fields = { ...(value as Record<string, unknown>) };
  const name = String(step);
  if (rest.length > 0) fields[name] = broken(fields[name], rest, by);
  else if (by === MISSING) Reflect.deleteProperty(fields, name);
  else fields[name] = by;
  return fields;
}

/** Whether a primitive value matches its type. A value of a picklist must be one of its codes. */
function isPromised(read: unknown, { type, options }: Schema): boolean {
  if (type === 'picklist') return options?.includes(read) === true;
  if (type === 'number') return typeof read === 'number';
  if (type === 'string' || type === 'union') return typeof read === 'string';
  return type !== 'record' || (typeof read === 'object' && read !== null);
}

/** The places where the value that was read does not match the type. Empty if all match. */
function misshapen(read: unknown, schema: Schema, at: string): string[] {
  const wrong = [`${at}: ${JSON.stringify(read)} is no ${schema.type}`];
  const { item, wrapped } = schema;
  if (isObject(schema)) {
    if (typeof read !== 'object' || read === null) return wrong;
    return Object.entries(schema.entries ?? {}).flatMap(([name, field]) =>
      misshapen((read as Record<string, unknown>)[name], field, `${at}.${name}`),
    );
  }
  if (item !== undefined) {
    return Array.isArray(read) ? read.flatMap((one, index) => misshapen(one, item, `${at}[${index}]`)) : wrong;
  }
  if (wrapped !== undefined) return read === null ? [] : misshapen(read, wrapped, at);
  return isPromised(read, schema) ? [] : wrong;
}

export interface Reading {
  /** Fields that make the whole response unusable when they are broken, for example `payId`. */
  required: string[];
  /** Fields that remove their element from its list when they are broken, for example `results[].newsId`. */
  dropping: string[];
  /** Values that came out of the reader with a shape that their type does not allow. Must be empty. */
  misshapen: string[];
}

export const nameOf = (path: Path): string =>
  path
    .map((step) => (step === 0 ? '[]' : `.${step}`))
    .join('')
    .slice(1);

const partAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (found, step) => (typeof found === 'object' && found !== null ? (found as Record<Step, unknown>)[step] : undefined),
    value,
  );

/** Breaks every field of a good response, one at a time: missing, null, and every other type. */
export function readBroken(answer: wire.WireSchema<unknown>): Reading {
  const schema = answer.strict as unknown as Schema;
  const sample = sampleOf(schema);
  v.parse(answer.strict, sample);
  const found: Reading = { required: [], dropping: [], misshapen: [] };
  for (const path of pathsOf(sample)) {
    const name = nameOf(path);
    const readings = BROKEN.map((by) => v.safeParse(answer.reader, broken(sample, path, by)));
    const outputs = readings.filter(({ success }) => success).map(({ output }) => output);
    const element = path.slice(0, path.lastIndexOf(0) + 1);
    const isInElement = element.length > 0 && element.length < path.length;
    if (outputs.length < readings.length) found.required.push(name);
    if (isInElement && outputs.some((output) => partAt(output, element) === undefined)) found.dropping.push(name);
    found.misshapen.push(...outputs.flatMap((output) => misshapen(output, schema, name)));
  }
  return found;
}

const isAnswer = (value: unknown): value is wire.WireSchema<unknown> =>
  typeof value === 'object' && value !== null && 'strict' in value && 'reader' in value;

/** The entities that a topic file exports, with their export names. */
export const answersOf = (file: object): [string, wire.WireSchema<unknown>][] =>
  Object.entries(file).filter((entry): entry is [string, wire.WireSchema<unknown>] => isAnswer(entry[1]));
