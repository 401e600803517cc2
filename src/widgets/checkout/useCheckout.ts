import type { PayableFacts } from '@/domain/payment/attempt';
import { PAY_CHANNEL, type PayChannel } from '@/domain/payment/payChannel';
import type { PaymentControls } from '@/flows/payment/usePayment';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { changedFrom, isClosedLately } from './model/agreedAmount';
import type { CheckoutDraft } from './model/checkoutDraft';
import { type PayBar, type PayBarFacts, payBarOf } from './model/payBar';
import { useAgreedPay } from './useAgreedPay';
import { type Channels, useChannels } from './useChannels';

export interface Offer {
  /** From `usePayment` for a bill or an order that exists, from `usePurchase` for one that is made in the same tap. */
  readonly payment: PaymentControls;
  /** `due` by default. */
  readonly need?: PayBarFacts['need'];
  /** The amount to pay now, in cents. */
  readonly dueCents: number;
  readonly couponIds?: readonly string[];
  /** What is paid, for the journal and the result; null while it is not known. */
  readonly facts: PayableFacts | null;
  /** The amount or its coupons are being fetched. */
  readonly isPricing?: boolean;
  /** When the server computed each part of the amount. A price that does not age has none. */
  readonly feeTimes?: readonly string[];
  /** Fetches the amount again, in cents; null if that failed. Needed where the amount ages. */
  readonly refresh?: () => Promise<number | null>;
  /** The lot, where its channels differ. */
  readonly parkId?: string;
  /** False for a recharge. */
  readonly takesBalance?: boolean;
  /** Why it cannot be paid yet, e.g. 请先选择金额; empty when it can. */
  readonly blockedNote?: string;
}

export interface Checkout {
  readonly payment: PaymentControls;
  readonly channels: Channels;
  readonly bar: PayBar;
  readonly dueCents: number;
  /** Presses the pay button. */
  readonly pay: () => void;
  readonly choose: (channel: PayChannel) => void;
  /** The amount that the driver had agreed to, if another one is due now. */
  readonly agreedBefore: number | null;
  /** The server has recently closed the driver's last order, so everything can be chosen again. */
  readonly isOrderClosed: boolean;
}

/** The checkout of one form: the channels, the bar, and what its button does. */
export function useCheckout(
  offer: Offer,
  draft: CheckoutDraft,
  change: (part: Partial<CheckoutDraft>) => void,
): Checkout {
  const { payment, need = 'due', dueCents, couponIds = [], facts, isPricing = false, feeTimes = [] } = offer;
  const { refresh = nothing, parkId, takesBalance = true, blockedNote = '' } = offer;
  const { clock } = usePorts();
  const press = useAgreedPay();
  const channels = useChannels({ parkId, dueCents, takesBalance, chosen: draft.channel });
  const { state: channelState, channel } = channels;
  const possible = payBarOf({ ...payment, need, dueCents, isPricing, channelState, channel });
  const pay = () => {
    // Nothing is taken through any channel when nothing is due; the wire wants one all the same.
    const through = channel ?? (dueCents === 0 ? PAY_CHANNEL.wechat : null);
    if (facts === null || through === null) return;
    void press({
      dueCents,
      feeTimes,
      refresh,
      agree: (agreedCents) => change({ agreedCents }),
      pay: () => payment.pay({ channel: through, couponIds, amountCents: dueCents, facts }),
    });
  };
  const { attempt } = payment;
  const nowMs = clock.deviceNow();
  return {
    payment,
    channels,
    bar: possible.is === 'pay' && blockedNote !== '' ? { is: 'pay', cents: dueCents, blockedNote } : possible,
    dueCents,
    pay,
    choose: (chosen) => change({ channel: chosen }),
    agreedBefore: changedFrom({
      agreedCents: draft.agreedCents,
      attempt,
      dueCents,
      savingCents: facts?.coupon?.savingCents ?? 0,
      nowMs,
    }),
    isOrderClosed: isClosedLately(attempt, nowMs),
  };
}

const nothing = () => Promise.resolve(null);
