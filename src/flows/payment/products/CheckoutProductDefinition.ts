import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';

import type { DueStateAndAmount } from '@/domain/payment/amountDue';
import type { CheckoutChoice } from '@/domain/payment/attempt';
import type { PaymentOutcomeName } from '@/domain/payment/outcome';
import type { Payable } from '@/domain/payment/payable';
import { type PathQueryArgs, pathTo, type ScreenName } from '@/navigation/paths';
import type { OpenedPayment } from '@/services/charge/payments';

/** Fields of every request for a payment order, whatever is paid (Rule 3.11 for the collector). */
export interface CommonPaymentOrderRequest {
  payChannel: number;
  openid: string;
  returnUrl: string;
  requestId: string;
  collectorCode?: string;
}

/** A link that the result of a payment offers. */
export interface PaymentFollowUpLink {
  readonly label: string;
  /** The target screen. A link to a screen that this build does not have is left out. */
  readonly screen: ScreenName;
  /** Path and query. */
  readonly to: string;
}

/** A link to a screen of the product. */
export const createPaymentFollowUpLink = <N extends ScreenName>(
  label: string,
  screen: N,
  ...query: PathQueryArgs<N>
): PaymentFollowUpLink => ({
  label,
  screen,
  to: pathTo(screen, ...query),
});

/** The definition of one kind of product for the checkout: a row of `checkoutProductRegistry`. */
export interface CheckoutProductDefinition<P extends Payable = Payable> {
  /** Whether it can be paid from the balance. A recharge cannot. */
  readonly takesBalance: boolean;
  /** What can be chosen again after an order was closed, as the end of a sentence: `支付方式和优惠`. */
  readonly choicesLabel: string;
  /** Whether its order holds a place or a price for some minutes. */
  readonly hasHold?: boolean;
  /** Requests the payment order. Throws a `ServiceError`. */
  readonly openOrder: (
    payable: P,
    choice: CheckoutChoice,
    common: CommonPaymentOrderRequest,
  ) => SagaGenerator<OpenedPayment | undefined>;
  /**
   * Creates the request for its order, if the checkout creates the order in the same tap. Without it, the order exists
   * before its form is opened.
   *
   * @param values plain data from the decision screen
   * @returns the `IdempotentRequestIntent` for `sendRequestOnce`
   */
  readonly create?: (values: never) => unknown;
  /** Fetches what is due now; null if it could not be fetched. Never throws. */
  readonly fetchDues: (payable: P) => SagaGenerator<readonly DueStateAndAmount[] | null>;

  /** The screens with its payment form. After the payment was submitted, Back must not lead to one of them. */
  readonly forms: readonly ScreenName[];
  /** The path where the driver decides again. `at`: the screen that shows the result now. */
  readonly decisionPath: (payable: P | null, at: ScreenName) => string;
  /** The label of the link to that path. */
  readonly decisionLabel: string;
  /** The screen of its results. */
  readonly resultScreen: ScreenName;
  /** Forms whose result has a screen of its own. */
  readonly resultScreenByForm?: Partial<Record<ScreenName, ScreenName>>;

  /** What the driver can do about an unpaid order, as the end of the sentence 未扣款，请…: `重新充值`. */
  readonly retryText: string;
  /**
   * Its own texts for an outcome, where the usual ones do not fit. A reason from the server replaces `text`, except for
   * `paid`.
   */
  readonly outcomeTexts?: Partial<Record<PaymentOutcomeName, { readonly word?: string; readonly text?: string }>>;
  /**
   * The likely next steps after paying; the first one is the primary button. `at`: the screen that shows the result.
   */
  readonly nextLinks?: (payable: P, at: ScreenName) => readonly PaymentFollowUpLink[];
  /** The query of the invoice form. */
  readonly invoiceQuery: (payable: P) => { bizType: number; orderNo?: string; uniqueId?: string; parkId?: string };
  /** The actions that invalidate the data of the product, once a payment for it has ended. */
  readonly invalidations: () => readonly UnknownAction[];
}
