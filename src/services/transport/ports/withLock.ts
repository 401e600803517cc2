import { call, delay, type SagaGenerator } from 'typed-redux-saga';

import type { Locks } from '../storage/storage';
import { getPorts } from './getPorts';

/** A lock that this tab has just released becomes free a moment later. */
const TRIES = 4;
const TRY_AGAIN_MS = 60;

interface Held {
  /** True once this tab holds the lock, false if another tab holds it. */
  readonly isHeld: Promise<boolean>;
  /** Releases the lock, or cancels a request for it. */
  release(): void;
}

function hold(locks: Locks, name: string): Held {
  let release = (): void => undefined;
  const released = new Promise<true>((resolve) => {
    release = () => resolve(true);
  });
  const isHeld = new Promise<boolean>((resolve, reject) => {
    const work = (): Promise<true> => {
      resolve(true);
      return released;
    };
    locks.tryWith(name, work).then(() => resolve(false), reject);
  });
  return { isHeld, release };
}

/** Runs `work` while this tab alone holds the lock `name`. Returns false, without running it, if another tab holds the lock. */
export function* withLock(name: string, work: () => SagaGenerator<void>): SagaGenerator<boolean> {
  const { locks } = yield* getPorts();
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) yield* delay(TRY_AGAIN_MS);
    const held = hold(locks, name);
    try {
      if (yield* call(() => held.isHeld)) {
        yield* work();
        return true;
      }
    } finally {
      held.release();
    }
  }
  return false;
}
