import { call, type SagaGenerator } from 'typed-redux-saga';
import type { GenericSchema } from 'valibot';

import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';
import type { Ports } from '@/services/transport/ports/ports';
import { dealerOf } from '@/services/transport/query/identity';

import { type Kept, readKeptAs, serverAtMsOf, writeKept } from './keptText';

const keeperOf = ({ local, config }: Ports, owner: string) => ({ owner, dealer: dealerOf(local, config) });

/** One thing that this device keeps for its driver to be shown offline. `keyOf` names it in local storage, `fields` is its stored form. */
export function keptStore<T extends Kept>(
  keyOf: (ports: Pick<Ports, 'config'>) => string,
  fields: GenericSchema<unknown, T>,
) {
  /** Removes it from this device. */
  function* forget(): SagaGenerator<void> {
    const ports = yield* getPorts();
    yield* call(ports.local.remove, keyOf(ports));
  }

  /** Reads what is kept for this driver and dealer. Any other text is removed without a word. */
  function* load(owner: string): SagaGenerator<T | null> {
    const ports = yield* getPorts();
    const text = yield* call(ports.local.get, keyOf(ports));
    if (text === null) return null;
    const keeper = keeperOf(ports, owner);
    const now = nowOf(ports.clock);
    const kept = readKeptAs(fields, text, keeper, now.deviceMs, now.serverMs);
    if (kept === null) yield* forget();
    else {
      const written = writeKept(kept, keeper, now.deviceMs, serverAtMsOf(text, kept, now));
      yield* call(ports.local.set, keyOf(ports), written);
    }
    return kept;
  }

  /** What another driver has read is never written, because `owner` may have left in another tab. */
  function* save(kept: T, owner: string): SagaGenerator<void> {
    const ports = yield* getPorts();
    ports.session.checkCookies();
    if (owner === '' || ports.session.owner() !== owner) return;
    const now = nowOf(ports.clock);
    const text = writeKept(kept, keeperOf(ports, owner), now.deviceMs, serverAtMsOf(null, kept, now));
    yield* call(ports.local.set, keyOf(ports), text);
  }

  return { load, save, forget };
}
