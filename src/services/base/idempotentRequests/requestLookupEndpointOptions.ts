import * as v from 'valibot';

import * as wire from '@/services/schema/wire';

import type { ServiceCallPolicy } from '../baseQuery/createServiceBaseQuery';
import { encodePathSegment } from '../baseQuery/sendServiceCall';
import {
  INDEFINITE_FAILURE_KINDS,
  isDefiniteFailure,
  type ServiceError,
  type ServiceName,
} from '../baseQuery/serviceError';
import { createEndpointResponseOptions } from '../defineService/defineService';

/** In the body of every call that spends or binds. */
export interface IdempotencyKey {
  /** 32 random characters, one per decision of the driver. Created by `flows/requests/sendRequestOnce`. */
  requestId: string;
}

/** `id`: the id of the object that the request created or changed, for example an orderNo or an appealId. */
const completedRequest = wire.entity({ requestId: wire.id(), id: wire.id() });

/**
 * The response of a lookup. Null only if the server sent null: an unreadable response must never look like "no such
 * request".
 */
export const createStrictNullableSchema = <T>(schema: wire.WireSchema<T>): wire.WireSchema<T | null> =>
  wire.createWireSchema<T | null>(
    () => v.nullable(schema.strict),
    () => v.nullable(schema.reader),
  );

/** Null: the request had no effect on the server. It never arrived, or it was refused. */
export const requestLookupResultSchema = wire.entity({ request: createStrictNullableSchema(completedRequest) });
export type RequestLookupResult = wire.Infer<typeof requestLookupResultSchema>;

/**
 * The lookup of a request whose response was lost. `getRequestLookupEndpoint` adds it to a service. The server responds only to
 * the driver who sent the request.
 */
export const requestLookupEndpointOptions = {
  query: ({ requestId }: IdempotencyKey) => ({ path: `requests/${encodePathSegment(requestId)}` }),
  ...createEndpointResponseOptions(requestLookupResultSchema, { suppressErrors: 'all' }), // flows/requests shows the outcome of the request
  keepUnusedDataFor: 0,
};

/**
 * `createEndpointResponseOptions` for a call that spends or binds. Without a definite response it may have been performed, so no toast
 * suggests a retry: `flows/requests/sendRequestOnce` queries the server first.
 */
export const createIdempotentResponseOptions = <T>(
  service: ServiceName,
  schema: wire.WireSchema<T>,
  policy: ServiceCallPolicy = { suppressErrors: INDEFINITE_FAILURE_KINDS },
) => ({
  ...createEndpointResponseOptions(schema, policy),
  catchSchemaFailure: (): ServiceError => ({
    service,
    kind: 'malformed',
    code: 'malformed',
    message: '',
    ns: '',
    handled: true,
  }),
});

/**
 * For `invalidatesTags`: these tags, unless the response was lost. In that case `sendRequestOnce` invalidates them when the
 * outcome is known, and a form that depends on them stays mounted until then.
 */
export const invalidatesTagsIfOutcomeKnown =
  <Tag>(tags: readonly Tag[]) =>
  (_result: unknown, error: ServiceError | undefined): readonly Tag[] =>
    error === undefined || isDefiniteFailure(error) ? tags : [];
