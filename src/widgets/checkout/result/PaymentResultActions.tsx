import { formatYuan } from '@/domain/money';
import { useCloseWindow } from '@/flows/leaving/useCloseWindow';
import type { PaymentFollowUpLink } from '@/flows/payment/products/CheckoutProductDefinition';
import { getCheckoutProductDefinition } from '@/flows/payment/products/checkoutProductRegistry';
import { useIsSignedIn } from '@/flows/session/useSession';
import { hasScreen, homeScreen } from '@/navigation/edition';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { pathTo, type ScreenName } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';

import type { PaymentResult } from '../model/paymentResult';
import {
  type PaymentOutcomeAction,
  type PaymentOutcomeView,
  resolvePaymentOutcomeActions,
} from '../model/toPaymentOutcomeView';
import type { CurrentPaymentOutcome } from './useCurrentPaymentOutcome';

/** A screen's own labels for some actions. */
export type PaymentResultActionLabels = Partial<Readonly<Record<'continue' | 'refresh' | 'bill', string>>>;

/** A primary action that only one screen has. */
export interface PaymentResultPrimaryAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Sends a request without a response again. */
export interface RepeatRequestControls {
  readonly onPress: () => void;
  readonly isBusy: boolean;
}

interface ResultActionsProps {
  readonly frame: { readonly name: ScreenName };
  readonly actionLabels: PaymentResultActionLabels;
  readonly primaryAction: PaymentResultPrimaryAction | null;
  readonly result: PaymentResult;
  readonly row: Pick<PaymentOutcomeView, 'main' | 'further'>;
  readonly stay: CurrentPaymentOutcome;
  /** The path to the result of the payment that followed this one; null if there is none. */
  readonly latest: string | null;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onContinue: () => void;
  readonly repeat?: RepeatRequestControls | undefined;
}

/** The driver's actions after a payment: one primary button, and the others below it. */
export function PaymentResultActions(props: ResultActionsProps) {
  const { result, row, primaryAction } = props;
  const { payable, canContinue, canInvoice } = result;
  const records = useRecordsScreen(payable);
  const invoicing = useInvoicePath(payable);
  const links =
    payable === null ? [] : (getCheckoutProductDefinition(payable).nextLinks?.(payable, props.frame.name) ?? []);
  const next = links.filter(({ screen }) => hasScreen(screen));
  const { main, further } = resolvePaymentOutcomeActions(row, {
    next: next.length,
    hasLatest: props.latest !== null,
    canRepeat: props.repeat !== undefined,
    canContinue,
    canInvoice: canInvoice && invoicing !== undefined,
    hasRecords: hasScreen(records),
    hasBill: result.bill !== null,
  });
  return (
    <>
      {primaryAction !== null && <PrimaryButton onPress={primaryAction.onPress}>{primaryAction.label}</PrimaryButton>}
      {[main, ...further].map((action) => (
        <ResultAction
          key={action}
          action={action}
          isFirst={primaryAction === null && action === main}
          next={next}
          records={records}
          invoicing={invoicing}
          {...props}
        />
      ))}
    </>
  );
}

/** The screen that lists this payment. A visitor's payments are known to this device only. */
function useRecordsScreen(payable: PaymentResult['payable']) {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return 'mine';
  return payable?.kind === 'order' ? 'orderRecord' : 'billRecord';
}

/** The path to request an invoice. For a visitor's stay, the page that needs no session. */
function useInvoicePath(payable: PaymentResult['payable']): string | undefined {
  const isSignedIn = useIsSignedIn();
  if (payable === null) return undefined;
  const invoiceQuery = getCheckoutProductDefinition(payable).invoiceQuery(payable);
  if (isSignedIn || invoiceQuery.uniqueId === undefined) return getPathIfInBuild('makeInvoice', invoiceQuery);
  return getPathIfInBuild('makeInvoiceBySelf', { uniqueId: invoiceQuery.uniqueId });
}

interface ResultActionProps extends ResultActionsProps {
  readonly action: PaymentOutcomeAction;
  readonly isFirst: boolean;
  readonly next: readonly PaymentFollowUpLink[];
  readonly records: ReturnType<typeof useRecordsScreen>;
  readonly invoicing: ReturnType<typeof useInvoicePath>;
}

function ResultAction(props: ResultActionProps) {
  const { action, isFirst, next, records, invoicing, frame, actionLabels, result, stay, latest } = props;
  const { isRefreshing, onRefresh, onContinue, repeat } = props;
  const variant = isFirst ? 'primary' : 'text';
  const { payable } = result;
  const sold = getCheckoutProductDefinition(payable);
  switch (action) {
    case 'next':
      return next.map(({ label, to }, index) => (
        <LinkButton key={to} variant={index === 0 ? variant : 'text'} replace to={to}>
          {label}
        </LinkButton>
      ));
    case 'latest':
      return (
        <LinkButton variant={variant} replace to={latest ?? ''}>
          查看最新支付
        </LinkButton>
      );
    case 'home':
      return frame.name === 'result' ? (
        <CloseAction isFirst={isFirst} />
      ) : (
        <LinkButton variant={variant} replace to={pathTo(homeScreen)}>
          返回首页
        </LinkButton>
      );
    case 'bill':
      return (
        <LinkButton variant={variant} replace to={sold.decisionPath(payable, frame.name)}>
          {payable === null ? sold.decisionLabel : (actionLabels.bill ?? sold.decisionLabel)}
        </LinkButton>
      );
    case 'invoice':
      return (
        invoicing !== undefined && (
          <LinkButton variant={variant} to={invoicing}>
            开发票
          </LinkButton>
        )
      );
    case 'records':
      return (
        <LinkButton variant={variant} to={pathTo(records)}>
          查看缴费记录
        </LinkButton>
      );
    case 'payAgain':
      return (
        <LinkButton variant={variant} to={sold.decisionPath(payable, frame.name)}>
          再次缴费 {formatYuan(stay.dueCents ?? Number.NaN)}
        </LinkButton>
      );
    case 'readBill':
      return (
        <PrimaryButton onPress={stay.refetchBill} busyText={stay.isFetchingBill ? '正在查询账单…' : undefined}>
          刷新账单
        </PrimaryButton>
      );
    case 'repeat':
      return (
        <PrimaryButton onPress={repeat?.onPress} busyText={repeat?.isBusy === true ? '正在重试…' : undefined}>
          重试
        </PrimaryButton>
      );
    case 'refresh':
      return isFirst ? (
        <PrimaryButton onPress={onRefresh} busyText={isRefreshing ? '正在刷新…' : undefined}>
          {actionLabels.refresh ?? '刷新结果'}
        </PrimaryButton>
      ) : (
        <TextButton isDisabled={isRefreshing} onPress={onRefresh}>
          {isRefreshing ? '正在刷新…' : (actionLabels.refresh ?? '刷新结果')}
        </TextButton>
      );
    case 'continue':
      return isFirst ? (
        <PrimaryButton onPress={onContinue}>{actionLabels.continue ?? '继续支付'}</PrimaryButton>
      ) : (
        <TextButton onPress={onContinue}>未付款，继续支付</TextButton>
      );
  }
}

/** The short flow ends by closing its window. */
function CloseAction({ isFirst }: { readonly isFirst: boolean }) {
  const { close, isClosing } = useCloseWindow();
  return isFirst ? (
    <PrimaryButton onPress={close} busyText={isClosing ? '正在关闭…' : undefined}>
      完成
    </PrimaryButton>
  ) : (
    <TextButton isDisabled={isClosing} onPress={close}>
      {isClosing ? '正在关闭…' : '关闭'}
    </TextButton>
  );
}
