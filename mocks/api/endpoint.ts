import type { Answer } from '@/services/transport/wire';

import type { DriverRow } from '../world/tables';
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
  answer: Answer<unknown>;
  handle: (call: Call) => unknown;
}

export type DriverCall = Call & { driver: DriverRow };

/**
 * An endpoint of the gateway. Its answer has the type of the service's own schema; the gateway holds every answer against
 * the strict one before it is sent. A handler refuses by throwing a `Refusal`.
 */
export function open<T>(
  method: Endpoint['method'],
  path: string,
  answer: Answer<T>,
  handle: (call: Call) => T,
): Endpoint {
  return { method, path, access: 'open', answer, handle };
}

/** As `open`, for signed-in drivers only. */
export function locked<T>(
  method: Endpoint['method'],
  path: string,
  answer: Answer<T>,
  handle: (call: DriverCall) => T,
): Endpoint {
  return { method, path, access: 'driver', answer, handle: (call) => handle(call as DriverCall) };
}

export const callKeyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
