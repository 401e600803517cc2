import type { Host, HostMethod, HostResult, PayReport } from '@/host/Host';
import type { HostWindow } from '@/host/HostEnv';
import { MINUTE_MS } from '@/lib/timeUnits';

import { hostError } from './hostError';

export interface SettleLimits {
  /** Without a response within this time the result is `unknown`. */
  timeoutMs?: number;
  /** Aborting gives `cancelled`. */
  signal?: AbortSignal | undefined;
  /** For calls that open a screen of the host: without a response within 30 s of the user's return the result is `unknown`. */
  onResume?: Host['onResume'];
}

/** A late response of a host comes within a second or two of the return. 30 s also covers a slow phone. */
const AFTER_RESUME_MS = 30_000;

/** A user may take minutes at a cashier or a scanner. After this time the call is given up. */
export const USER_LIMIT_MS = 15 * MINUTE_MS;

/**
 * Turns a callback of the host into a promise that settles exactly once, whatever the host does: by its response, by an exception (`failed`), by the
 * time limit or the user's return without a response (`unknown`), or by the signal (`cancelled`).
 */
export function settle<T>(
  window: HostWindow,
  method: HostMethod,
  limits: SettleLimits,
  start: (answer: (result: HostResult<T>) => void) => void | Promise<void>,
): Promise<HostResult<T>> {
  return new Promise((resolve) => {
    const undo: (() => void)[] = [];
    const answer = (result: HostResult<T>): void => {
      for (const step of undo.splice(0)) step();
      resolve(result);
    };
    const giveUp = (): void => answer(hostError(method, 'unknown'));
    const giveUpAfter = (ms: number): (() => void) => {
      const timer = window.setTimeout(giveUp, ms);
      return () => window.clearTimeout(timer);
    };

    const { timeoutMs, signal, onResume } = limits;
    if (signal?.aborted) {
      answer(hostError(method, 'cancelled'));
      return;
    }
    if (signal) {
      const abort = (): void => answer(hostError(method, 'cancelled'));
      signal.addEventListener('abort', abort);
      undo.push(() => signal.removeEventListener('abort', abort));
    }
    if (timeoutMs !== undefined) undo.push(giveUpAfter(timeoutMs));
    if (onResume) {
      let stopWaiting: (() => void) | null = null;
      undo.push(
        onResume(() => {
          stopWaiting?.();
          stopWaiting = giveUpAfter(AFTER_RESUME_MS);
        }),
        () => stopWaiting?.(),
      );
    }
    const fail = (): void => answer(hostError(method, 'failed'));
    try {
      start(answer)?.catch(fail);
    } catch {
      fail();
    }
  });
}

/** The result of `work`, or null if it rejects or takes longer than `limitMs`. */
export function withinLimit<T>(window: HostWindow, limitMs: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve(null), limitMs);
    work.then(
      (value) => {
        window.clearTimeout(timer);
        resolve(value);
      },
      () => {
        window.clearTimeout(timer);
        resolve(null);
      },
    );
  });
}

/** A payment that no cashier accepted is `failed`. One whose outcome was never reported is `unknown`. */
export function toPayReport(result: HostResult<PayReport>): PayReport {
  if (result.ok) return result.value;
  if (result.kind === 'cancelled' || result.kind === 'unknown') return result.kind;
  return 'failed';
}
