import type { UnknownAction } from '@reduxjs/toolkit';

import type { ResultOf } from '@/services/transport/query/callEndpoint';

import type { DecidedArgs, Decision, RequestEndpoint, Sent } from './decision';

export interface Told<E extends RequestEndpoint> {
  readonly key: string;
  readonly args: DecidedArgs<E> | null;
  readonly sent: SentTo<E>;
  readonly nowMs: number;
}

/** What a screen may send: all of a decision but the object and the values. */
export interface RequestKind<E extends RequestEndpoint> extends Pick<
  Decision<E>,
  'endpoint' | 'find' | 'idOf' | 'stale'
> {
  /** The first part of the key: `parkingAppeal.submit`. */
  readonly name: string;
  /** What another flow is told of the outcome. `args` is null of an earlier decision of a page that has ended; `nowMs` is server time. */
  readonly told?: (decided: Told<E>) => UnknownAction;
  readonly readList?: (args: DecidedArgs<E>) => NonNullable<Decision<E>['readList']>;
}

const kinds = new Map<string, RequestKind<RequestEndpoint>>();

/** Declares a kind of request, beside the screen that sends it. The saga finds it by its name, because an action carries data only. */
export function requestKind<E extends RequestEndpoint>(kind: RequestKind<E>): RequestKind<E> {
  kinds.set(kind.name, kind as unknown as RequestKind<RequestEndpoint>);
  return kind;
}

export function kindNamed(name: string): RequestKind<RequestEndpoint> {
  const kind = kinds.get(name);
  if (kind === undefined) throw new Error(`No kind of request has the name ${name}`);
  return kind;
}

/** What came of a decision about an endpoint `E`. */
export type SentTo<E extends RequestEndpoint> = Sent<NonNullable<ResultOf<E>>>;

/** The screens that wait for the outcome of a decision, by its id. */
const waiting = new Map<string, (sent: Sent<unknown> | null) => void>();

/** `tell` is given null where there was nothing to ask about. */
export function awaitOutcome(id: string, tell: (sent: Sent<unknown> | null) => void): void {
  waiting.set(id, tell);
}

export function tellOutcome(id: string, sent: Sent<unknown> | null): void {
  waiting.get(id)?.(sent);
  waiting.delete(id);
}
