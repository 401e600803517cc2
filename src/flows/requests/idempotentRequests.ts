import type { UnknownAction } from '@reduxjs/toolkit';

import type { PressTracker } from '@/platform/clock/press';
import type { EndpointResult } from '@/services/base/baseQuery/callEndpoint';

import type {
  IdempotentEndpoint,
  IdempotentRequestOutcome,
  RequestDecision,
  RequestDecisionArgs,
} from './requestDecision';

export interface IdempotentRequestReport<E extends IdempotentEndpoint> {
  readonly key: string;
  readonly args: RequestDecisionArgs<E> | null;
  readonly sent: IdempotentEndpointOutcome<E>;
  readonly nowMs: number;
}

/** A request that a screen may send: a decision without the object and the values. */
export interface IdempotentRequest<E extends IdempotentEndpoint> extends Pick<
  RequestDecision<E>,
  'endpoint' | 'find' | 'idOf' | 'stale'
> {
  /** The first part of the key: `parkingAppeal.submit`. */
  readonly name: string;
  /**
   * The action that reports the outcome to another flow. `args` is null for an earlier decision of a page that has
   * ended; `nowMs` is server time.
   */
  readonly toOutcomeAction?: (decided: IdempotentRequestReport<E>) => UnknownAction;
  /**
   * A command to a lock or a barrier: it is sent within 5 s of its press, or not at all. The endpoint takes `leaveBy`.
   */
  readonly isDeviceCommand?: true;
  readonly readList?: (args: RequestDecisionArgs<E>) => NonNullable<RequestDecision<E>['readList']>;
  /**
   * The form is left when the request is done. It stays busy until then, however long the next screen takes to open.
   */
  readonly leavesForm?: boolean;
}

const definitions = new Map<string, IdempotentRequest<IdempotentEndpoint>>();

/**
 * Defines an idempotent request, beside the screen that sends it. The saga finds it by its name, because an action
 * carries data only.
 */
export function defineIdempotentRequest<E extends IdempotentEndpoint>(
  definition: IdempotentRequest<E>,
): IdempotentRequest<E> {
  definitions.set(definition.name, definition as unknown as IdempotentRequest<IdempotentEndpoint>);
  return definition;
}

export function getRequestDefinition(name: string): IdempotentRequest<IdempotentEndpoint> {
  const definition = definitions.get(name);
  if (definition === undefined) throw new Error(`No kind of request has the name ${name}`);
  return definition;
}

/** The outcome of a decision for the endpoint `E`. */
export type IdempotentEndpointOutcome<E extends IdempotentEndpoint> = IdempotentRequestOutcome<
  NonNullable<EndpointResult<E>>
>;

/**
 * The presses of decisions whose flow has not begun. Null: the press has expired, and its flow must not begin any more.
 */
const pendingPresses = new Map<string, PressTracker | null>();

/** Registers the press of a decision. `isInTime` of the press says whether its flow may still begin. */
export const registerDecisionPress = (id: string, press: PressTracker): void => void pendingPresses.set(id, press);

/** Marks the flow of a decision as begun. False if it is too late for its press. */
export function tryBeginRequest(id: string): boolean {
  const press = pendingPresses.get(id);
  if (press === null || press?.isInTime() === false) return false;
  press?.stop();
  pendingPresses.delete(id);
  return true;
}

/** Expires a press. False if its flow has begun. */
export function expireDecisionPress(id: string): boolean {
  const press = pendingPresses.get(id);
  if (press == null) return false;
  press.stop();
  pendingPresses.set(id, null);
  return true;
}

/** The listeners of the screens that wait for the outcome of a decision, by its id. */
const outcomeListeners = new Map<string, (sent: IdempotentRequestOutcome<unknown> | null) => void>();

/** `listener` receives null if there was nothing to look up. */
export function subscribeToRequestOutcome(
  id: string,
  listener: (sent: IdempotentRequestOutcome<unknown> | null) => void,
): void {
  outcomeListeners.set(id, listener);
}

export function publishRequestOutcome(id: string, outcome: IdempotentRequestOutcome<unknown> | null): void {
  outcomeListeners.get(id)?.(outcome);
  outcomeListeners.delete(id);
}
