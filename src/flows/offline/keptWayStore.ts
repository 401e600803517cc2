import { call, type SagaGenerator } from 'typed-redux-saga';

import { getPorts } from '@/services/transport/ports/getPorts';
import type { Ports } from '@/services/transport/ports/ports';
import { dealerOf } from '@/services/transport/query/identity';

import { readKeptAs, writeKept } from './keptText';
import { type KeptWay, keptWay } from './keptWay';

/** Key in local storage. */
const keyOf = ({ config }: Pick<Ports, 'config'>): string => `keptWay.v1:${config.basePath}`;
const keeperOf = ({ local, config }: Ports, owner: string) => ({ owner, dealer: dealerOf(local, config) });

/** Removes the kept way from this device. */
export function* forgetWay(): SagaGenerator<void> {
  const ports = yield* getPorts();
  yield* call(ports.local.remove, keyOf(ports));
}

/** Reads the way that is kept for this driver and dealer. Any other text is removed without a word. */
export function* loadWay(owner: string): SagaGenerator<KeptWay | null> {
  const ports = yield* getPorts();
  const { local, clock } = ports;
  const text = yield* call(local.get, keyOf(ports));
  if (text === null) return null;
  const keeper = keeperOf(ports, owner);
  const kept = readKeptAs(keptWay, text, keeper, clock.deviceNow());
  if (kept === null) yield* forgetWay();
  else yield* call(local.set, keyOf(ports), writeKept(kept, keeper, clock.deviceNow()));
  return kept;
}

/** What another driver has read is never written, because `owner` may have left in another tab. */
export function* saveWay(way: KeptWay, owner: string): SagaGenerator<void> {
  const ports = yield* getPorts();
  const { local, clock, session } = ports;
  session.checkCookies();
  if (owner === '' || session.owner() !== owner) return;
  yield* call(local.set, keyOf(ports), writeKept(way, keeperOf(ports, owner), clock.deviceNow()));
}
