import type { UnknownAction } from '@reduxjs/toolkit';

import type { Press } from '@/services/transport/clock/press';
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
  /** A command to a lock or a barrier: it leaves the device within 5 s of its press, or not at all. The endpoint takes `leaveBy`. */
  readonly isCommand?: true;
  readonly readList?: (args: DecidedArgs<E>) => NonNullable<Decision<E>['readList']>;
  /** The form is left when it is done. It stays busy until then, however long the next screen takes. */
  readonly leadsOn?: boolean;
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

/** The presses of decisions whose flow has not begun. Null: it was given back, and must not begin any more. */
const presses = new Map<string, Press | null>();

/** A decision was pressed. `isInTime` of the press says whether its flow may still begin. */
export const notePress = (id: string, press: Press): void => void presses.set(id, press);

/** The flow of a decision begins, unless it is too late for its press. */
export function begin(id: string): boolean {
  const press = presses.get(id);
  if (press === null || press?.isInTime() === false) return false;
  press?.stop();
  presses.delete(id);
  return true;
}

/** Whether the press was given back just now. False once its flow has begun. */
export function giveBack(id: string): boolean {
  const press = presses.get(id);
  if (press == null) return false;
  press.stop();
  presses.set(id, null);
  return true;
}

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
