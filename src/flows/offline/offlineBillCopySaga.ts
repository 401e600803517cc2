import type { Action } from '@reduxjs/toolkit';
import { call, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';

import { parkingBillKey } from '@/domain/payment/payable';
import { PARKING_BILL_STATE } from '@/domain/stay/billState';
import { createMutationFulfilledMatcher } from '@/flows/freshness/createMutationFulfilledMatcher';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { getPorts } from '@/platform/ports/getPorts';
import type { ServiceError } from '@/services/base/baseQuery/serviceError';
import { homeBillCalls } from '@/services/charge/homeBillCalls';
import type { HomeBillCardData, ParkingBill } from '@/services/charge/parkingBill';
import type { plateCalls } from '@/services/charge/plates';
import type { stayCalls } from '@/services/charge/stays';

import { pickBillForOfflineCopy, type VehicleCardAndFee } from './offlineBillCopy';
import { offlineBillCopyStore } from './offlineBillCopyStore';
import { runPerSessionOwner } from './runPerSessionOwner';
import { syncShownOfflineBillCopy } from './syncShownOfflineBillCopy';

const { listBillCards, getBillCardFee } = homeBillCalls.endpoints;

/** A finished query of the parking service. */
interface FinishedQuery extends Action {
  readonly payload?: unknown;
  readonly meta: {
    readonly requestId: string;
    readonly arg: { readonly endpointName: string; readonly originalArgs: unknown };
  };
}
const isFinishedQuery =
  (...endpoints: readonly string[]) =>
  (action: Action): action is FinishedQuery =>
    /^chargeApi\/executeQuery\/(fulfilled|rejected)$/.test(action.type) &&
    endpoints.includes((action as FinishedQuery).meta.arg.endpointName);
const isFulfilled = ({ type }: Action) => type.endsWith('fulfilled');

/** In any other state a bill is paid, ended or disputed. */
const POSSIBLY_DUE_STATES: ReadonlySet<number> = new Set([
  PARKING_BILL_STATE.unknown,
  PARKING_BILL_STATE.parked,
  PARKING_BILL_STATE.toPay,
]);

/**
 * Saves the last bill of the signed-in driver, and shows it while home cannot load it. A visitor's bill is not saved.
 */
export function* offlineBillCopySaga() {
  yield* runPerSessionOwner(syncForOwner);
}

function* syncForOwner(owner: string) {
  const { vault } = yield* getPorts();
  /** Vault handles, retained until the session ends, so that stepping back in DevTools shows the bill again. */
  const handles: string[] = [];
  const syncShown = () => syncShownOfflineBillCopy(owner, handles);
  try {
    yield* takeLatest(isFinishedQuery('listBillCards', 'getBillCardFee'), function* follow(action: FinishedQuery) {
      // While DevTools shows an earlier state, that state lacks this response. Then nothing is read or written.
      if (!(yield* isInCurrentState(action))) return;
      if (isFulfilled(action)) yield* saveLatestBill(owner);
      yield* syncShown();
    });
    yield* takeEvery(isFinishedQuery('getParkingBill'), removeIfEnded, owner);
    yield* takeEvery(isStayEnded, offlineBillCopyStore.forget);
    yield* takeEvery(isPlateUnbound, offlineBillCopyStore.forget);
    yield* offlineBillCopyStore.load(owner); // removes a copy of another driver
    yield* saveLatestBill(owner);
    yield* syncShown();
    yield* take(() => false);
  } finally {
    handles.forEach(vault.drop);
  }
}

const isStayEnded = createMutationFulfilledMatcher<typeof stayCalls>('chargeApi', ['reportDeparture', 'raiseBarrier']);
const isPlateUnbound = createMutationFulfilledMatcher<typeof plateCalls>('chargeApi', ['unbindPlate']);

function* isInCurrentState({ meta: { requestId, arg } }: FinishedQuery): SagaGenerator<boolean> {
  const entry =
    arg.endpointName === 'listBillCards'
      ? yield* select(listBillCards.select())
      : yield* select(getBillCardFee.select(arg.originalArgs as { plateId: string }));
  return entry.requestId === requestId;
}

function* selectVehicleFee(card: HomeBillCardData, journal: string): SagaGenerator<VehicleCardAndFee> {
  const { data: fee, fulfilledTimeStamp: atMs = 0 } = yield* select(getBillCardFee.select({ plateId: card.plateId }));
  const ids = [card.uniqueId, fee?.uniqueId ?? ''].filter(Boolean);
  return { card, fee, atMs, isBeingPaid: ids.some((id) => journal.includes(JSON.stringify(id))) };
}

/**
 * After a response, saves the bill whose fee was loaded last. A bill that the payment journal names is being paid,
 * perhaps in another tab, and is not saved.
 */
function* saveLatestBill(owner: string): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const { data: cards } = yield* select(listBillCards.select());
  if (cards === undefined) return;
  const journal = (yield* call(local.get, PAYMENT_JOURNAL_KEY)) ?? '';
  const fees: VehicleCardAndFee[] = [];
  for (const card of cards.results) fees.push(yield* selectVehicleFee(card, journal));
  const bill = pickBillForOfflineCopy(fees, yield* offlineBillCopyStore.load(owner));
  if (bill === null) yield* offlineBillCopyStore.forget();
  else yield* offlineBillCopyStore.save(bill, owner);
}

/** Removes the saved bill when its own page has loaded it as paid, ended, disputed or missing. */
function* removeIfEnded(owner: string, action: FinishedQuery): SagaGenerator<void> {
  const isEnded = isFulfilled(action)
    ? !POSSIBLY_DUE_STATES.has((action.payload as ParkingBill).orderState) ||
      (action.payload as ParkingBill).parkFee <= 0
    : (action.payload as ServiceError | undefined)?.kind === 'refused';
  const saved = isEnded ? yield* offlineBillCopyStore.load(owner) : null;
  const bill = action.meta.arg.originalArgs as { uniqueId: string; parkId: string };
  if (saved?.billKey === parkingBillKey(bill)) yield* offlineBillCopyStore.forget();
}
