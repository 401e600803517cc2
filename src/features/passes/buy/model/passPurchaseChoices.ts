import { addDays, parseIsoDayStartMs } from '@/domain/calendar';
import { formatIsoDay } from '@/domain/day';
import type { DayRange } from '@/domain/dayChoice';
import { PASS_START_RULE } from '@/domain/pass/passCodes';
import {
  calculatePassPeriod,
  calculatePassStart,
  MAX_PASS_START_DAYS_AHEAD,
  type PassPeriod,
} from '@/domain/pass/period';
import { isSoldOut } from '@/domain/places/remainingCountText';
import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { parseServerTime } from '@/domain/time';
import { clampPassCycles } from '@/features/passes/model/passTerms';
import type { BoundPlate } from '@/services/charge/plates';
import type { PassProduct, PassQuote, PassSelection } from '@/services/special/passes';
import type { PassCoveragePeriod } from '@/widgets/pass/model/passTimeline';

import type { PassPurchaseDraft } from './passPurchaseDraft';

/** The plates of the pass: the chosen ones that are still bound, otherwise the default one. */
export function resolveChosenPassPlates(
  draft: Pick<PassPurchaseDraft, 'plateIds'>,
  plates: readonly BoundPlate[],
  maxPlates: number,
): readonly BoundPlate[] {
  const own = sortDefaultVehicleFirst(plates);
  if (draft.plateIds === null) return own.slice(0, 1);
  return draft.plateIds.flatMap((id) => own.filter(({ plateId }) => plateId === id)).slice(0, Math.max(1, maxPlates));
}

/** The range of possible first days, starting today. */
export function passStartDayRange(nowMs: number): DayRange {
  return { first: formatIsoDay(nowMs), last: formatIsoDay(addDays(nowMs, MAX_PASS_START_DAYS_AHEAD)) };
}

/** The error of the first day; empty if it is valid, or if the rule sets it. */
export function passStartDayError(
  { startRule }: Pick<PassProduct, 'startRule'>,
  startDay: string,
  nowMs: number,
): string {
  if (startRule !== PASS_START_RULE.chosenDay) return '';
  if (startDay === '') return '请选择生效日期';
  const dayMs = parseIsoDayStartMs(startDay);
  if (dayMs !== null && formatIsoDay(dayMs) < formatIsoDay(nowMs)) return '生效日期已过，请重新选择';
  return calculatePassStart(startRule, nowMs, startDay) === null ? '请选择30天内的生效日期' : '';
}

/** The arguments of the quote; null while a choice is missing. */
export function toPassQuoteArgs(
  rule: PassProduct,
  parkId: string,
  draft: PassPurchaseDraft,
  plateIds: readonly string[],
  nowMs: number,
): PassSelection | null {
  if (plateIds.length === 0 || isSoldOut(rule.leftNum) || passStartDayError(rule, draft.startDay, nowMs) !== '')
    return null;
  return {
    ruleId: rule.ruleId,
    parkId,
    plateIds,
    cycles: clampPassCycles(draft.cycles, rule),
    ...(rule.startRule === PASS_START_RULE.chosenDay ? { startDate: draft.startDay } : {}),
  };
}

/** The period computed on this device, for a server that does not quote it before the order. */
export const calculateDraftPassPeriod = (
  rule: PassProduct,
  draft: PassPurchaseDraft,
  nowMs: number,
): PassPeriod | null =>
  calculatePassPeriod(rule, nowMs, { cycles: clampPassCycles(draft.cycles, rule), startDay: draft.startDay });

/** The period to show: the server's, or the computed one if the server quotes none. */
export function resolvePassPurchasePeriod(
  quote: PassQuote | undefined,
  computed: PassPeriod | null,
  nowMs: number,
): PassCoveragePeriod {
  const startMs = quote === undefined ? null : parseServerTime(quote.startTime);
  const endMs = quote === undefined ? null : parseServerTime(quote.endTime);
  if (quote !== undefined && startMs !== null && endMs !== null) {
    return { startMs, endMs, isFromPayment: quote.fromPayment === 1 };
  }
  if (computed === null) return { startMs: null, endMs: null };
  return { ...computed, isFromPayment: computed.startMs <= nowMs };
}

/**
 * Whether the server's period differs from the computed one. If a pass starts with its payment, only its last day is
 * compared, because the times change with the payment.
 */
export function isPassQuotePeriodDifferent(promised: PassCoveragePeriod, computed: PassPeriod | null): boolean {
  if (computed === null || promised.startMs === null || promised.endMs === null) return false;
  if (promised.isFromPayment === true) return formatIsoDay(promised.endMs) !== formatIsoDay(computed.endMs);
  return promised.startMs !== computed.startMs || promised.endMs !== computed.endMs;
}

/**
 * A key for the set of other passes that cover one of the plates in the same days. A changed set must be accepted
 * again.
 */
export const toPassOverlapKey = ({ overlaps }: Pick<PassQuote, 'overlaps'>): string =>
  overlaps.map(({ bagOrderNo, startTime, endTime }) => `${bagOrderNo} ${startTime} ${endTime}`).join();

/** The error of the choices; empty if the order can be requested. */
export function passPurchaseChoiceError(facts: {
  readonly rule: PassProduct;
  readonly draft: PassPurchaseDraft;
  readonly hasPlates: boolean;
  readonly nowMs: number;
}): string {
  const { rule, draft, hasPlates, nowMs } = facts;
  return hasPlates ? passStartDayError(rule, draft.startDay, nowMs) : '请选择车辆';
}

/** The note at the button while the pass cannot be bought; empty if it can. */
export function passPurchaseBlockedText(facts: {
  readonly rule: PassProduct;
  readonly draft: PassPurchaseDraft;
  readonly hasPlates: boolean;
  readonly quote: PassQuote | undefined;
  readonly nowMs: number;
}): string {
  const { rule, draft, quote } = facts;
  if (isSoldOut(rule.leftNum)) return '名额已售完';
  if (!Number.isSafeInteger(rule.cycleFee)) return '价格未知，请联系停车场办理';
  const error = passPurchaseChoiceError(facts);
  if (error !== '') return error;
  if (quote !== undefined && quote.refusal !== '') return '暂时不能办理';
  if (quote !== undefined && toPassOverlapKey(quote) !== draft.agreedOverlap && quote.overlaps.length > 0) {
    return '请先确认有效期重叠';
  }
  return draft.hasReadTerms ? '' : '请先阅读并同意月卡须知';
}
