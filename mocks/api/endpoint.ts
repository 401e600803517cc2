import type * as v from 'valibot';

import type * as wire from '@/services/schema/wire';

import type { DriverRow } from '../world/account/accountTables';
import type { World } from '../world/World';

/** A call as its handler receives it. */
export interface Call {
  world: World;
  /** The values of the path's named segments. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The JSON body; undefined if there is none. */
  body: unknown;
  /** The driver whose valid token was sent. */
  driver: DriverRow | null;
  token: string | undefined;
  /** From the headers CustomPayload and ClientType. */
  openid: string;
  clientType: number;
}

/** `open`: for visitors too. `driver`: requires a token. */
export type Access = 'open' | 'driver';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to ./api/; `{id}` for a segment. */
  path: string;
  access: Access;
  /**
   * The schema of the body or, for a GET or DELETE, of the query, whose values are strings. The gateway refuses a call that does not match and passes
   * the parsed value to the handler as `asked`. The contract document is made from it too.
   */
  takes?: v.GenericSchema;
  answer: wire.WireSchema<unknown>;
  handle: (call: Call & { asked?: unknown }) => unknown;
}

export type DriverCall = Call & { driver: DriverRow };
type Asking<C, S extends v.GenericSchema> = C & { asked: v.InferOutput<S> };
/** An endpoint whose response has the type `T`. */
export type EndpointOf<T> = Endpoint & { answer: wire.WireSchema<T> };

interface Declare<C> {
  <T>(method: Endpoint['method'], path: string, answer: wire.WireSchema<T>, handle: (call: C) => T): EndpointOf<T>;
  <T, S extends v.GenericSchema>(
    method: Endpoint['method'],
    path: string,
    answer: wire.WireSchema<T>,
    takes: S,
    handle: (call: Asking<C, S>) => T,
  ): EndpointOf<T>;
}

function declare(access: Access) {
  return (
    method: Endpoint['method'],
    path: string,
    answer: wire.WireSchema<unknown>,
    ...rest: [(call: never) => unknown] | [v.GenericSchema, (call: never) => unknown]
  ): EndpointOf<never> => {
    const [takes, handle] = rest.length === 1 ? [undefined, rest[0]] : rest;
    // The gateway ensures what `open` and `locked` below promise: a driver where one is required, and `asked` where the endpoint takes something.
    return {
      method,
      path,
      access,
      answer: answer as wire.WireSchema<never>,
      handle: handle as Endpoint['handle'],
      ...(takes === undefined ? {} : { takes }),
    };
  };
}

/**
 * Declares an endpoint of the gateway. The type of its response comes from the service's own schema, and the gateway checks every response against
 * the strict schema before it is sent. The request is also checked against a schema before the handler runs. A handler refuses a call by throwing a
 * `Refusal`.
 */
export const open: Declare<Call> = declare('open');

/** Like `open`, for signed-in drivers only. */
export const needsSession: Declare<DriverCall> = declare('driver');

export const callKeyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
