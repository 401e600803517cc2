import type { PaymentAttempt } from '@/domain/payment/attempt';
import { Missing } from '@/ui/missing/Missing';

import { ChannelCard } from './ChannelCard';
import { type PayBar, SUBMITTING } from './model/payBar';
import { OpenPaymentChoice } from './OpenPaymentChoice';
import type { Checkout } from './useCheckout';

/** The channel to pay with; or, while an order is open, what it was opened with. */
export function CheckoutChoices({ checkout }: { readonly checkout: Checkout }) {
  const { bar, channels, choose, payment, dueCents } = checkout;
  const order = orderIn(bar);
  if (order === null && dueCents === 0) return null;
  if (order === null || bar.is === 'waiting') {
    return (
      <Missing is={order === null && (channels.channel === null || channels.state === 'failed')}>
        <ChannelCard
          channels={order === null ? channels : { ...channels, channel: order.choice.channel }}
          onChoose={choose}
          isFixed={isFixedIn(bar)}
        />
      </Missing>
    );
  }
  // Nothing is known of it, or it is another driver's.
  if (order.payable.kind === 'sealed' && order.key !== payment.attempt?.key) return null;
  const canContinue = bar.is === 'continue';
  return (
    <OpenPaymentChoice
      {...{ order, channels, canContinue }}
      canClose={payment.canClose}
      onOtherWay={payment.payOtherwise}
      onExpired={payment.checkAgain}
    />
  );
}

/** The open order that the bar is about; null when there is none. */
export const orderIn = (bar: PayBar): PaymentAttempt | null =>
  bar.is === 'continue' || bar.is === 'waiting' || bar.is === 'pending' ? bar.attempt : null;

/** While the order is being opened, and while the cashier has it, nothing can be chosen. */
export const isFixedIn = (bar: PayBar): boolean =>
  bar.is === 'waiting' || (bar.is === 'pay' && bar.busyText === SUBMITTING);
