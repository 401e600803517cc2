import { type CheckoutDraft, isCheckoutDraft, NO_CHOICE } from '@/widgets/checkout/model/checkoutDraft';

/** What is bought and not paid yet. Null: as few as can be bought. */
export interface BuyDraft extends CheckoutDraft {
  readonly num: number | null;
}

export const EMPTY_BUY: BuyDraft = { ...NO_CHOICE, num: null };

export const isBuyDraft = (value: unknown): value is BuyDraft =>
  isCheckoutDraft(value) && (value['num'] === null || Number.isSafeInteger(value['num']));

interface Limits {
  readonly minNum: number;
  readonly maxNum: number;
}

/** Where the server names no most, this app offers this many. */
const MOST = 1_000;

export const mostOf = ({ minNum, maxNum }: Limits): number => (maxNum > 0 ? Math.max(minNum, maxNum) : MOST);

/** A kept number within what can be bought now. */
export const numOf = (num: number | null, limits: Limits): number =>
  Math.min(Math.max(num ?? limits.minNum, limits.minNum, 1), mostOf(limits));
