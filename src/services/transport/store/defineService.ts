import { createApi, type SchemaFailureInfo } from '@reduxjs/toolkit/query/react';

import type { ToldBy } from '../query/send';
import type { ServiceError, ServiceName } from '../query/serviceError';
import { type Arrange, type CallPolicy, serviceQuery } from '../query/serviceQuery';
import type { Answer } from '../wire/wire';

const malformed =
  (service: ServiceName) =>
  (_failure: unknown, _info: SchemaFailureInfo): ServiceError => ({
    service,
    kind: 'malformed',
    code: 'malformed',
    message: '',
    ns: '',
    handled: false,
  });

/** One backend service = one api slice. Its state key and action prefix are `<name>Api`; `prefix` is its path under ./api/, `arrange` what all its calls share. */
export const defineService = <N extends ServiceName, Tag extends string>(
  name: N,
  prefix: string,
  tagTypes: readonly Tag[],
  arrange?: Arrange,
) =>
  createApi({
    reducerPath: `${name}Api`,
    baseQuery: serviceQuery(name, prefix, arrange),
    tagTypes,
    catchSchemaFailure: malformed(name),
    // What was seen less than 30 s ago is shown as it is; a driver who comes back sees it refreshed by focus or reconnect.
    refetchOnMountOrArgChange: 30,
    refetchOnReconnect: true,
    keepUnusedDataFor: 300,
    endpoints: () => ({}),
  });

/**
 * The part of an endpoint whose callers differ in who tells a failure. They say so with `toldBy` in the arguments; it is no part of
 * the question, so there is one cache entry. What RTK Query asks again by itself is told as its last caller said.
 */
export const asOneQuestion = {
  serializeQueryArgs: ({ queryArgs: { toldBy: _toldBy, ...question } }: { queryArgs: ToldBy }): object => question,
};

/**
 * The part of an endpoint that says what comes back: the tolerant reader for the app, the strict schema for the contract.
 * `wire` is what the server really sends where the transport takes something off before the app sees it (tokens).
 */
export const reads = <T>(answer: Answer<T>, policy: CallPolicy = {}, wire: Answer<unknown> = answer) => ({
  responseSchema: answer.reader,
  extraOptions: { ...policy, wire } as CallPolicy & { wire: Answer<unknown> },
});
