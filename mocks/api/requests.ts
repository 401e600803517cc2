import * as v from 'valibot';

import { Refusal, REFUSALS } from '../world/core/Refusal';
import type { Call, Endpoint } from './endpoint';

const IN_BODY = { in: 'body' } as const;

/** Marks a DELETE that takes this schema in its body, because the values must not appear in an address. */
export const inBody = <S extends v.GenericSchema>(schema: S) => v.pipe(schema, v.metadata(IN_BODY));

/** Whether an endpoint takes its values in the query. */
export const takesQuery = ({ method, takes }: Pick<Endpoint, 'method' | 'takes'>): boolean =>
  method === 'GET' || (method === 'DELETE' && (takes === undefined || v.getMetadata(takes)['in'] !== IN_BODY.in));

/** The values that an endpoint takes. Throws a refusal that names the field if one is wrong. */
export function readAsked({ body, query }: Call, endpoint: Endpoint): unknown {
  if (endpoint.takes === undefined) return undefined;
  const parsed = v.safeParse(endpoint.takes, takesQuery(endpoint) ? Object.fromEntries(query) : (body ?? {}));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal(REFUSALS.badRequest, `参数错误：${v.getDotPath(issue) ?? '请求内容'}`);
}

/** The driver who makes an open call, null for a visitor. An expired token is refused, so that a driver is never treated as a visitor. */
export function askerOf({ driver, token }: Pick<Call, 'driver' | 'token'>): Call['driver'] {
  if (driver === null && token !== undefined) throw new Refusal(REFUSALS.unauthorized, '登录已过期，请重新登录');
  return driver;
}

/** One page of a list, as `results` and `total`, for an endpoint that takes `paging`. */
export function pageOf<T>({ query }: Pick<Call, 'query'>, rows: readonly T[]): { results: T[]; total: number } {
  const pageNo = Math.max(1, Number(query.get('pageNo') ?? 1));
  const pageSize = Math.min(999, Math.max(1, Number(query.get('pageSize') ?? 20)));
  return { results: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: rows.length };
}

export const filled = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** An absolute address. It may be longer than any other text. */
export const address = v.pipe(v.string(), v.minLength(1), v.maxLength(4_000));
export const optionalText = v.optional(v.pipe(v.string(), v.maxLength(500)), '');
/** In the body of every call that spends or binds (`once`). */
export const requestId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const wholeCents = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A whole number in a query. */
export const wholeNumber = v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number));
/** The query fields of every paged list. `createCursorPageSchema` reads them. */
export const paging = { pageNo: v.optional(wholeNumber), pageSize: v.optional(wholeNumber) };

const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
/** GCJ-02 degrees, in a body. */
export const destination = { destLng: longitude, destLat: latitude };
const degrees = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,15})?$/), v.transform(Number));
/** The same in a query. */
export const queryDestination = { destLng: v.pipe(degrees, longitude), destLat: v.pipe(degrees, latitude) };
