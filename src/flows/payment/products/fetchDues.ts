import type { SagaGenerator } from 'typed-redux-saga';

import { CHARGING_ORDER_STATE } from '@/domain/charging/chargingCodes';
import { type DueStateAndAmount, toParkingBillDueState } from '@/domain/payment/amountDue';
import type { OrderPayable } from '@/domain/payment/payable';
import { tryCallEndpoint } from '@/services/base/baseQuery/tryCallEndpoint';
import { parkingBillCalls, type ParkingBillKey } from '@/services/charge/bills';
import { PURCHASE_STATE, purchaseCalls } from '@/services/charge/purchases';
import { chargingSessionCalls } from '@/services/cps/chargingSessions';
import { IDLE_FEE_ORDER_STATE, idleFeeCalls } from '@/services/cps/idleFees';

/** Fetches what is due for parking bills, one after the other. */
export function* fetchParkingBillDues(
  bills: readonly ParkingBillKey[],
): SagaGenerator<readonly DueStateAndAmount[] | null> {
  const dues: DueStateAndAmount[] = [];
  for (const { uniqueId, parkId } of bills) {
    const { result } = yield* tryCallEndpoint(parkingBillCalls.endpoints.getParkingBill, {
      uniqueId,
      parkId,
      toldBy: 'caller',
    });
    if (result === undefined) return null;
    const plate = result.formatPlateNo || result.plateNo || '这笔账单';
    const name = result.parkName === '' ? plate : `${plate}（${result.parkName}）`;
    dues.push({ state: toParkingBillDueState(result), cents: result.parkFee, name });
  }
  return dues;
}

const PURCHASE_DUE_STATES: Readonly<Record<number, DueStateAndAmount['state']>> = {
  [PURCHASE_STATE.unpaid]: 'unpaid',
  [PURCHASE_STATE.done]: 'paid',
  [PURCHASE_STATE.refunding]: 'paid',
  [PURCHASE_STATE.refunded]: 'paid',
  [PURCHASE_STATE.forfeited]: 'paid',
};

/** Fetches what is due for a purchase. A cancelled one on which nothing was paid can no longer be paid. */
export function* fetchPurchaseDue({ orderNo }: OrderPayable): SagaGenerator<readonly DueStateAndAmount[] | null> {
  const { result } = yield* tryCallEndpoint(purchaseCalls.endpoints.getPurchase, { orderNo, toldBy: 'caller' });
  if (result === undefined) return null;
  const { orderState, totalFee, paidFee, title, expireTime } = result;
  const isOver = orderState === PURCHASE_STATE.cancelled && paidFee === 0;
  const state = isOver ? 'over' : PURCHASE_DUE_STATES[orderState];
  const hold = expireTime === '' ? {} : { holdTime: expireTime };
  return [{ state: state ?? 'undecided', cents: totalFee - paidFee, name: title, ...hold }];
}

const CHARGING_DUE_STATES: Readonly<Record<number, DueStateAndAmount['state']>> = {
  [CHARGING_ORDER_STATE.unpaid]: 'unpaid',
  [CHARGING_ORDER_STATE.finished]: 'paid',
  [CHARGING_ORDER_STATE.refunding]: 'paid',
  [CHARGING_ORDER_STATE.refunded]: 'paid',
  [CHARGING_ORDER_STATE.startFailed]: 'over',
  [CHARGING_ORDER_STATE.cancelled]: 'over',
};

/** Fetches what is due for a charging order. Before the session is billed, its state says nothing about a payment. */
export function* fetchChargingDue({ orderNo }: OrderPayable): SagaGenerator<readonly DueStateAndAmount[] | null> {
  const { result } = yield* tryCallEndpoint(chargingSessionCalls.endpoints.getChargingOrder, {
    orderNo,
    toldBy: 'caller',
  });
  if (result === undefined) return null;
  const { orderState, payFee, stationName } = result;
  return [{ state: CHARGING_DUE_STATES[orderState] ?? 'undecided', cents: payFee, name: `充电 ${stationName}`.trim() }];
}

const OCCUPY_DUE_STATES: Readonly<Record<number, DueStateAndAmount['state']>> = {
  [IDLE_FEE_ORDER_STATE.unpaid]: 'unpaid',
  [IDLE_FEE_ORDER_STATE.paid]: 'paid',
  [IDLE_FEE_ORDER_STATE.free]: 'over',
  [IDLE_FEE_ORDER_STATE.waived]: 'over',
};

/** Fetches what is due for an idle fee. While the plug is in, the fee still grows. */
export function* fetchIdleFeeDue({ orderNo }: OrderPayable): SagaGenerator<readonly DueStateAndAmount[] | null> {
  const args = { occupyOrderNo: orderNo, toldBy: 'caller' } as const;
  const { result } = yield* tryCallEndpoint(idleFeeCalls.endpoints.getOccupyOrder, args);
  if (result === undefined) return null;
  const { state, payFee, stationName } = result;
  return [{ state: OCCUPY_DUE_STATES[state] ?? 'undecided', cents: payFee, name: `占位费 ${stationName}`.trim() }];
}
