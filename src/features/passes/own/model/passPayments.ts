import { formatDayWithYear } from '@/domain/pass/passTimes';
import { formatMoment, parseServerTime } from '@/domain/time';
import { type Pass, PASS_PERIOD_PAYMENT_STATE, type PassPeriodPayment } from '@/services/special/passes';
import type { TagTone } from '@/ui/text/Tag';

import { passPlatesText } from '../../model/passText';

/** One payment for a pass, with the name and plates of the pass. */
export interface PassPayment extends PassPeriodPayment {
  readonly ruleName: string;
  readonly plateText: string;
}

const STATE_TAGS: Readonly<Record<PassPeriodPayment['state'], { readonly word: string; readonly tone: TagTone }>> = {
  [PASS_PERIOD_PAYMENT_STATE.unknown]: { word: '处理中', tone: 'soon' },
  [PASS_PERIOD_PAYMENT_STATE.unpaid]: { word: '待支付', tone: 'owed' },
  [PASS_PERIOD_PAYMENT_STATE.paid]: { word: '已支付', tone: 'done' },
  [PASS_PERIOD_PAYMENT_STATE.closed]: { word: '已取消', tone: 'plain' },
  [PASS_PERIOD_PAYMENT_STATE.refunded]: { word: '已退款', tone: 'plain' },
};

export const passPaymentStateLabel = ({ state }: PassPeriodPayment): string => STATE_TAGS[state].word;
export const passPaymentStateTone = ({ state }: PassPeriodPayment): TagTone => STATE_TAGS[state].tone;

/** The payments of all passes, the latest first; unpaid ones come before all others. */
export function listPassPayments(passes: readonly Pass[]): readonly PassPayment[] {
  const rows = passes.flatMap(({ purchases, ruleName, plates }) =>
    purchases.map((purchase) => ({ ...purchase, ruleName, plateText: passPlatesText(plates) })),
  );
  const payTimeMs = ({ payTime }: PassPayment) => parseServerTime(payTime) ?? Number.MAX_SAFE_INTEGER;
  return rows.sort((a, b) => payTimeMs(b) - payTimeMs(a));
}

/** The period that a payment bought, the plates, and the payment time. */
export function passPaymentTexts(
  { startTime, endTime, payTime, plateText }: PassPayment,
  nowMs: number,
): readonly string[] {
  const [startMs, endMs, paidMs] = [startTime, endTime, payTime].map(parseServerTime);
  return [
    startMs == null ? '' : `${formatDayWithYear(startMs)}起`,
    endMs == null ? '' : `${formatDayWithYear(endMs - 1)}止`,
    plateText,
    paidMs == null ? '' : `${formatMoment(paidMs, nowMs)} 支付`,
  ];
}
