import { formatYuan } from '@/domain/money';
import { APPEAL_STATE } from '@/domain/stay/appealState';
import { type Violation, VIOLATION_TYPE, VIOLATION_TYPES } from '@/services/special/violations';
import type { TagTone } from '@/ui/text/Tag';
import { isOpen } from '@/widgets/appeal/model/appealWords';

/** What the rule was, in one word. An unknown type is said in the server's words, if it sent any. */
export const violationTitle = ({ type, typeText }: Pick<Violation, 'type' | 'typeText'>): string =>
  typeText || (type === VIOLATION_TYPE.unknown ? '违约' : VIOLATION_TYPES[type]);

type Judged = Pick<Violation, 'isWaived' | 'appealState' | 'canAppeal'>;

/** Where a violation stands, as the word and colour of a tag. */
export function violationState({ isWaived, appealState }: Judged): { readonly word: string; readonly tone: TagTone } {
  if (isWaived === 1) return { word: '已撤销', tone: 'done' };
  if (appealState === APPEAL_STATE.unknown || appealState === APPEAL_STATE.withdrawn)
    return { word: '计入次数', tone: 'owed' };
  if (isOpen({ state: appealState })) return { word: '申诉中', tone: 'soon' };
  return appealState === APPEAL_STATE.upheld
    ? { word: '申诉成立', tone: 'done' }
    : { word: '申诉不成立', tone: 'owed' };
}

/** `5.00元，押金不退`; only the sentence where nothing is taken. */
export const penaltyText = ({ penaltyFee, penaltyText: text }: Pick<Violation, 'penaltyFee' | 'penaltyText'>): string =>
  [penaltyFee > 0 ? formatYuan(penaltyFee) : '', text].filter((part) => part !== '').join('，');

/** Whether it can be appealed now, else why not: the same on the order and in the record. Empty where nobody knows. */
export function appealNote({ isWaived, canAppeal, appealState, type }: Judged & Pick<Violation, 'type'>): string {
  if (isWaived === 1) return '已撤销，不计次数';
  if (canAppeal === 1) return '可申诉';
  if (appealState !== APPEAL_STATE.unknown && isOpen({ state: appealState })) return '申诉中';
  return type === VIOLATION_TYPE.overstay ? '车辆离场后才能申诉' : '';
}

/** `当月第2次，上限3次`; empty for one that does not count. */
export function countText({ monthCount, monthLimit, isWaived }: Violation): string {
  if (isWaived === 1 || monthCount === 0) return '';
  const nth = `当月第${String(monthCount)}次`;
  return monthLimit > 0 ? `${nth}，上限${String(monthLimit)}次` : nth;
}

/** `这笔订单违约1次，可申诉`: what an order says of its violations. `own`: those that are known. */
export function violationsNote(count: number, own: readonly (Judged & Pick<Violation, 'type'>)[]): string {
  const best = own.find(({ canAppeal }) => canAppeal === 1) ?? own[0];
  return [`这笔订单违约${String(count)}次`, best === undefined ? '' : appealNote(best)]
    .filter((part) => part !== '')
    .join('，');
}
