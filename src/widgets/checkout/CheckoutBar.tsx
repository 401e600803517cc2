import { PayBarView } from './PayBarView';
import type { Checkout } from './useCheckout';

interface CheckoutBarProps {
  readonly checkout: Checkout;
  /** What is paid, for the accessible name of the button: the plate, `3笔账单`, `余额充值`. */
  readonly object: string;
  /** The button's text before the amount: `确认支付`. */
  readonly action: string;
  readonly isRefreshing?: boolean;
  /** Fetches an amount that is not known. */
  readonly onRefresh?: () => void;
}

/** The bottom bar of a payment form: the amount and the one action that is possible now. */
export function CheckoutBar({ checkout, object, action, isRefreshing = false, onRefresh = nothing }: CheckoutBarProps) {
  const { bar, pay, payment } = checkout;
  return (
    <PayBarView
      {...{ bar, object, action, isRefreshing, onRefresh }}
      onPay={pay}
      onContinue={payment.continuePaying}
      onCheck={payment.checkAgain}
    />
  );
}

const nothing = () => undefined;
