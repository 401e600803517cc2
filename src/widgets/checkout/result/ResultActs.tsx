import { useCloseWindow } from '@/flows/leaving/useCloseWindow';
import type { NextLink } from '@/flows/payment/sold/Sold';
import { soldOf } from '@/flows/payment/sold/soldTable';
import { hasScreen, start } from '@/navigation/edition';
import { type PathName, pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';

import { type OutcomeAction, outcomeWords } from '../model/outcomeWords';
import type { PaymentResult } from '../model/result';

/** A screen's own labels for the actions. */
export type ActionWords = Partial<Readonly<Record<'continue' | 'refresh' | 'bill', string>>>;

interface ResultActsProps {
  readonly frame: { readonly name: PathName };
  readonly words: ActionWords;
  readonly result: PaymentResult;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onContinue: () => void;
}

/** What the driver can do after a payment. The first action is the primary button. */
export function ResultActs(props: ResultActsProps) {
  const { result } = props;
  const sold = soldOf(result.payable);
  const { actions } = outcomeWords(result.outcome, sold);
  const links = result.payable === null ? [] : (sold.next?.(result.payable) ?? []);
  const next = links.filter(({ screen }) => hasScreen(screen));
  const isOffered = (action: OutcomeAction) =>
    action === 'next'
      ? next.length > 0
      : action !== 'invoice' || (result.canInvoice && result.payable !== null && hasScreen('makeInvoice'));
  const shown: readonly OutcomeAction[] = [
    ...actions.filter(isOffered),
    ...(result.canContinue && !actions.includes('continue') ? ['continue' as const] : []),
  ];
  return shown.map((action, index) => (
    <Act key={action} action={action} isFirst={index === 0} next={next} {...props} />
  ));
}

interface ActProps extends ResultActsProps {
  readonly action: OutcomeAction;
  readonly isFirst: boolean;
  readonly next: readonly NextLink[];
}

function Act({ action, isFirst, next, frame, words, result, isRefreshing, onRefresh, onContinue }: ActProps) {
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
        <LinkButton variant={variant} to={pathTo('makeInvoice', payable === null ? {} : sold.invoiceOf(payable))}>
          开发票
        </LinkButton>
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
        <TextButton onPress={onContinue}>没有付款，继续支付</TextButton>
      );
  }
}

/** The short flow ends by closing its window. */
function CloseAct({ isFirst }: { readonly isFirst: boolean }) {
  const close = useCloseWindow();
  return isFirst ? <PrimaryButton onPress={close}>完成</PrimaryButton> : <TextButton onPress={close}>关闭</TextButton>;
}
