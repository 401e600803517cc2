import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';

import type { CommandSendDeadline } from '@/platform/clock/press';

import type { AnyEndpoint, EndpointArgs, EndpointResult } from '../baseQuery/callEndpoint';
import type { ServiceError } from '../baseQuery/serviceError';
import type { IdempotencyKey, RequestLookupResult } from './requestLookupEndpointOptions';

/** A mutation whose body carries a requestId. */
export interface IdempotentEndpoint extends AnyEndpoint {
  Types: { QueryArg: IdempotencyKey; ResultType: unknown };
}

/** The `findRequest` of the same service. */
export interface RequestLookupEndpoint extends AnyEndpoint {
  Types: { QueryArg: IdempotencyKey; ResultType: RequestLookupResult };
}

type WithoutKey<Args> = Args extends unknown ? Omit<Args, keyof IdempotencyKey> : never;
export type IdempotentRequestArgs<E extends IdempotentEndpoint> = WithoutKey<EndpointArgs<E>>;

/** What the driver intends to spend or bind, once: the request of one decision. */
export interface IdempotentRequestIntent<E extends IdempotentEndpoint> {
  /** The object, by ids: `recharge:W1`. There is one unresolved request for it at a time. */
  readonly key: string;
  readonly endpoint: E;
  readonly args: IdempotentRequestArgs<E>;
  readonly find: RequestLookupEndpoint;
  /** The id of what was created, as the lookup returns it. */
  readonly idOf: (answer: NonNullable<EndpointResult<E>>) => string;
  /**
   * For a gateway that does not support the lookup: the id of the list entry whose requestId is this one, or null. An
   * entry with another requestId proves nothing. May throw what `callEndpoint` throws.
   */
  readonly readList?: ((requestId: string) => SagaGenerator<string | null>) | undefined;
  /**
   * The next decision is sent even if the result of the previous one is unknown, because a second one is harmless.
   * Example: an unpaid order takes no money.
   */
  readonly mayRepeat?: boolean | undefined;
  /** A command to a lock is sent by this time, or not at all. The endpoint takes it as `leaveBy`. */
  readonly leaveBy?: CommandSendDeadline | undefined;
  /**
   * Dispatched if the response was lost and the request may have changed something: the invalidations of that response.
   */
  readonly stale?: UnknownAction | undefined;
}

/**
 * The outcome of a decision.
 * - `done`: the server has created `id` from it. `answer` is absent if the response was lost. `isEarlier`: it was
 *   created by an earlier decision about the same object, whose result was not known. The new one was not sent.
 * - `refused`: the server has refused it. Nothing was created.
 * - `notSent`: there is no connection, a request for the same object is in progress on this device (`busy`), or the
 *   press was too long ago (`late`).
 * - `neverReceived`: the server has not received it and cannot receive it any more.
 * - `unconfirmed`: the result is unknown (未确认). It is not sent again; the next decision queries it first.
 * - `sessionOver`: the driver who decided is no longer signed in. Show nothing.
 */
export type IdempotentRequestOutcome<Answer> =
  | { readonly is: 'done'; readonly id: string; readonly answer?: Answer; readonly isEarlier: boolean }
  | { readonly is: 'refused'; readonly error: ServiceError }
  | { readonly is: 'notSent'; readonly because: 'noLine' | 'busy' | 'late' }
  | { readonly is: 'neverReceived' }
  | { readonly is: 'unconfirmed' }
  | { readonly is: 'sessionOver' };
