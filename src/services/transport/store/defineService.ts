import { buildCreateApi, coreModule, type SchemaFailureInfo } from '@reduxjs/toolkit/query/react';

import type { ToldBy } from '../query/send';
import type { ServiceError, ServiceName } from '../query/serviceError';
import { type Arrange, type CallPolicy, type ServiceQuery, serviceQuery } from '../query/serviceQuery';
import type { Answer } from '../wire/wire';
import { hooksModule } from './hooksModule';

const createApi = buildCreateApi(coreModule(), hooksModule());

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

/**
 * One backend service is one api slice. Its state key and action prefix are `<name>Api`.
 * `prefix` is its path under ./api/. `arrange` adds what all its calls share.
 * `guard` decides before a call is sent whether it may be.
 */
export const defineService = <N extends ServiceName, Tag extends string>(
  name: N,
  prefix: string,
  tagTypes: readonly Tag[],
  arrange?: Arrange,
  guard = (query: ServiceQuery): ServiceQuery => query,
) =>
  createApi({
    reducerPath: `${name}Api`,
    baseQuery: guard(serviceQuery(name, prefix, arrange)),
    tagTypes,
    catchSchemaFailure: malformed(name),
    // A cache entry younger than 30 s is shown as it is. For a driver who comes back, focus or reconnect refetches it.
    refetchOnMountOrArgChange: 30,
    refetchOnReconnect: true,
    keepUnusedDataFor: 300,
    endpoints: () => ({}),
  });

/**
 * Part of an endpoint whose callers differ in who tells a failure. A caller says so with `toldBy` in the arguments. `toldBy` is not part of
 * the cache key, so all callers share one cache entry. An automatic refetch uses the `toldBy` of the last caller.
 */
export const sharedCacheKey = {
  serializeQueryArgs: ({ queryArgs: { toldBy: _toldBy, ...question } }: { queryArgs: ToldBy }): object => question,
};

/** A reader that is built when the first response is read. */
const whenRead = <T>(answer: Answer<T>): Pick<Answer<T>['reader'], '~standard'> => ({
  '~standard': { version: 1, vendor: 'valibot', validate: (sent) => answer.reader['~standard'].validate(sent) },
});

/**
 * The part of an endpoint that declares its response: the tolerant reader for the app, the strict schema for the contract. `wire` is what
 * the server really sends, if the transport removes something (tokens) before the app sees it.
 */
export const reads = <T>(answer: Answer<T>, policy: CallPolicy = {}, wire: Answer<unknown> = answer) => ({
  responseSchema: whenRead(answer),
  extraOptions: { ...policy, wire } as CallPolicy & { wire: Answer<unknown> },
});
