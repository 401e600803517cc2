import { PARKING_APPEAL_REASON_LABELS } from '@/services/charge/appeals';

import type { AppealAnswer, AppealRow } from '../appeals/appealTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import { refundStay, returnCoupons } from '../money/refunds';
import type { AppealKind, World } from '../World';
import { ownStayOf, reckon, stayOf } from './stays';

type Judgement = 'waived' | 'halved' | 'rejected';
/** How this operator decides, by reason. If no car was parked, or it was a different car, the stay costs nothing. */
const JUDGEMENTS: Readonly<Record<number, Judgement>> = {
  1: 'waived',
  2: 'halved',
  3: 'halved',
  4: 'rejected',
  5: 'waived',
  6: 'waived',
  7: 'rejected',
};
const WORDS: Readonly<Record<Judgement, string>> = {
  waived: '经核实，该账单与您的车辆无关，费用已免除。',
  halved: '经核实，入场时间记录有误，费用已更正。',
  rejected: '经核对照片和缴费记录，账单无误，请按时缴费。',
};

const yuan = (cents: number) => `${(cents / 100).toFixed(2)}元`;

/** Sets the new fee. The amount paid above it is refunded to its source. */
function setFee(world: World, row: AppealRow, cents: number, text: string): AppealAnswer {
  const stay = stayOf(world, row.uniqueId, row.parkId);
  stay.setFee = cents;
  // The stay was not this driver's. The lot removes it from their plate.
  stay.exitAt ??= world.clock.now();
  const { paid, coupon } = reckon(world, stay);
  const refundCents = Math.min(paid, Math.max(0, paid + coupon - cents));
  refundStay(world, stay, refundCents, '停车账单申诉退款');
  const couponText = cents === 0 && returnCoupons(world, stay) ? '使用的优惠券已退回。' : '';
  const refundText = refundCents === 0 ? '' : `已退回${yuan(refundCents)}，原路返还。`;
  return { isUpheld: true, text: text + refundText + couponText, resultCents: cents, refundCents };
}

/** A driver who says that the car is not theirs cannot wait until it drives out. */
const WHILE_INSIDE: ReadonlySet<number> = new Set([5, 6]);

/** An appeal against a stay that has ended, or against a stay of another car that is running under this driver's plate. */
export const parkingAppeal: AppealKind = {
  bizType: 1,
  reasons: PARKING_APPEAL_REASON_LABELS,
  check(world, driverId, { uniqueId, parkId, reasonType }) {
    const stay = ownStayOf(world, driverId, uniqueId, parkId);
    if (stay.exitAt === null && !WHILE_INSIDE.has(reasonType))
      throw new Refusal(REFUSALS.appealTooEarly, '车辆离场后才能申诉');
    const { total } = reckon(world, stay);
    if (total === 0) throw new Refusal(REFUSALS.nothingDue, '该账单没有费用，无需申诉');
    return total;
  },
  decide(world, row) {
    const judgement = JUDGEMENTS[row.reasonType] ?? 'rejected';
    if (judgement === 'rejected') {
      return { isUpheld: false, text: WORDS.rejected, resultCents: row.cents, refundCents: 0 };
    }
    return setFee(world, row, judgement === 'waived' ? 0 : Math.floor(row.cents / 2), WORDS[judgement]);
  },
};
