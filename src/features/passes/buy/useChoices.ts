import { skipToken } from '@reduxjs/toolkit/query';

import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { type PassRule, useQuotePassQuery } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';

import { agreedDays } from '../model/agreedDays';
import { cyclesWithin } from '../model/passTerms';
import { blockedNoteOf, chosenPlates, daysDiffer, overlapKey, ownPeriod, promisedTime, wishOf } from './model/wish';
import { useBuyDraft } from './useBuyDraft';

const NO_PLATES = [] as const;

/** What the driver has chosen of a pass that is not bought yet, and what the server says of it. */
export function useChoices(rule: PassRule, parkId: string) {
  const nowMs = useServerNow();
  const { draft, change } = useBuyDraft(rule.ruleId);
  const platesQuery = useListBoundPlatesQuery();
  const plates = platesQuery.currentData?.results ?? NO_PLATES;
  const chosen = chosenPlates(draft, plates, rule.maxPlates);
  const plateIds = chosen.map(({ plateId }) => plateId);
  const wish = wishOf(rule, parkId, draft, plateIds, nowMs);
  const quoteQuery = useQuotePassQuery(wish ?? skipToken, { refetchOnMountOrArgChange: true });
  const quote = wish === null ? undefined : quoteQuery.currentData;
  const own = ownPeriod(rule, draft, nowMs);
  const promised = promisedTime(quote, own, nowMs);
  const acceptsOverlap = quote !== undefined && quote.overlaps.length > 0 && overlapKey(quote) === draft.agreedOverlap;
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
    isOther: daysDiffer(promised, own),
    cycles: cyclesWithin(draft.cycles, rule),
    /** What is asked of the server. */
    asked: {
      ruleId: rule.ruleId,
      parkId,
      plateIds,
      cycles: cyclesWithin(draft.cycles, rule),
      ...(draft.startDay === '' ? {} : { startDate: draft.startDay }),
      ...agreedDays(quote),
      ...(acceptsOverlap ? { acceptsOverlap: 1 as const } : {}),
    },
    blockedNote: platesQuery.isLoading
      ? ''
      : blockedNoteOf({ rule, draft, hasPlates: chosen.length > 0, quote, nowMs }),
    nowMs,
  };
}

export type Choices = ReturnType<typeof useChoices>;
