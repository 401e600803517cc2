import { useCallback, useEffect, useMemo } from 'react';

import { type CouponChoice, isCouponChoice } from '@/domain/coupon/couponChoice';
import { parkingBillKey } from '@/domain/payment/payable';
import { useDraft } from '@/flows/drafts/useDraft';
import type { ParkingBillKey } from '@/services/charge/bills';
import { type CheckoutDraft, EMPTY_CHECKOUT_DRAFT, isCheckoutDraft } from '@/widgets/checkout/model/checkoutDraft';

/** A driver's choices for one bill that is not yet paid. */
export interface BillPaymentDraft extends CheckoutDraft {
  readonly coupon: CouponChoice;
  /** The coupon ID from the address that was already applied to this draft; empty if none. */
  readonly brought: string;
  readonly isFeeOpen: boolean;
  readonly arePicturesOpen: boolean;
}

const INITIAL: BillPaymentDraft = {
  ...EMPTY_CHECKOUT_DRAFT,
  coupon: { is: 'best' },
  brought: '',
  isFeeOpen: false,
  arePicturesOpen: false,
};

const isBillDraft = (value: unknown): value is BillPaymentDraft =>
  isCheckoutDraft(value) &&
  isCouponChoice(value['coupon']) &&
  typeof value['brought'] === 'string' &&
  typeof value['isFeeOpen'] === 'boolean' &&
  typeof value['arePicturesOpen'] === 'boolean';

/**
 * The draft of this bill. The bill and its coupon screen share it.
 *
 * @param brought the coupon preselected by the address. It is applied once; a later choice of the driver is not
 * overwritten.
 */
export function useBillPaymentDraft(
  bill: ParkingBillKey,
  brought = '',
): [BillPaymentDraft, (change: Partial<BillPaymentDraft>) => void] {
  const [storedDraft, setDraft] = useDraft<BillPaymentDraft>(`payPage:${parkingBillKey(bill)}`, INITIAL, isBillDraft);
  const isNew = brought !== '' && storedDraft.brought !== brought;
  const draft = useMemo<BillPaymentDraft>(
    () =>
      isNew ? { ...storedDraft, brought, coupon: { is: 'one', couponId: brought }, agreedCents: null } : storedDraft,
    [isNew, storedDraft, brought],
  );
  useEffect(() => {
    if (isNew) setDraft(draft);
  }, [isNew, draft, setDraft]);
  const change = useCallback((part: Partial<BillPaymentDraft>) => setDraft({ ...draft, ...part }), [draft, setDraft]);
  return [draft, change];
}
