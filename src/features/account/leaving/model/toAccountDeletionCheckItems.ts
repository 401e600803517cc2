import { isPaymentOutcomeDecided } from '@/domain/payment/outcome';
import type { DevicePayment } from '@/flows/payment/state/paymentSelectors';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { ScreenName } from '@/navigation/paths';
import { pathTo } from '@/navigation/paths';
import { ACCOUNT_DELETION_CHECK_TYPE, type AccountDeletionCheck } from '@/services/driver/accountDeletion';

import { devicePaymentOutcome } from '../../model/tagOfPaymentOnThisDevice';

/** One condition that must be met before the account can be deleted. */
export interface AccountDeletionCheckItem {
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
  (page === 'accountBalance' ? getPathIfInBuild('accountBalanceCash') : undefined) ?? getPathIfInBuild(page);

/** The screen where each kind of check is resolved. An unknown kind leads to customer service. */
const RESOLUTION_PATHS: Readonly<
  Record<AccountDeletionCheck['checkType'], (page: 'accountBalance' | 'wallet') => string | undefined>
> = {
  [ACCOUNT_DELETION_CHECK_TYPE.unknown]: () => getPathIfInBuild('customerServiceIndex'),
  [ACCOUNT_DELETION_CHECK_TYPE.balance]: cashOutPath,
  [ACCOUNT_DELETION_CHECK_TYPE.openBills]: () => pathTo('home'),
  [ACCOUNT_DELETION_CHECK_TYPE.arrears]: () => getPathIfInBuild('arrearsPage'),
  [ACCOUNT_DELETION_CHECK_TYPE.passes]: () => getPathIfInBuild('myMonthlyPasses'),
  [ACCOUNT_DELETION_CHECK_TYPE.charging]: () => getPathIfInBuild('chargeBillManage'),
  [ACCOUNT_DELETION_CHECK_TYPE.bookings]: () => getPathIfInBuild('bookRecord'),
  [ACCOUNT_DELETION_CHECK_TYPE.balanceRefunds]: cashOutPath,
  [ACCOUNT_DELETION_CHECK_TYPE.unpaidOrders]: () => getPathIfInBuild('orderRecord'),
  [ACCOUNT_DELETION_CHECK_TYPE.refunds]: () => getPathIfInBuild('billRecord'),
  [ACCOUNT_DELETION_CHECK_TYPE.withholdings]: () => getPathIfInBuild('senselessPaymentList' satisfies ScreenName),
};

/**
 * Payments made on this device also block the deletion while their outcome is unknown or a refund is in progress,
 * whatever the server lists.
 */
function paymentCheckItem(payments: readonly DevicePayment[], nowMs: number): AccountDeletionCheckItem {
  const open = payments.filter((payment) => !isPaymentOutcomeDecided(devicePaymentOutcome(payment, nowMs)));
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
export function toAccountDeletionCheckItems(
  checks: readonly AccountDeletionCheck[],
  payments: readonly DevicePayment[],
  nowMs: number,
  page: 'accountBalance' | 'wallet',
): readonly AccountDeletionCheckItem[] {
  const items = checks.map(({ checkType, checkName, passed, text }, index): AccountDeletionCheckItem => ({
    key: `${checkType}-${index}`,
    name: checkName,
    isPassed: passed === 1,
    reason: passed === 1 ? '' : text,
    to: passed === 1 ? undefined : RESOLUTION_PATHS[checkType](page),
  }));
  const all = [paymentCheckItem(payments, nowMs), ...items];
  return [...all.filter(({ isPassed }) => !isPassed), ...all.filter(({ isPassed }) => isPassed)];
}
