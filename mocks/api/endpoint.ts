import type * as v from 'valibot';

import type { Answer } from '@/services/transport/wire/wire';

import type { DriverRow } from '../world/account/accountTables';
import type { World } from '../world/World';

/** One call as a handler sees it. */
export interface Call {
  world: World;
  /** Path segments named in the path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The JSON body; undefined without one. */
  body: unknown;
  /** Whose valid token came along. */
  driver: DriverRow | null;
  token: string | undefined;
  /** As CustomPayload and ClientType say. */
  openid: string;
  clientType: number;
}

/** `open`: for visitors too. `driver`: needs a token. */
export type Access = 'open' | 'driver';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to ./api/; `{id}` for a segment. */
  path: string;
  access: Access;
  /**
   * The body; of a GET or DELETE the query, whose values are texts. The gateway refuses what does not fit and hands the rest over
   * as `asked`, and the contract document is made of it.
   */
  takes?: v.GenericSchema;
  answer: Answer<unknown>;
  handle: (call: Call & { asked?: unknown }) => unknown;
}

export type DriverCall = Call & { driver: DriverRow };
type Asking<C, S extends v.GenericSchema> = C & { asked: v.InferOutput<S> };

interface Declare<C> {
  <T>(method: Endpoint['method'], path: string, answer: Answer<T>, handle: (call: C) => T): Endpoint;
  <T, S extends v.GenericSchema>(
    method: Endpoint['method'],
    path: string,
    answer: Answer<T>,
    takes: S,
    handle: (call: Asking<C, S>) => T,
  ): Endpoint;
}

function declare(access: Access) {
  return (
    method: Endpoint['method'],
    path: string,
    answer: Answer<unknown>,
    ...rest: [(call: never) => unknown] | [v.GenericSchema, (call: never) => unknown]
  ): Endpoint => {
    const [takes, handle] = rest.length === 1 ? [undefined, rest[0]] : rest;
    // The gateway hands over only what the two below promise: a driver where one is needed, `asked` where something is taken.
    return {
      method,
      path,
      access,
      answer,
      handle: handle as Endpoint['handle'],
      ...(takes === undefined ? {} : { takes }),
    };
  };
}

/**
 * An endpoint of the gateway. Its answer has the type of the service's own schema; the gateway holds every answer against
 * the strict one before it is sent. What the call takes is a schema too, before the handler. A handler refuses by throwing a
 * `Refusal`.
 */
export const open: Declare<Call> = declare('open');

/** As `open`, for signed-in drivers only. */
export const locked: Declare<DriverCall> = declare('driver');

export const callKeyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
