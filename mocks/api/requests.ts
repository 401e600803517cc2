import * as v from 'valibot';

import { Refusal, REFUSALS } from '../world/Refusal';
import type { Call } from './endpoint';

/** The body as this schema says, or a refusal that names the field. */
export function readBody<S extends v.GenericSchema>({ body }: Pick<Call, 'body'>, schema: S): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body ?? {});
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal(REFUSALS.badRequest, `参数错误：${v.getDotPath(issue) ?? '请求内容'}`);
}

/** A query parameter that must be there. */
export function queryText({ query }: Pick<Call, 'query'>, name: string): string {
  const value = query.get(name) ?? '';
  if (value === '') throw new Refusal(REFUSALS.badRequest, `参数错误：${name}`);
  return value;
}

/** A whole number in the query; `otherwise` when it is absent. */
export function queryNumber({ query }: Pick<Call, 'query'>, name: string, otherwise?: number): number {
  const text = query.get(name);
  const value = text === null ? otherwise : Number(text);
  if (value === undefined || !Number.isInteger(value)) throw new Refusal(REFUSALS.badRequest, `参数错误：${name}`);
  return value;
}

/** One page of a list, as `results` and `total`. */
export function pageOf<T>(call: Pick<Call, 'query'>, rows: readonly T[]): { results: T[]; total: number } {
  const pageNo = Math.max(1, queryNumber(call, 'pageNo', 1));
  const pageSize = Math.min(999, Math.max(1, queryNumber(call, 'pageSize', 20)));
  return { results: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: rows.length };
}

export const filled = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const optionalText = v.optional(v.pipe(v.string(), v.maxLength(500)), '');
export const wholeCents = v.pipe(v.number(), v.integer(), v.minValue(0));
