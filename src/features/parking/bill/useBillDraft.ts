import { useCallback } from 'react';

import { parkingBillKey } from '@/domain/payment/payable';
import { isPayChannel, type PayChannel } from '@/domain/payment/payChannel';
import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import type { BillKey } from '@/services/charge/bills';

import type { CouponChoice } from './model/couponChoice';

/** A driver's choices for one bill that is not yet paid. */
export interface BillDraft {
  coupon: CouponChoice;
  /** Null: the first channel that works. */
  channel: PayChannel | null;
  /** The outdated amount for which the driver pressed the button, in cents. */
  agreedCents: number | null;
  isFeeOpen: boolean;
  arePicturesOpen: boolean;
}

const INITIAL: BillDraft = {
  coupon: { is: 'best' },
  channel: null,
  agreedCents: null,
  isFeeOpen: false,
  arePicturesOpen: false,
};

const isChoice = (value: unknown): boolean =>
  isPlainObject(value) &&
  (value['is'] === 'best' ||
    value['is'] === 'none' ||
    (value['is'] === 'one' && typeof value['couponId'] === 'string'));

const isBillDraft = (value: unknown): value is BillDraft =>
  isPlainObject(value) &&
  isChoice(value['coupon']) &&
  (value['channel'] === null || isPayChannel(value['channel'])) &&
  (value['agreedCents'] === null || typeof value['agreedCents'] === 'number') &&
  typeof value['isFeeOpen'] === 'boolean' &&
  typeof value['arePicturesOpen'] === 'boolean';

/** The draft of this bill. The bill and its coupon screen share it. */
export function useBillDraft(bill: BillKey): [BillDraft, (change: Partial<BillDraft>) => void] {
  const [draft, setDraft] = useDraft<BillDraft>(`payPage:${parkingBillKey(bill)}`, INITIAL, isBillDraft);
  const change = useCallback((part: Partial<BillDraft>) => setDraft({ ...draft, ...part }), [draft, setDraft]);
  return [draft, change];
}
