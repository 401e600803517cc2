import { formatPlate } from '@/domain/plate/plateFace';
import { MINUTE_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import { lotOf } from '../places/lots';
import type { Payable } from '../World';
import { usableCoupon } from './parkingOffers';
import { isUnderAppeal, reckon, stayOf } from './stays';

/** A parking bill, either running or in arrears. */
export const parkingPayable: Payable = {
  bizType: 1,
  takesVisitors: (world, { parkId }) => !lotOf(world, parkId).demandsLogin,
  due(world, _driverId, { uniqueId, parkId }) {
    const stay = stayOf(world, uniqueId, parkId);
    if (isUnderAppeal(world, stay)) throw new Refusal(REFUSALS.appealUnderWay, '账单申诉中，处理完再缴费');
    const { due } = reckon(world, stay);
    if (due === 0) throw new Refusal(REFUSALS.nothingDue, '该账单无需缴费');
    return { cents: due, title: `停车缴费 ${formatPlate(stay.plateNo)} ${lotOf(world, parkId).parkName}` };
  },
  offer: (world, driverId, couponId, { uniqueId, parkId }) =>
    usableCoupon(world, driverId, couponId, stayOf(world, uniqueId, parkId)),
  cannotBook: (world, { isBatch }, { parkId }) =>
    isBatch && world.settings.failingLots.includes(parkId) ? '停车场系统繁忙，未能入账，款项已退回' : '',
  settle(world, payment, part, at) {
    const stay = stayOf(world, part.uniqueId, part.parkId);
    const lot = lotOf(world, part.parkId);
    stay.paid.push({ payId: payment.payId, cents: part.cents, couponCents: part.couponCents, at });
    // Money for a closed payment pays an old price. Only if nothing is left to pay does it let the car leave.
    if (stay.exitAt !== null || (payment.cameLate && reckon(world, stay).due > 0)) return;
    stay.cleared = { pricedAt: payment.openedAt, leaveBy: at + lot.leaveFreeMinutes * MINUTE_MS };
    payment.leaveBy = stay.cleared.leaveBy;
    payment.leaveFreeMinutes = lot.leaveFreeMinutes;
  },
};
