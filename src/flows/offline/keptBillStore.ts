import { call, type SagaGenerator } from 'typed-redux-saga';

import { forgetKeptBill, keptBillKey } from '@/flows/session/keptBill';
import { getPorts } from '@/services/transport/ports/getPorts';
import { dealerOf } from '@/services/transport/query/identity';

import { type KeptBill, readKept } from './keptBill';
import { writeKept } from './keptText';

/** Reads the bill that is kept for this driver and dealer. Any other text is removed without a word. */
export function* loadKept(owner: string): SagaGenerator<KeptBill | null> {
  const ports = yield* getPorts();
  const { local, config, clock } = ports;
  const key = keptBillKey(ports);
  const text = yield* call(local.get, key);
  if (text === null) return null;
  const keeper = { owner, dealer: dealerOf(local, config) };
  const kept = readKept(text, keeper, clock.deviceNow());
  if (kept === null) yield* forgetKeptBill();
  else yield* call(local.set, key, writeKept(kept, keeper, clock.deviceNow()));
  return kept;
}

/** Keeps this bill, or none. What another driver has read is never written, because `owner` may have left in another tab. */
export function* saveKept(bill: KeptBill | null, owner: string): SagaGenerator<void> {
  const ports = yield* getPorts();
  const { local, config, clock, session } = ports;
  if (bill === null) {
    yield* forgetKeptBill();
    return;
  }
  session.checkCookies();
  if (owner === '' || session.owner() !== owner) return;
  const keeper = { owner, dealer: dealerOf(local, config) };
  yield* call(local.set, keptBillKey(ports), writeKept(bill, keeper, clock.deviceNow()));
}
