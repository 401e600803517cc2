import { call, delay, put, type SagaGenerator, select } from 'typed-redux-saga';

import { DAY_MS } from '@/lib/timeUnits';
import { homeBills } from '@/services/charge/homeBills';
import { getPorts } from '@/services/transport/ports/getPorts';
import { isServiceError } from '@/services/transport/query/serviceError';

import { isOfCard, type KeptBill } from './keptBill';
import { keptBillStore } from './keptBillStore';
import { billHidden, billShown } from './offlineSlice';
import type { WithOffline } from './offlineState';

const { listBillCards, getBillCardFee } = homeBills.endpoints;

interface Reading {
  readonly data?: unknown;
  readonly error?: unknown;
}
/** What the server has refused is not shown from a copy either. */
const isMissing = ({ data, error }: Reading) => data === undefined && isServiceError(error) && error.kind !== 'refused';

/** The place on home where a reading has failed without data and the kept bill belongs: the list (null), or a vehicle. */
function* placeOf(kept: KeptBill): SagaGenerator<string | null | undefined> {
  const cards = yield* select(listBillCards.select());
  if (isMissing(cards)) return null;
  const own = cards.data?.results.find((card) => isOfCard(card, kept));
  if (own === undefined) return undefined;
  const { plateId } = own;
  return isMissing(yield* select(getBillCardFee.select({ plateId }))) ? plateId : undefined;
}

/** Shows the kept bill where home lacks it, until it is a day old, and hides it where home has read its own. */
export function* showWhatIsMissing(owner: string, handles: string[]): SagaGenerator<void> {
  const { vault, clock } = yield* getPorts();
  const isShown = (yield* select((state: WithOffline) => state.offline?.bill)) != null;
  const kept = yield* keptBillStore.load(owner);
  const plateId = kept === null ? undefined : yield* placeOf(kept);
  if (kept === null || plateId === undefined) {
    if (isShown) yield* put(billHidden());
    return;
  }
  const { plateText, parkName, cents, atMs } = kept;
  const handle = yield* call(vault.put, { plateText, parkName, cents: String(cents) });
  handles.push(handle);
  yield* put(billShown({ handle, atMs, plateId }));
  yield* delay(atMs + DAY_MS - clock.deviceNow());
  yield* keptBillStore.forget();
  yield* put(billHidden());
}
