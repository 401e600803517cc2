import { useCallback, useEffect, useMemo } from 'react';

import { type CouponChoice, isCouponChoice } from '@/domain/coupon/couponChoice';
import { parkingBillKey } from '@/domain/payment/payable';
import { isPayChannel, type PayChannel } from '@/domain/payment/payChannel';
import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import type { BillKey } from '@/services/charge/bills';

/** A driver's choices for one bill that is not yet paid. */
export interface BillDraft {
  coupon: CouponChoice;
  /** The coupon of the address that this draft has begun with; empty without one. */
  brought: string;
  /** Null: the first channel that works. */
  channel: PayChannel | null;
  /** The outdated amount for which the driver pressed the button, in cents. */
  agreedCents: number | null;
  isFeeOpen: boolean;
  arePicturesOpen: boolean;
}

const INITIAL: BillDraft = {
  coupon: { is: 'best' },
  brought: '',
  channel: null,
  agreedCents: null,
  isFeeOpen: false,
  arePicturesOpen: false,
};

const isBillDraft = (value: unknown): value is BillDraft =>
  isPlainObject(value) &&
  isCouponChoice(value['coupon']) &&
  typeof value['brought'] === 'string' &&
  (value['channel'] === null || isPayChannel(value['channel'])) &&
  (value['agreedCents'] === null || typeof value['agreedCents'] === 'number') &&
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
