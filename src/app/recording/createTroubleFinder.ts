import type { UnknownAction } from '@reduxjs/toolkit';

import { selectAttempts, type WithPayment } from '@/flows/payment/state/paymentSlice';
import type { SendReason } from '@/flows/recording/sent/sentRecordings';
import { SECOND_MS } from '@/lib/timeUnits';
import { routeChanged } from '@/navigation/history/routeSlice';
import { isServiceError } from '@/services/transport/query/serviceError';

/** So many presses without effect in so short a time are no accident. */
const PRESSES = 5;
const PRESSES_MS = 2 * SECOND_MS;

interface CallAction extends UnknownAction {
  readonly meta?: {
    readonly arg?: { readonly queryCacheKey?: string };
    readonly condition?: boolean;
    readonly aborted?: boolean;
  };
}
const QUERY = /\/executeQuery\/(fulfilled|rejected)$/;

export interface TroubleFinder {
  action(this: void, action: UnknownAction): void;
  deadPress(this: void, atMs: number): void;
  state(this: void, state: WithPayment): void;
}

/**
 * Finds what a driver suffers from and nobody reports: a payment without a known end, a screen that failed twice, presses without effect. A line that is
 * gone is no failure of a screen.
 */
export function createTroubleFinder(before: WithPayment, onTrouble: (reason: SendReason) => void): TroubleFinder {
  const unresolvedIn = (state: WithPayment) =>
    Object.values(selectAttempts(state))
      .filter(({ step }) => step === 'unresolved')
      .map(({ requestId }) => requestId);
  const known = new Set(unresolvedIn(before));
  let attempts = selectAttempts(before);
  let failed = new Set<string>();
  let presses: number[] = [];
  return {
    action(action) {
      if (routeChanged.match(action)) failed = new Set();
      const { type, payload, meta } = action as CallAction;
      const [, how] = QUERY.exec(type) ?? [];
      const key = meta?.arg?.queryCacheKey;
      if (how === undefined || key === undefined || meta?.condition === true || meta?.aborted === true) return;
      if (how === 'fulfilled') failed.delete(key);
      else if (!isServiceError(payload) || payload.kind === 'offline' || payload.kind === 'refused') return;
      else if (failed.has(key)) onTrouble('screen');
      else failed.add(key);
    },
    deadPress(atMs) {
      presses = [...presses, atMs].filter((each) => atMs - each <= PRESSES_MS);
      if (presses.length >= PRESSES) onTrouble('presses');
    },
    state(state) {
      if (selectAttempts(state) === attempts) return;
      attempts = selectAttempts(state);
      const found = unresolvedIn(state).filter((id) => !known.has(id));
      for (const id of found) known.add(id);
      if (found.length > 0) onTrouble('payment');
    },
  };
}
