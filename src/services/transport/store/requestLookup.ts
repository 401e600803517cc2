import * as v from 'valibot';

import { encodeSegment } from '../query/send';
import { INDEFINITE_FAILURES, isDefiniteFailure, type ServiceError, type ServiceName } from '../query/serviceError';
import type { CallPolicy } from '../query/serviceQuery';
import { entity, id, type Infer, type WireSchema, wireSchema } from '../wire/wire';
import { respondsWith } from './defineService';

/** In the body of every call that spends or binds. */
export interface RequestKey {
  /** 32 random characters, one per decision of the driver. Created by `flows/requests/sendOnce`. */
  requestId: string;
}

/** `id`: the id of the object that the request created or changed, for example an orderNo or an appealId. */
const completedRequest = entity({ requestId: id(), id: id() });

/**
 * The response of a lookup. Null only if the server sent null: an unreadable response must never look like "no such
 * request".
 */
export const strictNullable = <T>(schema: WireSchema<T>): WireSchema<T | null> =>
  wireSchema<T | null>(
    () => v.nullable(schema.strict),
    () => v.nullable(schema.reader),
  );

/** Null: the request had no effect on the server. It never arrived, or it was refused. */
export const requestLookupResult = entity({ request: strictNullable(completedRequest) });
export type RequestLookupResult = Infer<typeof requestLookupResult>;

/**
 * The lookup of a request whose response was lost. Each service declares it as its own `findRequest`. The server
 * responds only to the driver who sent the request.
 */
export const requestLookup = {
  query: ({ requestId }: RequestKey) => ({ path: `requests/${encodeSegment(requestId)}` }),
  ...respondsWith(requestLookupResult, { suppressErrors: 'all' }), // flows/requests shows the outcome of the request
  keepUnusedDataFor: 0,
};

/**
 * `respondsWith` for a call that spends or binds. Without a definite response it may have been performed, so no toast
 * suggests a retry: `flows/requests/sendOnce` queries the server first.
 */
export const idempotentResponse = <T>(
  service: ServiceName,
  schema: WireSchema<T>,
  policy: CallPolicy = { suppressErrors: INDEFINITE_FAILURES },
) => ({
  ...respondsWith(schema, policy),
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
 * For `invalidatesTags`: these tags, unless the response was lost. In that case `sendOnce` invalidates them when the
 * outcome is known, and a form that depends on them stays mounted until then.
 */
export const tagsIfDefinite =
  <Tag>(tags: readonly Tag[]) =>
  (_result: unknown, error: ServiceError | undefined): readonly Tag[] =>
    error === undefined || isDefiniteFailure(error) ? tags : [];
