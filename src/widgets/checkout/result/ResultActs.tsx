import { formatYuan } from '@/domain/money';
import { useCloseWindow } from '@/flows/leaving/useCloseWindow';
import type { NextLink } from '@/flows/payment/sold/Sold';
import { soldOf } from '@/flows/payment/sold/soldTable';
import { useIsSignedIn } from '@/flows/session/useSession';
import { hasScreen, start } from '@/navigation/edition';
import { type PathName, pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';

import { actsOf, type OutcomeAction, type OutcomeRow } from '../model/outcomeWords';
import type { PaymentResult } from '../model/result';
import type { StayNow } from './useStayAfterPaying';

/** A screen's own labels for the acts. */
export type ActionWords = Partial<Readonly<Record<'continue' | 'refresh' | 'bill', string>>>;

/** A main act that only one screen has. */
export interface LeadAct {
  readonly label: string;
  readonly onPress: () => void;
}

/** The driver may have a request without an answer sent again. */
export interface Repeat {
  readonly onPress: () => void;
  readonly isBusy: boolean;
}

interface ResultActsProps {
  readonly frame: { readonly name: PathName };
  readonly words: ActionWords;
  readonly lead: LeadAct | null;
  readonly result: PaymentResult;
  readonly row: Pick<OutcomeRow, 'main' | 'further'>;
  readonly stay: StayNow;
  /** The result of the payment that came after this one; null if there is none. */
  readonly latest: string | null;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onContinue: () => void;
  readonly repeat?: Repeat | undefined;
}

/** What the driver can do after a payment: one primary button, and the others below it. */
export function ResultActs(props: ResultActsProps) {
  const { result, row, lead } = props;
  const { payable, canContinue, canInvoice } = result;
  const records = useRecords(payable);
  const invoicing = useInvoicing(payable);
  const links = payable === null ? [] : (soldOf(payable).next?.(payable, props.frame.name) ?? []);
  const next = links.filter(({ screen }) => hasScreen(screen));
  const { main, further } = actsOf(row, {
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
      {lead !== null && <PrimaryButton onPress={lead.onPress}>{lead.label}</PrimaryButton>}
      {[main, ...further].map((action) => (
        <Act
          key={action}
          action={action}
          isFirst={lead === null && action === main}
          next={next}
          records={records}
          invoicing={invoicing}
          {...props}
        />
      ))}
    </>
  );
}

/** Where this payment is listed. What a visitor has paid is known to this device only. */
function useRecords(payable: PaymentResult['payable']) {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return 'mine';
  return payable?.kind === 'order' ? 'orderRecord' : 'billRecord';
}

/** Where what was paid is invoiced. A visitor's stay is, without signing in, at the page of its issuer. */
function useInvoicing(payable: PaymentResult['payable']): string | undefined {
  const isSignedIn = useIsSignedIn();
  if (payable === null) return undefined;
  const asked = soldOf(payable).invoiceOf(payable);
  if (isSignedIn || asked.uniqueId === undefined) return standing('makeInvoice', asked);
  return standing('makeInvoiceBySelf', { uniqueId: asked.uniqueId });
}

interface ActProps extends ResultActsProps {
  readonly action: OutcomeAction;
  readonly isFirst: boolean;
  readonly next: readonly NextLink[];
  readonly records: ReturnType<typeof useRecords>;
  readonly invoicing: ReturnType<typeof useInvoicing>;
}

function Act(props: ActProps) {
  const { action, isFirst, next, records, invoicing, frame, words, result, stay, latest } = props;
  const { isRefreshing, onRefresh, onContinue, repeat } = props;
  const variant = isFirst ? 'primary' : 'text';
  const { payable } = result;
  const sold = soldOf(payable);
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
        <CloseAct isFirst={isFirst} />
      ) : (
        <LinkButton variant={variant} replace to={pathTo(start)}>
          返回首页
        </LinkButton>
      );
    case 'bill':
      return (
        <LinkButton variant={variant} replace to={sold.decisionPath(payable, frame.name)}>
          {payable === null ? sold.decisionLabel : (words.bill ?? sold.decisionLabel)}
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
        <PrimaryButton onPress={stay.readBill} busyText={stay.isReading ? '正在查询账单…' : undefined}>
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
          {words.refresh ?? '刷新结果'}
        </PrimaryButton>
      ) : (
        <TextButton isDisabled={isRefreshing} onPress={onRefresh}>
          {isRefreshing ? '正在刷新…' : (words.refresh ?? '刷新结果')}
        </TextButton>
      );
    case 'continue':
      return isFirst ? (
        <PrimaryButton onPress={onContinue}>{words.continue ?? '继续支付'}</PrimaryButton>
      ) : (
        <TextButton onPress={onContinue}>未付款，继续支付</TextButton>
      );
  }
}

/** The short flow ends by closing its window. */
function CloseAct({ isFirst }: { readonly isFirst: boolean }) {
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
