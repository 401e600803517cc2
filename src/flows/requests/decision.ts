import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';

import type { LeaveBy } from '@/services/transport/clock/press';
import type { AnyEndpoint, ArgsOf, ResultOf } from '@/services/transport/query/callEndpoint';
import type { ServiceError } from '@/services/transport/query/serviceError';
import type { FoundRequest, RequestKey } from '@/services/transport/store/requestLookUp';

/** A mutation whose body carries a requestId. */
export interface RequestEndpoint extends AnyEndpoint {
  Types: { QueryArg: RequestKey; ResultType: unknown };
}

/** The `findRequest` of the same service. */
export interface FindRequest extends AnyEndpoint {
  Types: { QueryArg: RequestKey; ResultType: FoundRequest };
}

type WithoutKey<Args> = Args extends unknown ? Omit<Args, keyof RequestKey> : never;
export type DecidedArgs<E extends RequestEndpoint> = WithoutKey<ArgsOf<E>>;

/** One decision of the driver to spend or bind something. */
export interface Decision<E extends RequestEndpoint> {
  /** The object, by ids: `recharge:W1`. There is one unresolved request for it at a time. */
  readonly key: string;
  readonly endpoint: E;
  readonly args: DecidedArgs<E>;
  readonly find: FindRequest;
  /** The id of what was made, as the lookup names it. */
  readonly idOf: (answer: NonNullable<ResultOf<E>>) => string;
  /**
   * For a gateway that does not know the lookup: the id of the entry in the list whose own requestId is this one, or null. That there is an
   * entry is no proof. May throw what `callEndpoint` throws.
   */
  readonly readList?: ((requestId: string) => SagaGenerator<string | null>) | undefined;
  /**
   * The next decision is sent even if nobody knows what came of the one before: a second one does no harm. Example: an order that is not paid takes no
   * money.
   */
  readonly mayRepeat?: boolean | undefined;
  /** A command to a lock leaves the device by then, or not at all. The endpoint takes it as `leaveBy`. */
  readonly leaveBy?: LeaveBy | undefined;
  /** Dispatched when the response was lost and the request may have changed something: what the response would have made stale. */
  readonly stale?: UnknownAction | undefined;
}

/**
 * What came of a decision.
 * - `done`: the server has made `id` of it. `answer` is absent if the response was lost. `isEarlier`: it was made by an earlier decision about
 *   the same object, whose result was not known. The new one was not sent.
 * - `refused`: the server has refused it. Nothing was made.
 * - `notSent`: there is no connection, a request for the same object is under way on this device (`busy`), or the press was too long ago (`late`).
 * - `neverReceived`: the server has not received it and cannot receive it any more.
 * - `unconfirmed`: nobody knows (未确认). It is not sent again; the next decision asks about it first.
 * - `sessionOver`: the driver who decided is no longer signed in. Say nothing.
 */
export type Sent<Answer> =
  | { readonly is: 'done'; readonly id: string; readonly answer?: Answer; readonly isEarlier: boolean }
  | { readonly is: 'refused'; readonly error: ServiceError }
  | { readonly is: 'notSent'; readonly because: 'noLine' | 'busy' | 'late' }
  | { readonly is: 'neverReceived' }
  | { readonly is: 'unconfirmed' }
  | { readonly is: 'sessionOver' };
