import type { PaymentAttempt } from '@/domain/payment/attempt';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';

import { type PayBar, SUBMITTING_TEXT } from './model/toPayBar';
import { OpenOrderPaymentChoicesCard } from './OpenOrderPaymentChoicesCard';
import { PayChannelCard } from './PayChannelCard';
import type { Checkout } from './useCheckout';

/** The choice of the payment channel; while an order is open, the choices that it was opened with. */
export function CheckoutPayChannelChoice({ checkout }: { readonly checkout: Checkout }) {
  const { bar, channels, choose, payment, dueCents } = checkout;
  const order = getPayBarAttempt(bar);
  if (order === null && dueCents === 0) return null;
  if (order === null || bar.is === 'waiting') {
    return (
      <RequiredFormPart isMissing={order === null && (channels.channel === null || channels.state === 'failed')}>
        <PayChannelCard
          channels={order === null ? channels : { ...channels, channel: order.choice.channel }}
          onChoose={choose}
          isFixed={isCheckoutChoiceLocked(bar)}
        />
      </RequiredFormPart>
    );
  }
  // The order is anonymized, or it belongs to another driver.
  if (order.payable.kind === 'sealed' && order.key !== payment.attempt?.key) return null;
  const canContinue = bar.is === 'continue';
  return (
    <OpenOrderPaymentChoicesCard
      {...{ order, channels, canContinue }}
      canClose={payment.canClose}
      onChangeMethod={payment.changeMethod}
      onExpired={payment.refreshStatus}
    />
  );
}

/** The open order of the bar; null when there is none. */
export const getPayBarAttempt = (bar: PayBar): PaymentAttempt | null =>
  bar.is === 'continue' || bar.is === 'waiting' || bar.is === 'pending' ? bar.attempt : null;

/** Whether the choices are locked, because the order is being opened or the cashier is processing it. */
export const isCheckoutChoiceLocked = (bar: PayBar): boolean =>
  bar.is === 'waiting' || (bar.is === 'pay' && bar.busyText === SUBMITTING_TEXT);
