import { useCallback } from 'react';

import { type CouponChoice, isCouponChoice } from '@/domain/coupon/couponChoice';
import { isPayChannel } from '@/domain/payment/payChannel';
import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import type { CheckoutDraft } from '@/widgets/checkout/useCheckout';

/** A driver's choices for a charging bill that is not paid yet. */
interface ChargeDraft extends CheckoutDraft {
  readonly coupon: CouponChoice;
}

const INITIAL: ChargeDraft = { coupon: { is: 'best' }, channel: null, agreedCents: null };

const isChargeDraft = (value: unknown): value is ChargeDraft =>
  isPlainObject(value) &&
  isCouponChoice(value['coupon']) &&
  (value['channel'] === null || isPayChannel(value['channel'])) &&
  (value['agreedCents'] === null || Number.isSafeInteger(value['agreedCents']));

/** The draft of one bill. The bill and its coupon screen share it. */
export function useChargeDraft(orderNo: string) {
  const [draft, setDraft] = useDraft<ChargeDraft>(`chargeBillDetail:${orderNo}`, INITIAL, isChargeDraft);
  const change = useCallback((part: Partial<ChargeDraft>) => setDraft({ ...draft, ...part }), [draft, setDraft]);
  return { draft, change };
}
