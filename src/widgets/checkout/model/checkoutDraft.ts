import { isPayChannel, type PayChannel } from '@/domain/payment/payChannel';
import { isPlainObject } from '@/lib/isPlainObject';

/** The driver's choices on a payment form. The form keeps them in a draft. */
export interface CheckoutDraft {
  /** Null: the first channel that works. */
  readonly channel: PayChannel | null;
  /** The amount that the driver had agreed to, in cents, if it turned out to be out of date; else null. */
  readonly agreedCents: number | null;
}

export const NO_CHOICE: CheckoutDraft = { channel: null, agreedCents: null };

/** Whether a kept draft has the checkout's part. */
export const isCheckoutDraft = (value: unknown): value is CheckoutDraft & Readonly<Record<string, unknown>> =>
  isPlainObject(value) &&
  (value['channel'] === null || isPayChannel(value['channel'])) &&
  isCents(value['agreedCents']);

/** A kept amount in cents, or none. */
export const isCents = (value: unknown): value is number | null => value === null || Number.isSafeInteger(value);
