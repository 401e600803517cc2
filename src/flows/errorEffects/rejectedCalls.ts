import type { Action, UnknownAction } from '@reduxjs/toolkit';

import { effectOf, type ErrorEffect } from '@/services/transport/query/errorCodes';
import { isServiceError, type ServiceError } from '@/services/transport/query/serviceError';

/** A failed call, and the effect that its code has for the driver. */
export interface Failure {
  readonly error: ServiceError;
  readonly isMutation: boolean;
  readonly effect: ErrorEffect;
  readonly asked?: AskedPlate | undefined;
}

/** What a call says about the plate that it was about. */
export interface AskedPlate {
  readonly plateNo?: string;
  readonly plateId?: string;
  readonly plateIds?: readonly string[];
}

interface EndingFailure extends Failure {
  readonly effect: Extract<ErrorEffect, { do: 'signOut' }>;
}

interface RejectedMeta {
  meta?: {
    rejectedWithValue?: boolean;
    arg?: { type?: string; endpointName?: string; originalArgs?: AskedPlate };
  };
}

/**
 * Calls whose failure the driver is not told about. If a tab is denied a renewal, another tab may have renewed already, so only the call
 * that needed the renewal is reported. A driver who signs out is signed out, whatever the server says.
 */
const UNTOLD: ReadonlySet<string | undefined> = new Set(['renewTokens', 'logout']);

export const isRejected = (action: Action) => /Api\/execute(Query|Mutation)\/rejected$/.test(action.type);

/** The failures that the driver may be told about. */
export const failuresOf = (actions: readonly Action[]): readonly Failure[] =>
  actions.flatMap((action) => {
    const { payload, meta } = action as UnknownAction & RejectedMeta & { payload?: unknown };
    if (!isServiceError(payload) || UNTOLD.has(meta?.arg?.endpointName)) return [];
    const { type, originalArgs: asked } = meta?.arg ?? {};
    return [{ error: payload, isMutation: type === 'mutation', effect: effectOf(payload.code), asked }];
  });

export const endsSession = (failure: Failure): failure is EndingFailure => failure.effect.do === 'signOut';
