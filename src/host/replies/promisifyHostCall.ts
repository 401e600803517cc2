import type { HostAdapter, HostAdapterMethod, HostPaymentReport, HostResult } from '@/host/HostAdapter';
import type { HostWindow } from '@/host/HostAdapterEnv';
import { MINUTE_MS } from '@/lib/timeUnits';

import { createHostError } from './createHostError';

export interface HostCallOptions {
  /** Without a response within this time the result is `unknown`. */
  timeoutMs?: number;
  /** Aborting gives `cancelled`. */
  signal?: AbortSignal | undefined;
  /**
   * For calls that open a screen of the host: without a response within 30 s of the user's return the result is
   * `unknown`.
   */
  onResume?: HostAdapter['onResume'];
}

/** Delayed responses of a host arrive within a second or two of the return. 30 s also covers a slow phone. */
const RESUME_TIMEOUT_MS = 30_000;

/** A user may spend minutes at a cashier or a scanner. After this time the call times out. */
export const HOST_USER_ACTION_TIMEOUT_MS = 15 * MINUTE_MS;

/**
 * Turns a callback of the host into a promise that settles exactly once: by its response, by an exception (`failed`),
 * by the time limit or the user's return without a response (`unknown`), or by the signal (`cancelled`).
 */
export function promisifyHostCall<T>(
  window: HostWindow,
  method: HostAdapterMethod,
  options: HostCallOptions,
  start: (complete: (result: HostResult<T>) => void) => void | Promise<void>,
): Promise<HostResult<T>> {
  return new Promise((resolve) => {
    const cleanups: (() => void)[] = [];
    const complete = (result: HostResult<T>): void => {
      for (const cleanup of cleanups.splice(0)) cleanup();
      resolve(result);
    };
    const timeOut = (): void => complete(createHostError(method, 'unknown'));
    const timeOutAfter = (ms: number): (() => void) => {
      const timer = window.setTimeout(timeOut, ms);
      return () => window.clearTimeout(timer);
    };

    const { timeoutMs, signal, onResume } = options;
    if (signal?.aborted) {
      complete(createHostError(method, 'cancelled'));
      return;
    }
    if (signal) {
      const abort = (): void => complete(createHostError(method, 'cancelled'));
      signal.addEventListener('abort', abort);
      cleanups.push(() => signal.removeEventListener('abort', abort));
    }
    if (timeoutMs !== undefined) cleanups.push(timeOutAfter(timeoutMs));
    if (onResume) {
      let cancelTimeout: (() => void) | null = null;
      cleanups.push(
        onResume(() => {
          cancelTimeout?.();
          cancelTimeout = timeOutAfter(RESUME_TIMEOUT_MS);
        }),
        () => cancelTimeout?.(),
      );
    }
    const fail = (): void => complete(createHostError(method, 'failed'));
    try {
      start(complete)?.catch(fail);
    } catch {
      fail();
    }
  });
}

/** The result of `promise`, or null if it rejects or takes longer than `timeoutMs`. */
export function withTimeoutOrNull<T>(window: HostWindow, timeoutMs: number, promise: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve(null), timeoutMs);
    promise.then(
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

/** A payment that no cashier accepted is `failed`. One whose outcome was not reported is `unknown`. */
export function reportFromHostPaymentResult(result: HostResult<HostPaymentReport>): HostPaymentReport {
  if (result.ok) return result.value;
  if (result.kind === 'cancelled' || result.kind === 'unknown') return result.kind;
  return 'failed';
}
