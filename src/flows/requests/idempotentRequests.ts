import type { UnknownAction } from '@reduxjs/toolkit';

import type { PressWatch } from '@/services/transport/clock/press';
import type { EndpointResult } from '@/services/transport/query/callEndpoint';

import type { DecisionArgs, RequestDecision, RequestEndpoint, RequestOutcome } from './requestDecision';

export interface RequestReport<E extends RequestEndpoint> {
  readonly key: string;
  readonly args: DecisionArgs<E> | null;
  readonly sent: EndpointOutcome<E>;
  readonly nowMs: number;
}

/** A request that a screen may send: a decision without the object and the values. */
export interface IdempotentRequest<E extends RequestEndpoint> extends Pick<
  RequestDecision<E>,
  'endpoint' | 'find' | 'idOf' | 'stale'
> {
  /** The first part of the key: `parkingAppeal.submit`. */
  readonly name: string;
  /**
   * The action that reports the outcome to another flow. `args` is null for an earlier decision of a page that has
   * ended; `nowMs` is server time.
   */
  readonly toOutcomeAction?: (decided: RequestReport<E>) => UnknownAction;
  /**
   * A command to a lock or a barrier: it is sent within 5 s of its press, or not at all. The endpoint takes `leaveBy`.
   */
  readonly isDeviceCommand?: true;
  readonly readList?: (args: DecisionArgs<E>) => NonNullable<RequestDecision<E>['readList']>;
  /**
   * The form is left when the request is done. It stays busy until then, however long the next screen takes to open.
   */
  readonly leavesForm?: boolean;
}

const definitions = new Map<string, IdempotentRequest<RequestEndpoint>>();

/**
 * Defines an idempotent request, beside the screen that sends it. The saga finds it by its name, because an action
 * carries data only.
 */
export function defineIdempotentRequest<E extends RequestEndpoint>(
  definition: IdempotentRequest<E>,
): IdempotentRequest<E> {
  definitions.set(definition.name, definition as unknown as IdempotentRequest<RequestEndpoint>);
  return definition;
}

export function getRequestDefinition(name: string): IdempotentRequest<RequestEndpoint> {
  const definition = definitions.get(name);
  if (definition === undefined) throw new Error(`No kind of request has the name ${name}`);
  return definition;
}

/** The outcome of a decision for the endpoint `E`. */
export type EndpointOutcome<E extends RequestEndpoint> = RequestOutcome<NonNullable<EndpointResult<E>>>;

/**
 * The presses of decisions whose flow has not begun. Null: the press has expired, and its flow must not begin any more.
 */
const pendingPresses = new Map<string, PressWatch | null>();

/** Registers the press of a decision. `isInTime` of the press says whether its flow may still begin. */
export const registerPress = (id: string, press: PressWatch): void => void pendingPresses.set(id, press);

/** Marks the flow of a decision as begun. False if it is too late for its press. */
export function beginRequest(id: string): boolean {
  const press = pendingPresses.get(id);
  if (press === null || press?.isInTime() === false) return false;
  press?.stop();
  pendingPresses.delete(id);
  return true;
}

/** Expires a press. False if its flow has begun. */
export function expirePress(id: string): boolean {
  const press = pendingPresses.get(id);
  if (press == null) return false;
  press.stop();
  pendingPresses.set(id, null);
  return true;
}

/** The listeners of the screens that wait for the outcome of a decision, by its id. */
const outcomeListeners = new Map<string, (sent: RequestOutcome<unknown> | null) => void>();

/** `listener` receives null if there was nothing to look up. */
export function onOutcome(id: string, listener: (sent: RequestOutcome<unknown> | null) => void): void {
  outcomeListeners.set(id, listener);
}

export function publishOutcome(id: string, outcome: RequestOutcome<unknown> | null): void {
  outcomeListeners.get(id)?.(outcome);
  outcomeListeners.delete(id);
}
