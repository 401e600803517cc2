import * as v from 'valibot';

import * as wire from '@/services/schema/wire';

import type { CallPolicy } from '../baseQuery/createServiceQuery';
import { encodePathSegment } from '../baseQuery/sendServiceCall';
import { INDEFINITE_FAILURES, isDefiniteFailure, type ServiceError, type ServiceName } from '../baseQuery/serviceError';
import { responseOptions } from '../defineService/defineService';

/** In the body of every call that spends or binds. */
export interface RequestKey {
  /** 32 random characters, one per decision of the driver. Created by `flows/requests/sendRequestOnce`. */
  requestId: string;
}

/** `id`: the id of the object that the request created or changed, for example an orderNo or an appealId. */
const completedRequest = wire.entity({ requestId: wire.id(), id: wire.id() });

/**
 * The response of a lookup. Null only if the server sent null: an unreadable response must never look like "no such
 * request".
 */
export const strictNullableSchema = <T>(schema: wire.WireSchema<T>): wire.WireSchema<T | null> =>
  wire.wireSchema<T | null>(
    () => v.nullable(schema.strict),
    () => v.nullable(schema.reader),
  );

/** Null: the request had no effect on the server. It never arrived, or it was refused. */
export const requestLookupResultSchema = wire.entity({ request: strictNullableSchema(completedRequest) });
export type RequestLookupResult = wire.Infer<typeof requestLookupResultSchema>;

/**
 * The lookup of a request whose response was lost. `getRequestLookup` adds it to a service. The server responds only to
 * the driver who sent the request.
 */
export const requestLookupEndpoint = {
  query: ({ requestId }: RequestKey) => ({ path: `requests/${encodePathSegment(requestId)}` }),
  ...responseOptions(requestLookupResultSchema, { suppressErrors: 'all' }), // flows/requests shows the outcome of the request
  keepUnusedDataFor: 0,
};

/**
 * `responseOptions` for a call that spends or binds. Without a definite response it may have been performed, so no toast
 * suggests a retry: `flows/requests/sendRequestOnce` queries the server first.
 */
export const idempotentResponseOptions = <T>(
  service: ServiceName,
  schema: wire.WireSchema<T>,
  policy: CallPolicy = { suppressErrors: INDEFINITE_FAILURES },
) => ({
  ...responseOptions(schema, policy),
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
export const tagsIfDefinite =
  <Tag>(tags: readonly Tag[]) =>
  (_result: unknown, error: ServiceError | undefined): readonly Tag[] =>
    error === undefined || isDefiniteFailure(error) ? tags : [];
