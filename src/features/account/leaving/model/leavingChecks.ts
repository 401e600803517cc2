import { isKnownOutcome } from '@/domain/payment/outcome';
import type { DevicePayment } from '@/flows/payment/state/paymentSelectors';
import type { PathName } from '@/navigation/paths';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { DELETION_CHECKS, type DeletionCheck } from '@/services/driver/accountDeletion';

import { outcomeOfDevicePayment } from '../../model/devicePaymentState';

/** One line of what stands in the way of leaving. */
export interface LeavingCheck {
  readonly key: string;
  readonly name: string;
  readonly isClear: boolean;
  /** Why it stands in the way; empty if it does not. */
  readonly why: string;
  /** The screen that settles it; undefined where this build has none. */
  readonly to: string | undefined;
}

/** Of several wallets each is paid out on its own. */
const paidOut = (page: 'accountBalance' | 'wallet'): string | undefined =>
  (page === 'accountBalance' ? standing('accountBalanceCash') : undefined) ?? standing(page);

/** The screen that settles each kind. A kind that nobody knows has none. */
const SETTLED_AT: Readonly<
  Record<DeletionCheck['checkType'], (page: 'accountBalance' | 'wallet') => string | undefined>
> = {
  [DELETION_CHECKS.unknown]: () => standing('customerServiceIndex'),
  [DELETION_CHECKS.balance]: paidOut,
  [DELETION_CHECKS.openBills]: () => pathTo('home'),
  [DELETION_CHECKS.arrears]: () => standing('arrearsPage'),
  [DELETION_CHECKS.passes]: () => standing('myMonthlyPasses'),
  [DELETION_CHECKS.charging]: () => standing('chargeBillManage'),
  [DELETION_CHECKS.bookings]: () => standing('bookRecord'),
  [DELETION_CHECKS.balanceRefunds]: paidOut,
  [DELETION_CHECKS.unpaidOrders]: () => standing('orderRecord'),
  [DELETION_CHECKS.refunds]: () => standing('billRecord'),
  [DELETION_CHECKS.withholdings]: () => standing('senselessPaymentList' satisfies PathName),
};

/** A payment of this phone whose end nobody knows, or whose refund is on its way, stands in the way too, whatever the server lists. */
function paymentCheck(payments: readonly DevicePayment[], nowMs: number): LeavingCheck {
  const open = payments.filter((payment) => !isKnownOutcome(outcomeOfDevicePayment(payment, nowMs)));
  const [first] = open;
  return {
    key: 'payments',
    name: '支付结果都已确认',
    isClear: first === undefined,
    why: first === undefined ? '' : `${open.length}笔支付的结果还没有确认`,
    to:
      first === undefined
        ? undefined
        : pathTo('payResultPage', { key: first.key, payId: first.payId === '' ? undefined : first.payId }),
  };
}

/** Everything that is checked before an account is deleted; what stands in the way first. `page`: the page that shows the driver's balance. */
export function leavingChecks(
  checks: readonly DeletionCheck[],
  payments: readonly DevicePayment[],
  nowMs: number,
  page: 'accountBalance' | 'wallet',
): readonly LeavingCheck[] {
  const lines = checks.map(({ checkType, checkName, passed, text }, index): LeavingCheck => ({
    key: `${checkType}-${index}`,
    name: checkName,
    isClear: passed === 1,
    why: passed === 1 ? '' : text,
    to: passed === 1 ? undefined : SETTLED_AT[checkType](page),
  }));
  const all = [paymentCheck(payments, nowMs), ...lines];
  return [...all.filter(({ isClear }) => !isClear), ...all.filter(({ isClear }) => isClear)];
}
