import { isKnownOutcome } from '@/domain/payment/outcome';
import type { DevicePayment } from '@/flows/payment/state/paymentSelectors';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import type { PathName } from '@/navigation/paths';
import { pathTo } from '@/navigation/paths';
import { DELETION_CHECKS, type DeletionCheck } from '@/services/driver/accountDeletion';

import { devicePaymentOutcome } from '../../model/devicePaymentState';

/** One condition that must be met before the account can be deleted. */
export interface DeletionCheckItem {
  readonly key: string;
  readonly name: string;
  readonly isPassed: boolean;
  /** Why it is not met; empty if it is. */
  readonly reason: string;
  /** The path of the screen where the driver can resolve it; undefined if this build does not have the screen. */
  readonly to: string | undefined;
}

/** The cash-out screen. With several wallets, each is cashed out separately, so the list of wallets comes first. */
const cashOutPath = (page: 'accountBalance' | 'wallet'): string | undefined =>
  (page === 'accountBalance' ? pathIfAvailable('accountBalanceCash') : undefined) ?? pathIfAvailable(page);

/** The screen where each kind of check is resolved. An unknown kind leads to customer service. */
const RESOLUTION_PATHS: Readonly<
  Record<DeletionCheck['checkType'], (page: 'accountBalance' | 'wallet') => string | undefined>
> = {
  [DELETION_CHECKS.unknown]: () => pathIfAvailable('customerServiceIndex'),
  [DELETION_CHECKS.balance]: cashOutPath,
  [DELETION_CHECKS.openBills]: () => pathTo('home'),
  [DELETION_CHECKS.arrears]: () => pathIfAvailable('arrearsPage'),
  [DELETION_CHECKS.passes]: () => pathIfAvailable('myMonthlyPasses'),
  [DELETION_CHECKS.charging]: () => pathIfAvailable('chargeBillManage'),
  [DELETION_CHECKS.bookings]: () => pathIfAvailable('bookRecord'),
  [DELETION_CHECKS.balanceRefunds]: cashOutPath,
  [DELETION_CHECKS.unpaidOrders]: () => pathIfAvailable('orderRecord'),
  [DELETION_CHECKS.refunds]: () => pathIfAvailable('billRecord'),
  [DELETION_CHECKS.withholdings]: () => pathIfAvailable('senselessPaymentList' satisfies PathName),
};

/**
 * Payments made on this device also block the deletion while their outcome is unknown or a refund is in progress,
 * whatever the server lists.
 */
function paymentCheckItem(payments: readonly DevicePayment[], nowMs: number): DeletionCheckItem {
  const open = payments.filter((payment) => !isKnownOutcome(devicePaymentOutcome(payment, nowMs)));
  const [first] = open;
  return {
    key: 'payments',
    name: '支付结果都已确认',
    isPassed: first === undefined,
    reason: first === undefined ? '' : `${open.length}笔支付的结果还没有确认`,
    to:
      first === undefined
        ? undefined
        : pathTo('payResultPage', { key: first.key, payId: first.payId === '' ? undefined : first.payId }),
  };
}

/**
 * All checks before an account is deleted, the failed ones first. `page`: the screen that shows the driver's balance.
 */
export function deletionCheckItems(
  checks: readonly DeletionCheck[],
  payments: readonly DevicePayment[],
  nowMs: number,
  page: 'accountBalance' | 'wallet',
): readonly DeletionCheckItem[] {
  const items = checks.map(({ checkType, checkName, passed, text }, index): DeletionCheckItem => ({
    key: `${checkType}-${index}`,
    name: checkName,
    isPassed: passed === 1,
    reason: passed === 1 ? '' : text,
    to: passed === 1 ? undefined : RESOLUTION_PATHS[checkType](page),
  }));
  const all = [paymentCheckItem(payments, nowMs), ...items];
  return [...all.filter(({ isPassed }) => !isPassed), ...all.filter(({ isPassed }) => isPassed)];
}
