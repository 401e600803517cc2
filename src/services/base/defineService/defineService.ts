import { buildCreateApi, coreModule, type SchemaFailureInfo } from '@reduxjs/toolkit/query/react';

import type * as wire from '@/services/schema/wire';

import {
  createServiceBaseQuery,
  type ServiceBaseQuery,
  type ServiceCallPolicy,
  type ServiceCallPreparer,
} from '../baseQuery/createServiceBaseQuery';
import type { ErrorDisplayOwner } from '../baseQuery/sendServiceCall';
import type { ServiceError, ServiceName } from '../baseQuery/serviceError';
import { createRtkQueryHooksModule } from './createRtkQueryHooksModule';

const createApi = buildCreateApi(coreModule(), createRtkQueryHooksModule());

const createMalformedError =
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
 * One backend service is one api slice. Its state key and action prefix are `<name>Api`. `prefix` is its path under
 * ./api/. `prepare` adds the common parts of all its calls. `guard` decides whether a call may be sent.
 */
export const defineService = <N extends ServiceName, Tag extends string>(
  name: N,
  prefix: string,
  tagTypes: readonly Tag[],
  prepare?: ServiceCallPreparer,
  guard = (query: ServiceBaseQuery): ServiceBaseQuery => query,
) =>
  createApi({
    reducerPath: `${name}Api`,
    baseQuery: guard(createServiceBaseQuery(name, prefix, prepare)),
    tagTypes,
    catchSchemaFailure: createMalformedError(name),
    // A cache entry younger than 30 s is shown without a refetch. Focus or reconnect refetches it.
    refetchOnMountOrArgChange: 30,
    refetchOnReconnect: true,
    keepUnusedDataFor: 300,
    endpoints: () => ({}),
  });

/**
 * Part of an endpoint whose callers differ in who shows a failure. A caller sets `toldBy` in the arguments. It is not
 * part of the cache key, so all callers share one cache entry. An automatic refetch uses the `toldBy` of the last
 * caller.
 */
export const cacheKeyOptionsWithoutErrorOwner = {
  serializeQueryArgs: ({ queryArgs: { toldBy: _toldBy, ...cacheKey } }: { queryArgs: ErrorDisplayOwner }): object =>
    cacheKey,
};

/** A schema that is built when the first response is read. */
const toLazySchema = <T>(schema: wire.WireSchema<T>): Pick<wire.WireSchema<T>['reader'], '~standard'> => ({
  '~standard': { version: 1, vendor: 'valibot', validate: (value) => schema.reader['~standard'].validate(value) },
});

/**
 * The part of an endpoint that declares its response: the tolerant reader for the app, the strict schema for the
 * contract. `sent` is the response as the server sends it, if the transport removes a part (tokens) before the app
 * receives it.
 */
export const createEndpointResponseOptions = <T>(
  schema: wire.WireSchema<T>,
  policy: ServiceCallPolicy = {},
  sent: wire.WireSchema<unknown> = schema,
) => ({
  responseSchema: toLazySchema(schema),
  extraOptions: { ...policy, wire: sent } as ServiceCallPolicy & { wire: wire.WireSchema<unknown> },
});
