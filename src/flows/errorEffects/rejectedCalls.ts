import type { Action, UnknownAction } from '@reduxjs/toolkit';

import { effectOf, type ErrorEffect } from '@/services/transport/query/errorCodes';
import { isServiceError, type ServiceError } from '@/services/transport/query/serviceError';

/** A call that failed, and what its code means to the driver. */
export interface Failure {
  readonly error: ServiceError;
  readonly isMutation: boolean;
  readonly effect: ErrorEffect;
}

interface EndingFailure extends Failure {
  readonly effect: Extract<ErrorEffect, { do: 'signOut' }>;
}

interface RejectedMeta {
  meta?: { rejectedWithValue?: boolean; arg?: { type?: string; endpointName?: string } };
}

/**
 * Calls whose failure says nothing to the driver. A tab that is denied a renewal may find that another one has made it, so only the
 * call that asked for the renewal is told. A driver who signs out is signed out, whatever the server says.
 */
const UNTOLD: ReadonlySet<string | undefined> = new Set(['renewTokens', 'logout']);

export const isRejected = (action: Action) => /Api\/execute(Query|Mutation)\/rejected$/.test(action.type);

/** The failures that a driver may be told about. */
export const failuresOf = (actions: readonly Action[]): readonly Failure[] =>
  actions.flatMap((action) => {
    const { payload, meta } = action as UnknownAction & RejectedMeta & { payload?: unknown };
    if (!isServiceError(payload) || UNTOLD.has(meta?.arg?.endpointName)) return [];
    return [{ error: payload, isMutation: meta?.arg?.type === 'mutation', effect: effectOf(payload.code) }];
  });

export const endsSession = (failure: Failure): failure is EndingFailure => failure.effect.do === 'signOut';
