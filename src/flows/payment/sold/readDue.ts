import type { SagaGenerator } from 'typed-redux-saga';

import { CHARGING_STATE } from '@/domain/charging/chargingCodes';
import { type Due, meaningOfBill } from '@/domain/payment/due';
import type { OrderPayable } from '@/domain/payment/payable';
import { billCalls, type BillKey } from '@/services/charge/bills';
import { PURCHASE_STATE, purchaseCalls } from '@/services/charge/purchases';
import { chargingSessionCalls } from '@/services/cps/chargingSessions';
import { occupationCalls, OCCUPY_STATE } from '@/services/cps/occupation';
import { tryCallEndpoint } from '@/services/transport/query/tryCallEndpoint';

/** Parking bills, as the server computes them now. They are fetched one after the other. */
export function* readBillDues(bills: readonly BillKey[]): SagaGenerator<readonly Due[] | null> {
  const dues: Due[] = [];
  for (const { uniqueId, parkId } of bills) {
    const { answer } = yield* tryCallEndpoint(billCalls.endpoints.getParkingBill, {
      uniqueId,
      parkId,
      toldBy: 'caller',
    });
    if (answer === undefined) return null;
    const plate = answer.formatPlateNo || answer.plateNo || '这笔账单';
    const name = answer.parkName === '' ? plate : `${plate}（${answer.parkName}）`;
    dues.push({ is: meaningOfBill(answer), cents: answer.parkFee, name });
  }
  return dues;
}

const PURCHASE_IS: Readonly<Record<number, Due['is']>> = {
  [PURCHASE_STATE.unpaid]: 'unpaid',
  [PURCHASE_STATE.done]: 'paid',
  [PURCHASE_STATE.refunding]: 'paid',
  [PURCHASE_STATE.refunded]: 'paid',
  [PURCHASE_STATE.forfeited]: 'paid',
};

/** A purchase. A cancelled one on which nothing was paid can no longer be paid. */
export function* readPurchaseDue({ orderNo }: OrderPayable): SagaGenerator<readonly Due[] | null> {
  const { answer } = yield* tryCallEndpoint(purchaseCalls.endpoints.getPurchase, { orderNo, toldBy: 'caller' });
  if (answer === undefined) return null;
  const { orderState, totalFee, paidFee, title, expireTime } = answer;
  const isOver = orderState === PURCHASE_STATE.cancelled && paidFee === 0;
  const is = isOver ? 'over' : PURCHASE_IS[orderState];
  const hold = expireTime === '' ? {} : { holdTime: expireTime };
  return [{ is: is ?? 'undecided', cents: totalFee - paidFee, name: title, ...hold }];
}

const CHARGING_IS: Readonly<Record<number, Due['is']>> = {
  [CHARGING_STATE.unpaid]: 'unpaid',
  [CHARGING_STATE.finished]: 'paid',
  [CHARGING_STATE.refunding]: 'paid',
  [CHARGING_STATE.refunded]: 'paid',
  [CHARGING_STATE.startFailed]: 'over',
  [CHARGING_STATE.cancelled]: 'over',
};

/** A charging order. Before the session is billed, nothing about a payment can be told from it. */
export function* readChargingDue({ orderNo }: OrderPayable): SagaGenerator<readonly Due[] | null> {
  const { answer } = yield* tryCallEndpoint(chargingSessionCalls.endpoints.getChargingOrder, {
    orderNo,
    toldBy: 'caller',
  });
  if (answer === undefined) return null;
  const { orderState, payFee, stationName } = answer;
  return [{ is: CHARGING_IS[orderState] ?? 'undecided', cents: payFee, name: `充电 ${stationName}`.trim() }];
}

const OCCUPY_IS: Readonly<Record<number, Due['is']>> = {
  [OCCUPY_STATE.unpaid]: 'unpaid',
  [OCCUPY_STATE.paid]: 'paid',
  [OCCUPY_STATE.free]: 'over',
  [OCCUPY_STATE.waived]: 'over',
};

/** An occupation fee. While the plug is in, the fee still grows. */
export function* readOccupationDue({ orderNo }: OrderPayable): SagaGenerator<readonly Due[] | null> {
  const args = { occupyOrderNo: orderNo, toldBy: 'caller' } as const;
  const { answer } = yield* tryCallEndpoint(occupationCalls.endpoints.getOccupyOrder, args);
  if (answer === undefined) return null;
  const { state, payFee, stationName } = answer;
  return [{ is: OCCUPY_IS[state] ?? 'undecided', cents: payFee, name: `占位费 ${stationName}`.trim() }];
}
