import { skipToken } from '@reduxjs/toolkit/query';

import { useServerNow } from '@/platform/clock/useServerNow';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { type PassProduct, useQuotePassQuery } from '@/services/special/passes';

import { clampPassCycles } from '../model/passTerms';
import { toAgreedPassPeriod } from '../model/toAgreedPassPeriod';
import {
  calculateDraftPassPeriod,
  isPassQuotePeriodDifferent,
  passPurchaseBlockedText,
  resolveChosenPassPlates,
  resolvePassPurchasePeriod,
  toPassOverlapKey,
  toPassQuoteArgs,
} from './model/passPurchaseChoices';
import { usePassPurchaseDraft } from './usePassPurchaseDraft';

const NO_PLATES = [] as const;

/** The driver's choices for a pass that is not bought yet, and the server's quote for them. */
export function usePassPurchaseChoices(rule: PassProduct, parkId: string) {
  const nowMs = useServerNow();
  const { draft, change } = usePassPurchaseDraft(rule.ruleId);
  const platesQuery = useListBoundPlatesQuery();
  const plates = platesQuery.currentData?.results ?? NO_PLATES;
  const chosen = resolveChosenPassPlates(draft, plates, rule.maxPlates);
  const plateIds = chosen.map(({ plateId }) => plateId);
  const wish = toPassQuoteArgs(rule, parkId, draft, plateIds, nowMs);
  const quoteQuery = useQuotePassQuery(wish ?? skipToken, { refetchOnMountOrArgChange: true });
  const quote = wish === null ? undefined : quoteQuery.currentData;
  const computed = calculateDraftPassPeriod(rule, draft, nowMs);
  const promised = resolvePassPurchasePeriod(quote, computed, nowMs);
  const acceptsOverlap =
    quote !== undefined && quote.overlaps.length > 0 && toPassOverlapKey(quote) === draft.agreedOverlap;
  return {
    draft,
    change,
    platesQuery,
    plates,
    chosen,
    wish,
    quote,
    isPricing: platesQuery.isLoading || (wish !== null && quoteQuery.isFetching),
    promised,
    hasDifferentPeriod: isPassQuotePeriodDifferent(promised, computed),
    cycles: clampPassCycles(draft.cycles, rule),
    /** The arguments of the order. */
    orderArgs: {
      ruleId: rule.ruleId,
      parkId,
      plateIds,
      cycles: clampPassCycles(draft.cycles, rule),
      ...(draft.startDay === '' ? {} : { startDate: draft.startDay }),
      ...toAgreedPassPeriod(quote),
      ...(acceptsOverlap ? { acceptsOverlap: 1 as const } : {}),
    },
    blockedNote: platesQuery.isLoading
      ? ''
      : passPurchaseBlockedText({ rule, draft, hasPlates: chosen.length > 0, quote, nowMs }),
    nowMs,
  };
}

export type PassPurchaseChoicesState = ReturnType<typeof usePassPurchaseChoices>;
