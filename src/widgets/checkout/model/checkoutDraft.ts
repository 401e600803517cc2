import { isPayChannel, type PayChannel } from '@/domain/payment/payChannel';
import { isPlainObject } from '@/lib/isPlainObject';

/** The driver's choices on a payment form, stored in the form's draft. */
export interface CheckoutDraft {
  /** Null: the first usable channel. */
  readonly channel: PayChannel | null;
  /** The amount that the driver had agreed to, in cents, if it turned out to be outdated; else null. */
  readonly agreedCents: number | null;
}

export const EMPTY_CHECKOUT_DRAFT: CheckoutDraft = { channel: null, agreedCents: null };

/** Whether a stored draft has the fields of the checkout. */
export const isCheckoutDraft = (value: unknown): value is CheckoutDraft & Readonly<Record<string, unknown>> =>
  isPlainObject(value) &&
  (value['channel'] === null || isPayChannel(value['channel'])) &&
  isCentsOrNull(value['agreedCents']);

/** Whether a stored value is an amount in cents or null. */
export const isCentsOrNull = (value: unknown): value is number | null => value === null || Number.isSafeInteger(value);
