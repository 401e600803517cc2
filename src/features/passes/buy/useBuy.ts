import { skipToken } from '@reduxjs/toolkit/query';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { PassValues } from '@/flows/payment/sold/passDecision';
import { usePurchase } from '@/flows/payment/usePurchase';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { type PassRule, useQuotePassQuery } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import { cyclesWithin } from '../model/passTerms';
import { blockedNoteOf, chosenPlates, daysDiffer, overlapKey, ownPeriod, promisedTime, wishOf } from './model/wish';
import { useBuyDraft } from './useBuyDraft';

const NO_PLATES = [] as const;

/** A pass that the driver is about to buy: the choices, what the server says of them, and what the button does. */
export function useBuy(rule: PassRule, parkId: string) {
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
  const cycles = cyclesWithin(draft.cycles, rule);
  const acceptsOverlap = quote !== undefined && quote.overlaps.length > 0 && overlapKey(quote) === draft.agreedOverlap;
  const values: PassValues = {
    is: 'new',
    ruleId: rule.ruleId,
    parkId,
    plateIds,
    cycles,
    ...(draft.startDay === '' ? {} : { startDate: draft.startDay }),
    ...(acceptsOverlap ? { acceptsOverlap: 1 } : {}),
  };
  const payment = usePurchase(BIZ_TYPE.pass, `rule:${rule.ruleId}`, values);
  const blockedNote = blockedNoteOf({ rule, draft, hasPlates: chosen.length > 0, quote, nowMs });
  const isQuoted = quote !== undefined && quote.refusal === '';
  const checkout = useCheckout(
    {
      payment,
      dueCents: isQuoted ? quote.payFee : rule.cycleFee * cycles,
      facts: {
        title: rule.ruleName,
        plateText: chosen.map(({ formatPlateNo }) => formatPlateNo).join('、'),
        parkName: rule.parkNames[0] ?? '',
      },
      isPricing: wish !== null && quoteQuery.isFetching,
      parkId,
      blockedNote,
    },
    draft,
    change,
  );
  return {
    draft,
    change,
    platesQuery,
    plates,
    chosen,
    wish,
    quote,
    promised,
    isOther: daysDiffer(promised, own),
    checkout,
    blockedNote,
    nowMs,
  };
}

export type Buy = ReturnType<typeof useBuy>;
