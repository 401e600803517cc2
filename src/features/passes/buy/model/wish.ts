import { addDays, parseDay } from '@/domain/calendar';
import { dayOf } from '@/domain/day';
import type { DayRange } from '@/domain/dayChoice';
import { START_RULE } from '@/domain/pass/passCodes';
import { LATEST_START_DAYS, type Period, periodOf, startOf } from '@/domain/pass/period';
import { isSoldOut } from '@/domain/places/leftWords';
import { defaultFirst } from '@/domain/plate/defaultFirst';
import { parseServerTime } from '@/domain/time';
import type { BoundPlate } from '@/services/charge/plates';
import type { PassQuote, PassRule, PassWish } from '@/services/special/passes';
import type { CoveredTime } from '@/widgets/pass/model/passTimeline';

import { cyclesWithin } from '../../model/passTerms';
import type { BuyDraft } from './buyDraft';

/** The plates that the pass is for: those of the driver's that were chosen, else the default one. */
export function chosenPlates(
  draft: Pick<BuyDraft, 'plateIds'>,
  plates: readonly BoundPlate[],
  maxPlates: number,
): readonly BoundPlate[] {
  const own = defaultFirst(plates);
  if (draft.plateIds === null) return own.slice(0, 1);
  return draft.plateIds.flatMap((id) => own.filter(({ plateId }) => plateId === id)).slice(0, Math.max(1, maxPlates));
}

/** The choices of a first day, today first. */
export function startDays(nowMs: number): DayRange {
  return { first: dayOf(nowMs), last: dayOf(addDays(nowMs, LATEST_START_DAYS)) };
}

/** Why the first day cannot be taken; empty if it can, or if the rule sets it. */
export function startFault({ startRule }: Pick<PassRule, 'startRule'>, startDay: string, nowMs: number): string {
  if (startRule !== START_RULE.chosenDay) return '';
  if (startDay === '') return '请选择生效日期';
  const dayMs = parseDay(startDay);
  if (dayMs !== null && dayOf(dayMs) < dayOf(nowMs)) return '生效日期已过，请重新选择';
  return startOf(startRule, nowMs, startDay) === null ? '请选择30天内的生效日期' : '';
}

/** What would be bought, if everything is chosen; null while something is missing. */
export function wishOf(
  rule: PassRule,
  parkId: string,
  draft: BuyDraft,
  plateIds: readonly string[],
  nowMs: number,
): PassWish | null {
  if (plateIds.length === 0 || isSoldOut(rule.leftNum) || startFault(rule, draft.startDay, nowMs) !== '') return null;
  return {
    ruleId: rule.ruleId,
    parkId,
    plateIds,
    cycles: cyclesWithin(draft.cycles, rule),
    ...(rule.startRule === START_RULE.chosenDay ? { startDate: draft.startDay } : {}),
  };
}

/** What this device computes; for a gateway that does not say it before the order. */
export const ownPeriod = (rule: PassRule, draft: BuyDraft, nowMs: number): Period | null =>
  periodOf(rule, nowMs, { cycles: cyclesWithin(draft.cycles, rule), startDay: draft.startDay });

/** The days to promise: the server's, or ours where it does not say them. */
export function promisedTime(quote: PassQuote | undefined, own: Period | null, nowMs: number): CoveredTime {
  const startMs = quote === undefined ? null : parseServerTime(quote.startTime);
  const endMs = quote === undefined ? null : parseServerTime(quote.endTime);
  if (quote !== undefined && startMs !== null && endMs !== null) {
    return { startMs, endMs, isFromPayment: quote.fromPayment === 1 };
  }
  if (own === null) return { startMs: null, endMs: null };
  return { ...own, isFromPayment: own.startMs <= nowMs };
}

/** Whether the server's days are other ones than this device computes. Clock times of a pass that begins with its payment move anyway. */
export function daysDiffer(promised: CoveredTime, own: Period | null): boolean {
  if (own === null || promised.startMs === null || promised.endMs === null) return false;
  if (promised.isFromPayment === true) return dayOf(promised.endMs) !== dayOf(own.endMs);
  return promised.startMs !== own.startMs || promised.endMs !== own.endMs;
}

/** The other passes that cover one of the plates in the same days. Another set of them is another question. */
export const overlapKey = ({ overlaps }: Pick<PassQuote, 'overlaps'>): string =>
  overlaps.map(({ bagOrderNo, startTime, endTime }) => `${bagOrderNo} ${startTime} ${endTime}`).join();

/** Why nothing is chosen that could be asked for; empty if it is. */
export function choiceFault(facts: {
  readonly rule: PassRule;
  readonly draft: BuyDraft;
  readonly hasPlates: boolean;
  readonly nowMs: number;
}): string {
  const { rule, draft, hasPlates, nowMs } = facts;
  return hasPlates ? startFault(rule, draft.startDay, nowMs) : '请选择车辆';
}

/** Said at the button while the pass cannot be bought; empty when it can. */
export function blockedNoteOf(facts: {
  readonly rule: PassRule;
  readonly draft: BuyDraft;
  readonly hasPlates: boolean;
  readonly quote: PassQuote | undefined;
  readonly nowMs: number;
}): string {
  const { rule, draft, quote } = facts;
  if (isSoldOut(rule.leftNum)) return '名额已售完';
  if (!Number.isSafeInteger(rule.cycleFee)) return '价格未知，请联系停车场办理';
  const fault = choiceFault(facts);
  if (fault !== '') return fault;
  if (quote !== undefined && quote.refusal !== '') return '暂时不能办理';
  if (quote !== undefined && overlapKey(quote) !== draft.agreedOverlap && quote.overlaps.length > 0) {
    return '请先确认有效期重叠';
  }
  return draft.hasReadTerms ? '' : '请先阅读并同意月卡须知';
}
