import { call, type SagaGenerator } from 'typed-redux-saga';
import type { GenericSchema } from 'valibot';

import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';
import type { Ports } from '@/platform/ports/ports';
import { resolveDealerId } from '@/services/base/baseQuery/identity';

import { getOfflineCopyServerTimeMs, type OfflineCopy, parseOfflineCopy, serializeOfflineCopy } from './offlineCopy';

const toCopyOwner = ({ local, config }: Ports, owner: string) => ({ owner, dealer: resolveDealerId(local, config) });

/**
 * Stores one saved copy that this device shows to its driver while offline. `toKey` gives its key in local storage,
 * `schema` its stored form.
 */
export function createOfflineCopyStore<T extends OfflineCopy>(
  toKey: (ports: Pick<Ports, 'config'>) => string,
  schema: GenericSchema<unknown, T>,
) {
  /** Removes the copy from this device. */
  function* forget(): SagaGenerator<void> {
    const ports = yield* getPorts();
    yield* call(ports.local.remove, toKey(ports));
  }

  /** Reads the copy that is saved for this driver and dealer. Any other text is removed. */
  function* load(owner: string): SagaGenerator<T | null> {
    const ports = yield* getPorts();
    const text = yield* call(ports.local.get, toKey(ports));
    if (text === null) return null;
    const copyOwner = toCopyOwner(ports, owner);
    const now = readDeviceAndServerNow(ports.clock);
    const copy = parseOfflineCopy(schema, text, copyOwner, now.deviceMs, now.serverMs);
    if (copy === null) yield* forget();
    else {
      const refreshed = serializeOfflineCopy(
        copy,
        copyOwner,
        now.deviceMs,
        getOfflineCopyServerTimeMs(text, copy, now),
      );
      yield* call(ports.local.set, toKey(ports), refreshed);
    }
    return copy;
  }

  /** Saves the copy only if `owner` is still signed in: they may have signed out in another tab. */
  function* save(copy: T, owner: string): SagaGenerator<void> {
    const ports = yield* getPorts();
    ports.session.checkCookies();
    if (owner === '' || ports.session.owner() !== owner) return;
    const now = readDeviceAndServerNow(ports.clock);
    const text = serializeOfflineCopy(
      copy,
      toCopyOwner(ports, owner),
      now.deviceMs,
      getOfflineCopyServerTimeMs(null, copy, now),
    );
    yield* call(ports.local.set, toKey(ports), text);
  }

  return { load, save, forget };
}
