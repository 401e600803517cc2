import type { EndpointBuilder } from '@reduxjs/toolkit/query';

import type { ServiceBaseQuery } from '../baseQuery/createServiceBaseQuery';
import type { RequestLookupEndpoint } from './idempotentRequestIntent';
import {
  type IdempotencyKey,
  requestLookupEndpointOptions,
  type RequestLookupResult,
} from './requestLookupEndpointOptions';

/** The part of an api slice that takes an endpoint. RTK Query's own types bind it to the tags of one slice. */
interface ServiceApi {
  readonly endpoints: object;
  injectEndpoints(added: { endpoints: (build: EndpointBuilder<ServiceBaseQuery, never, never>) => never }): unknown;
}

/**
 * The lookup of a service: its `findRequest`, which the first caller adds to the slice. It is late code, so the files
 * that define the slices do not declare it.
 *
 * @param path of a service that takes the requestId in the body
 */
export function getRequestLookupEndpoint(api: ServiceApi, path?: string): RequestLookupEndpoint {
  if (!('findRequest' in api.endpoints))
    api.injectEndpoints({
      endpoints: (build) =>
        ({
          // Assumed: not in the published contract.
          findRequest: build.query<RequestLookupResult, IdempotencyKey>({
            ...requestLookupEndpointOptions,
            ...(path === undefined ? {} : { query: (body) => ({ path, body }) }),
          }),
        }) as never,
    });
  return (api.endpoints as { findRequest: RequestLookupEndpoint }).findRequest;
}
