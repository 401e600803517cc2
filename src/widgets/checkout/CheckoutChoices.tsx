import type { PaymentAttempt } from '@/domain/payment/attempt';
import { RequiredPart } from '@/ui/missing/RequiredPart';

import { ChannelCard } from './ChannelCard';
import { type PayBar, SUBMITTING } from './model/readyPayBar';
import { OpenPaymentChoice } from './OpenPaymentChoice';
import type { Checkout } from './useCheckout';

/** The choice of the payment channel; while an order is open, the choices that it was opened with. */
export function CheckoutChoices({ checkout }: { readonly checkout: Checkout }) {
  const { bar, channels, choose, payment, dueCents } = checkout;
  const order = findOpenOrder(bar);
  if (order === null && dueCents === 0) return null;
  if (order === null || bar.is === 'waiting') {
    return (
      <RequiredPart isMissing={order === null && (channels.channel === null || channels.state === 'failed')}>
        <ChannelCard
          channels={order === null ? channels : { ...channels, channel: order.choice.channel }}
          onChoose={choose}
          isFixed={isSelectionLocked(bar)}
        />
      </RequiredPart>
    );
  }
  // The order is anonymized, or it belongs to another driver.
  if (order.payable.kind === 'sealed' && order.key !== payment.attempt?.key) return null;
  const canContinue = bar.is === 'continue';
  return (
    <OpenPaymentChoice
      {...{ order, channels, canContinue }}
      canClose={payment.canClose}
      onChangeMethod={payment.changeMethod}
      onExpired={payment.refreshStatus}
    />
  );
}

/** The open order of the bar; null when there is none. */
export const findOpenOrder = (bar: PayBar): PaymentAttempt | null =>
  bar.is === 'continue' || bar.is === 'waiting' || bar.is === 'pending' ? bar.attempt : null;

/** Whether the choices are locked, because the order is being opened or the cashier is processing it. */
export const isSelectionLocked = (bar: PayBar): boolean =>
  bar.is === 'waiting' || (bar.is === 'pay' && bar.busyText === SUBMITTING);
