import type { Action } from '@reduxjs/toolkit';
import { call, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';

import { parkingBillKey } from '@/domain/payment/payable';
import { BILL_STATE } from '@/domain/stay/billState';
import { callSucceeded } from '@/flows/freshness/callSucceeded';
import { JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { homeBills } from '@/services/charge/homeBills';
import type { BillCard, ParkingBill } from '@/services/charge/parkingBill';
import type { plateCalls } from '@/services/charge/plates';
import type { stayCalls } from '@/services/charge/stays';
import { getPorts } from '@/services/transport/ports/getPorts';
import type { ServiceError } from '@/services/transport/query/serviceError';

import { billToKeep, type KnownFee } from './keptBill';
import { keptBillStore } from './keptBillStore';
import { perOwner } from './perOwner';
import { showWhatIsMissing } from './showWhatIsMissing';

const { listBillCards, getBillCardFee } = homeBills.endpoints;

/** A finished query of the parking service. */
interface Finished extends Action {
  readonly payload?: unknown;
  readonly meta: {
    readonly requestId: string;
    readonly arg: { readonly endpointName: string; readonly originalArgs: unknown };
  };
}
const finished =
  (...endpoints: readonly string[]) =>
  (action: Action): action is Finished =>
    /^chargeApi\/executeQuery\/(fulfilled|rejected)$/.test(action.type) &&
    endpoints.includes((action as Finished).meta.arg.endpointName);
const isFulfilled = ({ type }: Action) => type.endsWith('fulfilled');

/** In another state a bill is paid, ended or disputed. */
const MAY_BE_DUE: ReadonlySet<number> = new Set([BILL_STATE.unknown, BILL_STATE.parked, BILL_STATE.toPay]);

/** Keeps the last bill of the signed-in driver, and shows it where home cannot read it. A visitor's bill is not kept. */
export function* keptBillSaga() {
  yield* perOwner(keepFor);
}

function* keepFor(owner: string) {
  const { vault } = yield* getPorts();
  /** Kept as long as the session, so that a step back in time shows the bill again. */
  const handles: string[] = [];
  const show = () => showWhatIsMissing(owner, handles);
  try {
    yield* takeLatest(finished('listBillCards', 'getBillCardFee'), function* follow(action: Finished) {
      // While an earlier moment is in view, the state does not have this answer. Looking back reads and writes nothing.
      if (!(yield* isInState(action))) return;
      if (isFulfilled(action)) yield* keepWhatIsKnown(owner);
      yield* show();
    });
    yield* takeEvery(finished('getParkingBill'), forgetIfOver, owner);
    yield* takeEvery(endedStay, keptBillStore.forget);
    yield* takeEvery(unboundPlate, keptBillStore.forget);
    yield* keptBillStore.load(owner); // removes what is not theirs
    yield* keepWhatIsKnown(owner);
    yield* show();
    yield* take(() => false);
  } finally {
    handles.forEach(vault.drop);
  }
}

const endedStay = callSucceeded<typeof stayCalls>('chargeApi', ['reportDeparture', 'raiseBarrier']);
const unboundPlate = callSucceeded<typeof plateCalls>('chargeApi', ['unbindPlate']);

function* isInState({ meta: { requestId, arg } }: Finished): SagaGenerator<boolean> {
  const entry =
    arg.endpointName === 'listBillCards'
      ? yield* select(listBillCards.select())
      : yield* select(getBillCardFee.select(arg.originalArgs as { plateId: string }));
  return entry.requestId === requestId;
}

function* knownFee(card: BillCard, journal: string): SagaGenerator<KnownFee> {
  const { data: fee, fulfilledTimeStamp: atMs = 0 } = yield* select(getBillCardFee.select({ plateId: card.plateId }));
  const ids = [card.uniqueId, fee?.uniqueId ?? ''].filter(Boolean);
  return { card, fee, atMs, isBeingPaid: ids.some((id) => journal.includes(JSON.stringify(id))) };
}

/** After an answer: the bill whose fee was read last is kept. One that the journal of payments names is not, in whatever tab it is paid. */
function* keepWhatIsKnown(owner: string): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const { data: cards } = yield* select(listBillCards.select());
  if (cards === undefined) return;
  const journal = (yield* call(local.get, JOURNAL_KEY)) ?? '';
  const known: KnownFee[] = [];
  for (const card of cards.results) known.push(yield* knownFee(card, journal));
  const bill = billToKeep(known, yield* keptBillStore.load(owner));
  if (bill === null) yield* keptBillStore.forget();
  else yield* keptBillStore.save(bill, owner);
}

/** The bill's own page has learned that the bill is paid, ended, disputed or gone. */
function* forgetIfOver(owner: string, action: Finished): SagaGenerator<void> {
  const isOver = isFulfilled(action)
    ? !MAY_BE_DUE.has((action.payload as ParkingBill).orderState) || (action.payload as ParkingBill).parkFee <= 0
    : (action.payload as ServiceError | undefined)?.kind === 'refused';
  const kept = isOver ? yield* keptBillStore.load(owner) : null;
  const bill = action.meta.arg.originalArgs as { uniqueId: string; parkId: string };
  if (kept?.billKey === parkingBillKey(bill)) yield* keptBillStore.forget();
}
