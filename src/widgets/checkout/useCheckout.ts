import type { PayableDisplayData } from '@/domain/payment/attempt';
import { PAY_CHANNEL, type PayChannel } from '@/domain/payment/payChannel';
import type { PaymentControls } from '@/flows/payment/usePaymentControls';
import { usePorts } from '@/platform/ports/PortsContext';

import { findOutdatedAgreedAmount, isPaymentAttemptRecentlyClosed } from './model/agreedAmount';
import type { CheckoutDraft } from './model/checkoutDraft';
import { type PayBar, type PayBarInput, toPayBar } from './model/toPayBar';
import { type PayChannelSelection, usePayChannels } from './usePayChannels';
import { usePayWithFreshPrice } from './usePayWithFreshPrice';

export interface CheckoutOptions {
  /**
   * From `usePaymentControls` for an existing bill or order, from `usePurchaseControls` for an order that is placed in the same tap.
   */
  readonly payment: PaymentControls;
  /** `due` by default. */
  readonly need?: PayBarInput['need'];
  /** The amount to pay now, in cents. */
  readonly dueCents: number;
  readonly couponIds?: readonly string[];
  /** The facts about the paid item, for the journal and the result; null while unknown. */
  readonly facts: PayableDisplayData | null;
  /** The amount or its coupons are being fetched. */
  readonly isPricing?: boolean;
  /** When the server computed each part of the amount. Empty for a fixed price. */
  readonly feeTimes?: readonly string[];
  /** Refetches the amount, in cents; null if that failed. Required if the amount can become outdated. */
  readonly refresh?: () => Promise<number | null>;
  /** The lot, if channels depend on it. */
  readonly parkId?: string;
  /** False for a recharge. */
  readonly takesBalance?: boolean;
  /** Why paying is not possible yet, e.g. 请先选择金额; empty if it is. */
  readonly blockedNote?: string;
}

export interface Checkout {
  readonly payment: PaymentControls;
  readonly channels: PayChannelSelection;
  readonly bar: PayBar;
  readonly dueCents: number;
  /** Presses the pay button. */
  readonly pay: () => void;
  readonly choose: (channel: PayChannel) => void;
  /** The amount that the driver had agreed to, if a different amount is due now; else null. */
  readonly agreedBefore: number | null;
  /** The server has recently closed the driver's last order, so the choices are unlocked again. */
  readonly isOrderClosed: boolean;
}

/** The checkout of one form: the channels, the bar, and the action of its button. */
export function useCheckout(
  options: CheckoutOptions,
  draft: CheckoutDraft,
  change: (part: Partial<CheckoutDraft>) => void,
): Checkout {
  const { payment, need = 'due', dueCents, couponIds = [], facts, isPricing = false, feeTimes = [] } = options;
  const { refresh = resolveNull, parkId, takesBalance = true, blockedNote = '' } = options;
  const { clock } = usePorts();
  const press = usePayWithFreshPrice();
  const channels = usePayChannels({ parkId, dueCents, takesBalance, chosen: draft.channel });
  const { state: channelState, channel } = channels;
  const payBar = toPayBar({ ...payment, need, dueCents, isPricing, channelState, channel });
  const pay = () => {
    // If nothing is due, the channel is not used, but the request needs one.
    const payChannel = channel ?? (dueCents === 0 ? PAY_CHANNEL.wechat : null);
    if (facts === null || payChannel === null) return;
    void press({
      dueCents,
      feeTimes,
      refresh,
      saveAgreedCents: (agreedCents) => change({ agreedCents }),
      pay: () => payment.pay({ channel: payChannel, couponIds, amountCents: dueCents, facts }),
    });
  };
  const { attempt } = payment;
  const nowMs = clock.deviceNow();
  return {
    payment,
    channels,
    bar: payBar.is === 'pay' && blockedNote !== '' ? { is: 'pay', cents: dueCents, blockedNote } : payBar,
    dueCents,
    pay,
    choose: (chosen) => change({ channel: chosen }),
    agreedBefore: findOutdatedAgreedAmount({
      agreedCents: draft.agreedCents,
      attempt,
      dueCents,
      savingCents: facts?.coupon?.savingCents ?? 0,
      nowMs,
    }),
    isOrderClosed: isPaymentAttemptRecentlyClosed(attempt, nowMs),
  };
}

const resolveNull = () => Promise.resolve(null);
