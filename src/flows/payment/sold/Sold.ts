import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';

import type { PayChoice } from '@/domain/payment/attempt';
import type { Due } from '@/domain/payment/due';
import type { OutcomeName } from '@/domain/payment/outcome';
import type { Payable } from '@/domain/payment/payable';
import type { PathName } from '@/navigation/paths';
import type { OpenedPayment } from '@/services/charge/payments';

/** What every request for a payment order carries, whatever is paid (Rule 3.11 for the collector). */
export interface CommonRequest {
  payChannel: number;
  openid: string;
  returnUrl: string;
  requestId: string;
  collectorCode?: string;
}

/** A link that the result of a payment offers. */
export interface NextLink {
  readonly label: string;
  /** The screen it leads to. A link into a screen that this build does not have is left out. */
  readonly screen: PathName;
  /** Path and query. */
  readonly to: string;
}

/** One kind of thing that is sold, as the checkout knows it: a row of `soldTable`. */
export interface Sold<P extends Payable = Payable> {
  /** Whether it can be paid from the balance. A recharge cannot. */
  readonly takesBalance: boolean;
  /** What can be chosen again once an order was closed, as the rest of a sentence: `支付方式和优惠`. */
  readonly choices: string;
  /** Whether its order holds a place or a price for some minutes. */
  readonly isHeld?: boolean;
  /** Requests the payment order. Throws a `ServiceError`. */
  readonly open: (payable: P, choice: PayChoice, common: CommonRequest) => SagaGenerator<OpenedPayment | undefined>;
  /**
   * How its order is made, where the checkout makes it in the same tap. Without this, the order exists before its form is opened.
   *
   * @param values plain data, as the decision screen gives them
   * @returns the `Decision` for `sendOnce`
   */
  readonly create?: (values: never) => unknown;
  /** What the server says is due now; null if it could not be asked. Never throws. */
  readonly readDue: (payable: P) => SagaGenerator<readonly Due[] | null>;

  /** The screens with its payment form. After the payment was sent, Back must not lead to one of them. */
  readonly forms: readonly PathName[];
  /** The address where the driver decides again. `at`: the screen that shows the result now. */
  readonly decisionPath: (payable: P | null, at: PathName) => string;
  /** The label of the link to that address. */
  readonly decisionLabel: string;
  /** The screen of its results. */
  readonly result: PathName;
  /** Forms whose result has a screen of its own. */
  readonly resultOf?: Partial<Record<PathName, PathName>>;

  /** How the driver gets what was not paid, as the rest of the sentence 未扣款，请…: `重新充值`. */
  readonly again: string;
  /** Its own words for an outcome, where the usual ones do not fit. A reason that the server gives is shown in place of `text`, except for `paid`. */
  readonly words?: Partial<Record<OutcomeName, { readonly word?: string; readonly text?: string }>>;
  /** What the driver most likely does after paying; the first one is the primary button. `at`: the screen that shows the result. */
  readonly next?: (payable: P, at: PathName) => readonly NextLink[];
  /** The query of the invoice form. */
  readonly invoiceOf: (payable: P) => { bizType: number; orderNo?: string; uniqueId?: string; parkId?: string };
  /** The actions that invalidate everything that shows it, once a payment of it has ended. */
  readonly stale: () => readonly UnknownAction[];
}
