import * as v from 'valibot';

import { segment } from '../query/send';
import { isDefiniteAnswer, NO_ANSWER, type ServiceError, type ServiceName } from '../query/serviceError';
import type { CallPolicy } from '../query/serviceQuery';
import { type Answer, answerOf, entity, id, type Infer } from '../wire/wire';
import { reads } from './defineService';

/** In the body of every call that spends or binds. */
export interface RequestKey {
  /** 32 random characters, one per decision of the driver. `flows/requests/sendOnce` makes them. */
  requestId: string;
}

/** `id`: the id of what the request has made or changed, for example an orderNo or an appealId. */
const madeRequest = entity({ requestId: id(), id: id() });

/** The answer to a lookup. Null only if the server sent null: an unreadable response must never look like "no such request". */
export const orNull = <T>(answer: Answer<T>): Answer<T | null> =>
  answerOf<T | null>(
    () => v.nullable(answer.strict),
    () => v.nullable(answer.reader),
  );

/** Null: the server has made nothing of this request. It never arrived, or it was refused. */
export const foundRequest = entity({ request: orNull(madeRequest) });
export type FoundRequest = Infer<typeof foundRequest>;

/**
 * The lookup of a request whose response was lost. Each service declares it as its own `findRequest`. It answers only the driver who has sent
 * the request.
 */
export const requestLookUp = {
  query: ({ requestId }: RequestKey) => ({ path: `requests/${segment(requestId)}` }),
  ...reads(foundRequest, { handles: 'all' }), // flows/requests says what came of the request
  keepUnusedDataFor: 0,
};

/**
 * `reads` for a call that spends or binds. Without a definite answer it may have been performed, so no toast suggests to try again:
 * `flows/requests/sendOnce` asks the server first.
 */
export const idempotentResponse = <T>(
  service: ServiceName,
  answer: Answer<T>,
  policy: CallPolicy = { handles: NO_ANSWER },
) => ({
  ...reads(answer, policy),
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
 * For `invalidatesTags`: these tags, unless the response was lost. Then `sendOnce` makes them stale when it knows more, and a form that depends on
 * them stays meanwhile.
 */
export const tagsIfDefinite =
  <Tag>(tags: readonly Tag[]) =>
  (_made: unknown, error: ServiceError | undefined): readonly Tag[] =>
    error === undefined || isDefiniteAnswer(error) ? tags : [];
