import type { Action, UnknownAction } from '@reduxjs/toolkit';

import {
  type ErrorEffect,
  getErrorEffect,
  isSignOutErrorEffect,
  type SignOutErrorEffect,
} from '@/services/base/baseQuery/errorEffectsByCode';
import { isServiceError, type ServiceError } from '@/services/base/baseQuery/serviceError';

/** A failed call, and the effect that its code has for the driver. */
export interface FailedCall {
  readonly error: ServiceError;
  readonly isMutation: boolean;
  readonly effect: ErrorEffect;
  readonly plateArgs?: PlateArgs | undefined;
}

/** The arguments of a call that identify a plate. */
export interface PlateArgs {
  readonly plateNo?: string;
  readonly plateId?: string;
  readonly plateIds?: readonly string[];
}

interface EndingFailure extends FailedCall {
  readonly effect: SignOutErrorEffect;
}

interface RejectedMeta {
  meta?: {
    rejectedWithValue?: boolean;
    arg?: { type?: string; endpointName?: string; originalArgs?: PlateArgs };
  };
}

/**
 * Endpoints whose failures are never shown. If a tab is denied a renewal, another tab may have renewed already, so only
 * the call that needed the renewal is reported. A driver who signs out is signed out, whatever the server responds.
 */
const SILENT_ENDPOINTS: ReadonlySet<string | undefined> = new Set(['renewTokens', 'logout']);

export const isRejectedServiceCall = (action: Action) => /Api\/execute(Query|Mutation)\/rejected$/.test(action.type);

/** The failures that may be shown to the driver. */
export const toDriverVisibleFailedCalls = (actions: readonly Action[]): readonly FailedCall[] =>
  actions.flatMap((action) => {
    const { payload, meta } = action as UnknownAction & RejectedMeta & { payload?: unknown };
    if (!isServiceError(payload) || SILENT_ENDPOINTS.has(meta?.arg?.endpointName)) return [];
    const { type, originalArgs: plateArgs } = meta?.arg ?? {};
    return [{ error: payload, isMutation: type === 'mutation', effect: getErrorEffect(payload.code), plateArgs }];
  });

export const isSessionEndingFailure = (failure: FailedCall): failure is EndingFailure =>
  isSignOutErrorEffect(failure.effect);
