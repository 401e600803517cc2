import type { UnknownAction } from '@reduxjs/toolkit';

import type { RecordingSendReason } from '@/flows/operations/recordingConsentState';
import { type PaymentRootState, selectPaymentAttempts } from '@/flows/payment/state/paymentSlice';
import { SECOND_MS } from '@/lib/timeUnits';
import { routeChanged } from '@/navigation/history/routeSlice';
import { isServiceError } from '@/services/base/baseQuery/serviceError';

/** This many presses without effect in so short a time are no accident. */
const MIN_DEAD_PRESSES = 5;
const DEAD_PRESS_WINDOW_MS = 2 * SECOND_MS;

interface CallAction extends UnknownAction {
  readonly meta?: {
    readonly arg?: { readonly queryCacheKey?: string };
    readonly condition?: boolean;
    readonly aborted?: boolean;
  };
}
const QUERY = /\/executeQuery\/(fulfilled|rejected)$/;

export interface RecordingTroubleDetector {
  onAction(this: void, action: UnknownAction): void;
  onDeadPress(this: void, atMs: number): void;
  onState(this: void, state: PaymentRootState): void;
}

/**
 * Detects problems that drivers do not report: a payment with an unknown result, a screen that failed twice, presses
 * without effect. A lost connection is not a failure of a screen.
 */
export function createRecordingTroubleDetector(
  before: PaymentRootState,
  onTrouble: (reason: RecordingSendReason) => void,
): RecordingTroubleDetector {
  const findUnresolved = (state: PaymentRootState) =>
    Object.values(selectPaymentAttempts(state))
      .filter(({ step }) => step === 'unresolved')
      .map(({ requestId }) => requestId);
  const knownUnresolved = new Set(findUnresolved(before));
  let attempts = selectPaymentAttempts(before);
  let failedCalls = new Set<string>();
  let pressTimes: number[] = [];
  return {
    onAction(action) {
      if (routeChanged.match(action)) failedCalls = new Set();
      const { type, payload, meta } = action as CallAction;
      const [, status] = QUERY.exec(type) ?? [];
      const key = meta?.arg?.queryCacheKey;
      if (status === undefined || key === undefined || meta?.condition === true || meta?.aborted === true) return;
      if (status === 'fulfilled') failedCalls.delete(key);
      else if (!isServiceError(payload) || payload.kind === 'offline' || payload.kind === 'refused') return;
      else if (failedCalls.has(key)) onTrouble('screen');
      else failedCalls.add(key);
    },
    onDeadPress(atMs) {
      pressTimes = [...pressTimes, atMs].filter((each) => atMs - each <= DEAD_PRESS_WINDOW_MS);
      if (pressTimes.length >= MIN_DEAD_PRESSES) onTrouble('presses');
    },
    onState(state) {
      if (selectPaymentAttempts(state) === attempts) return;
      attempts = selectPaymentAttempts(state);
      const found = findUnresolved(state).filter((id) => !knownUnresolved.has(id));
      for (const id of found) knownUnresolved.add(id);
      if (found.length > 0) onTrouble('payment');
    },
  };
}
