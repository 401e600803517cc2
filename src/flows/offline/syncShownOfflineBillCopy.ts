import { call, delay, put, type SagaGenerator, select } from 'typed-redux-saga';

import { DAY_MS } from '@/lib/timeUnits';
import { getPorts } from '@/platform/ports/getPorts';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { homeBillCalls } from '@/services/charge/homeBillCalls';

import { isOfflineBillCopyOfVehicle, type OfflineBillCopy } from './offlineBillCopy';
import { offlineBillCopyStore } from './offlineBillCopyStore';
import { billHidden, billShown } from './offlineSlice';
import type { OfflineRootState } from './offlineState';

const { listBillCards, getBillCardFee } = homeBillCalls.endpoints;

interface QueryResult {
  readonly data?: unknown;
  readonly error?: unknown;
}
/** If the server has refused a query, the saved copy is not shown either. */
const isMissing = ({ data, error }: QueryResult) =>
  data === undefined && isServiceError(error) && error.kind !== 'refused';

/**
 * Where on home the saved bill belongs because a query has failed without data: the list (null) or a vehicle. Undefined
 * if nothing is missing.
 */
function* findMissingPlace(saved: OfflineBillCopy): SagaGenerator<string | null | undefined> {
  const cards = yield* select(listBillCards.select());
  if (isMissing(cards)) return null;
  const own = cards.data?.results.find((card) => isOfflineBillCopyOfVehicle(card, saved));
  if (own === undefined) return undefined;
  const { plateId } = own;
  return isMissing(yield* select(getBillCardFee.select({ plateId }))) ? plateId : undefined;
}

/**
 * Shows the saved bill where home could not load it, until it is a day old, and hides it where home has loaded its own.
 */
export function* syncShownOfflineBillCopy(owner: string, handles: string[]): SagaGenerator<void> {
  const { vault, clock } = yield* getPorts();
  const isShown = (yield* select((state: OfflineRootState) => state.offline?.bill)) != null;
  const saved = yield* offlineBillCopyStore.load(owner);
  const plateId = saved === null ? undefined : yield* findMissingPlace(saved);
  if (saved === null || plateId === undefined) {
    if (isShown) yield* put(billHidden());
    return;
  }
  const { plateText, parkName, cents, atMs } = saved;
  const handle = yield* call(vault.put, { plateText, parkName, cents: String(cents) });
  handles.push(handle);
  yield* put(billShown({ handle, atMs, plateId }));
  yield* delay(atMs + DAY_MS - clock.deviceNow());
  yield* offlineBillCopyStore.forget();
  yield* put(billHidden());
}
