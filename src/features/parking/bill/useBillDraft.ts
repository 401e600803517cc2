import { useCallback, useEffect, useMemo } from 'react';

import { type CouponChoice, isCouponChoice } from '@/domain/coupon/couponChoice';
import { parkingBillKey } from '@/domain/payment/payable';
import { useDraft } from '@/flows/drafts/useDraft';
import type { BillKey } from '@/services/charge/bills';
import { type CheckoutDraft, isCheckoutDraft, NO_CHOICE } from '@/widgets/checkout/model/checkoutDraft';

/** A driver's choices for one bill that is not yet paid. */
export interface BillDraft extends CheckoutDraft {
  readonly coupon: CouponChoice;
  /** The coupon of the address that this draft has begun with; empty without one. */
  readonly brought: string;
  readonly isFeeOpen: boolean;
  readonly arePicturesOpen: boolean;
}

const INITIAL: BillDraft = {
  ...NO_CHOICE,
  coupon: { is: 'best' },
  brought: '',
  isFeeOpen: false,
  arePicturesOpen: false,
};

const isBillDraft = (value: unknown): value is BillDraft =>
  isCheckoutDraft(value) &&
  isCouponChoice(value['coupon']) &&
  typeof value['brought'] === 'string' &&
  typeof value['isFeeOpen'] === 'boolean' &&
  typeof value['arePicturesOpen'] === 'boolean';

/**
 * The draft of this bill. The bill and its coupon screen share it.
 *
 * @param brought the coupon that the address asks for. It is chosen once; what the driver chooses after that stays.
 */
export function useBillDraft(bill: BillKey, brought = ''): [BillDraft, (change: Partial<BillDraft>) => void] {
  const [kept, setDraft] = useDraft<BillDraft>(`payPage:${parkingBillKey(bill)}`, INITIAL, isBillDraft);
  const isNew = brought !== '' && kept.brought !== brought;
  const draft = useMemo<BillDraft>(
    () => (isNew ? { ...kept, brought, coupon: { is: 'one', couponId: brought }, agreedCents: null } : kept),
    [isNew, kept, brought],
  );
  useEffect(() => {
    if (isNew) setDraft(draft);
  }, [isNew, draft, setDraft]);
  const change = useCallback((part: Partial<BillDraft>) => setDraft({ ...draft, ...part }), [draft, setDraft]);
  return [draft, change];
}
