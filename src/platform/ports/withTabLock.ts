import { call, delay, type SagaGenerator } from 'typed-redux-saga';

import type { TabLocks } from '@/platform/storage/storage';

import { getPorts } from './getPorts';

/** A lock that this tab has just released becomes available a moment later. */
const MAX_TRIES = 4;
const RETRY_DELAY_MS = 60;

interface LockHandle {
  /** True once this tab holds the lock, false if another tab holds it. */
  readonly isHeld: Promise<boolean>;
  /** Releases the lock, or cancels a request for it. */
  release(): void;
}

function requestLock(locks: TabLocks, name: string): LockHandle {
  let release = (): void => undefined;
  const released = new Promise<true>((resolve) => {
    release = () => resolve(true);
  });
  const isHeld = new Promise<boolean>((resolve, reject) => {
    const holdUntilReleased = (): Promise<true> => {
      resolve(true);
      return released;
    };
    locks.tryAcquire(name, holdUntilReleased).then(() => resolve(false), reject);
  });
  return { isHeld, release };
}

/**
 * Runs `work` while this tab alone holds the lock `name`. Returns false, without running it, if another tab holds the
 * lock.
 */
export function* withTabLock(name: string, work: () => SagaGenerator<void>): SagaGenerator<boolean> {
  const { locks } = yield* getPorts();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (tries > 0) yield* delay(RETRY_DELAY_MS);
    const handle = requestLock(locks, name);
    try {
      if (yield* call(() => handle.isHeld)) {
        yield* work();
        return true;
      }
    } finally {
      handle.release();
    }
  }
  return false;
}
