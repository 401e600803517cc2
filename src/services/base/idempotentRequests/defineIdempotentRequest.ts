import type { UnknownAction } from '@reduxjs/toolkit';

import type { EndpointResult } from '../baseQuery/callEndpoint';
import type {
  IdempotentEndpoint,
  IdempotentRequestArgs,
  IdempotentRequestIntent,
  IdempotentRequestOutcome,
} from './idempotentRequestIntent';

/** The outcome of a decision for the endpoint `E`. */
export type IdempotentEndpointOutcome<E extends IdempotentEndpoint> = IdempotentRequestOutcome<
  NonNullable<EndpointResult<E>>
>;

export interface IdempotentRequestOutcomeReport<E extends IdempotentEndpoint> {
  readonly key: string;
  readonly args: IdempotentRequestArgs<E> | null;
  readonly sent: IdempotentEndpointOutcome<E>;
  readonly nowMs: number;
}

/** A request that a screen may send: a `IdempotentRequestIntent` without the object and the values. */
export interface IdempotentRequestDefinition<E extends IdempotentEndpoint> extends Pick<
  IdempotentRequestIntent<E>,
  'endpoint' | 'find' | 'idOf' | 'stale'
> {
  /** The first part of the key: `parkingAppeal.submit`. */
  readonly name: string;
  /**
   * The action that reports the outcome to another flow. `args` is null for an earlier decision of a page that has
   * ended; `nowMs` is server time.
   */
  readonly toOutcomeAction?: (decided: IdempotentRequestOutcomeReport<E>) => UnknownAction;
  /**
   * A command to a lock or a barrier: it is sent within 5 s of its press, or not at all. The endpoint takes `leaveBy`.
   */
  readonly isDeviceCommand?: true;
  readonly readList?: (args: IdempotentRequestArgs<E>) => NonNullable<IdempotentRequestIntent<E>['readList']>;
  /**
   * The form is left when the request is done. It stays busy until then, however long the next screen takes to open.
   */
  readonly leavesForm?: boolean;
}

const definitions = new Map<string, IdempotentRequestDefinition<IdempotentEndpoint>>();

/**
 * Defines an idempotent request, beside the endpoint that sends it. `flows/requests` finds it by its name, because an
 * action carries data only.
 */
export function defineIdempotentRequest<E extends IdempotentEndpoint>(
  definition: IdempotentRequestDefinition<E>,
): IdempotentRequestDefinition<E> {
  definitions.set(definition.name, definition as unknown as IdempotentRequestDefinition<IdempotentEndpoint>);
  return definition;
}

export function getIdempotentRequestDefinition(name: string): IdempotentRequestDefinition<IdempotentEndpoint> {
  const definition = definitions.get(name);
  if (definition === undefined) throw new Error(`No kind of request has the name ${name}`);
  return definition;
}
