import { formatYuan } from '@/domain/money';
import { APPEAL_STATE } from '@/domain/stay/appealState';
import {
  OFF_PEAK_VIOLATION_TYPE,
  OFF_PEAK_VIOLATION_TYPE_LABELS,
  type OffPeakViolation,
} from '@/services/special/violations';
import type { TagTone } from '@/ui/text/Tag';
import { isAppealOpen } from '@/widgets/appeal/model/appealText';

/** The label of the violated rule. For an unknown type it is the server's text, if any. */
export const offPeakViolationTypeLabel = ({ type, typeText }: Pick<OffPeakViolation, 'type' | 'typeText'>): string =>
  typeText || (type === OFF_PEAK_VIOLATION_TYPE.unknown ? '违约' : OFF_PEAK_VIOLATION_TYPE_LABELS[type]);

type ViolationStateFields = Pick<OffPeakViolation, 'isWaived' | 'appealState' | 'canAppeal'>;

/** The label and the tone of a violation's state. */
export function offPeakViolationStateTag({ isWaived, appealState }: ViolationStateFields): {
  readonly word: string;
  readonly tone: TagTone;
} {
  if (isWaived === 1) return { word: '已撤销', tone: 'done' };
  if (appealState === APPEAL_STATE.unknown || appealState === APPEAL_STATE.withdrawn)
    return { word: '计入次数', tone: 'owed' };
  if (isAppealOpen({ state: appealState })) return { word: '申诉中', tone: 'soon' };
  return appealState === APPEAL_STATE.upheld
    ? { word: '申诉成立', tone: 'done' }
    : { word: '申诉不成立', tone: 'owed' };
}

/** `5.00元，押金不退`; only the server's sentence if there is no fee. */
export const offPeakViolationPenaltyText = ({
  penaltyFee,
  penaltyText: text,
}: Pick<OffPeakViolation, 'penaltyFee' | 'penaltyText'>): string =>
  [penaltyFee > 0 ? formatYuan(penaltyFee) : '', text].filter((part) => part !== '').join('，');

/** Whether it can be appealed now, otherwise why not: the same on the order and in the record. Empty if unknown. */
export function offPeakViolationAppealabilityText({
  isWaived,
  canAppeal,
  appealState,
  type,
}: ViolationStateFields & Pick<OffPeakViolation, 'type'>): string {
  if (isWaived === 1) return '已撤销，不计次数';
  if (canAppeal === 1) return '可申诉';
  if (appealState !== APPEAL_STATE.unknown && isAppealOpen({ state: appealState })) return '申诉中';
  return type === OFF_PEAK_VIOLATION_TYPE.overstay ? '车辆离场后才能申诉' : '';
}

/** `当月第2次，上限3次`; empty for a waived violation. */
export function offPeakViolationMonthOrdinalText({ monthCount, monthLimit, isWaived }: OffPeakViolation): string {
  if (isWaived === 1 || monthCount === 0) return '';
  const ordinalText = `当月第${String(monthCount)}次`;
  return monthLimit > 0 ? `${ordinalText}，上限${String(monthLimit)}次` : ordinalText;
}

/** `这笔订单违约1次，可申诉`: an order's note about its violations. `violations`: those that are loaded. */
export function offPeakOrderViolationsText(
  count: number,
  violations: readonly (ViolationStateFields & Pick<OffPeakViolation, 'type'>)[],
): string {
  const shownViolation = violations.find(({ canAppeal }) => canAppeal === 1) ?? violations[0];
  return [
    `这笔订单违约${String(count)}次`,
    shownViolation === undefined ? '' : offPeakViolationAppealabilityText(shownViolation),
  ]
    .filter((part) => part !== '')
    .join('，');
}
