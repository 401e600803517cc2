import type { ReactNode } from 'react';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import { formatMoment } from '@/domain/time';
import { useCloseWindow } from '@/flows/leaving/useCloseWindow';
import type { BillPage } from '@/flows/plateQuery/plateQueryPath';
import { hasScreen, start } from '@/navigation/edition';
import { type PathName, pathTo } from '@/navigation/paths';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { Amount } from '@/ui/text/Amount';

import { isKnownOutcome, type OutcomeAction, outcomes, type PaymentResult } from '../model/outcome';
import { LeaveAnswer } from './LeaveAnswer';
import { ResultRows } from './ResultRows';
import styles from './ResultView.module.css';

/** The frame of the result's screen. */
export interface ResultFrame {
  readonly name: PathName;
  readonly title: string;
  /** Replaces the title once the outcome is known. */
  readonly titleOfResult?: string;
}

/** A screen's own labels for the actions. */
export type ActionWords = Partial<Readonly<Record<'continue' | 'refresh' | 'bill', string>>>;

/** The page to pay a bill again, for the screens that have a page of their own for it. */
const BILL_OF: Partial<Record<PathName, BillPage>> = { result: 'pay', barrierResult: 'scanPayPage' };

interface ResultViewProps {
  readonly frame: ResultFrame;
  readonly words: ActionWords;
  readonly result: PaymentResult;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onContinue: () => void;
  /** Content below the result. */
  readonly foot: (result: PaymentResult) => ReactNode;
}

/** The outcome of a payment: status and word, amount, meaning, the time to leave by, and the most likely next actions. */
export function ResultView(props: ResultViewProps) {
  const { frame, words, result, isRefreshing, onRefresh, onContinue, foot } = props;
  const { outcome, reason, amountCents, plateText, parkName, orders } = result;
  const { status, word, text, actions } = outcomes[outcome];
  const hasAct = (action: OutcomeAction) => action !== 'invoice' || (result.canInvoice && hasScreen('makeInvoice'));
  const shown: readonly OutcomeAction[] = [
    ...actions.filter(hasAct),
    ...(result.canContinue && !actions.includes('continue') ? ['continue' as const] : []),
  ];
  const title = (isKnownOutcome(outcome) ? frame.titleOfResult : undefined) ?? frame.title;
  return (
    <ResultScreen
      frame={{ name: frame.name, title }}
      status={status}
      word={word}
      amount={<Paid cents={amountCents} />}
      next={<Next result={result} text={outcome === 'paid' ? '' : reason || text} />}
      actions={shown.map((action, index) => (
        <ActionButton
          key={action}
          action={action}
          isFirst={index === 0}
          {...{ frame, words, result, isRefreshing, onRefresh, onContinue }}
        />
      ))}
    >
      {foot(result)}
      {orders.length > 1 ? (
        <ResultRows orders={orders} />
      ) : (
        plateText !== '' && (
          <Card>
            <div className={styles['bill']}>
              <PlateBadge plateNo={plateText} />
              <span className={styles['lot']}>{parkName}</span>
            </div>
          </Card>
        )
      )}
    </ResultScreen>
  );
}

/** If a coupon has covered the whole bill, no money was taken; a text says so. */
function Paid({ cents }: { readonly cents: number | null }) {
  if (cents === null) return null;
  return cents === 0 ? <p className={styles['leave']}>优惠已全额抵扣</p> : <Amount cents={cents} size="page" />;
}

function Next({ result, text }: { readonly result: PaymentResult; readonly text: string }) {
  const { outcome, leaveByMs, paidAtMs } = result;
  const { clock } = usePorts();
  const mustLeave = (outcome === 'paid' || outcome === 'partly') && leaveByMs !== null;
  return (
    <>
      {text !== '' && <p>{text}</p>}
      {outcome === 'refunded' && paidAtMs !== null && <p>支付时间 {formatMoment(paidAtMs, clock.serverNow())}</p>}
      {mustLeave && <LeaveAnswer leaveByMs={leaveByMs} bill={result.bill} />}
      {outcome === 'paid' && leaveByMs === null && <p>费用已结清</p>}
    </>
  );
}

interface ActProps extends Omit<ResultViewProps, 'foot'> {
  readonly action: OutcomeAction;
  readonly isFirst: boolean;
}

function ActionButton({ action, isFirst, frame, words, result, isRefreshing, onRefresh, onContinue }: ActProps) {
  const variant = isFirst ? 'primary' : 'text';
  const { bill } = result;
  switch (action) {
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
        <LinkButton
          variant={variant}
          replace
          to={bill === null ? pathTo('multiPayPage') : pathTo(BILL_OF[frame.name] ?? 'payPage', bill)}
        >
          {bill === null ? '查看未缴账单' : (words.bill ?? '返回账单')}
        </LinkButton>
      );
    case 'invoice':
      return (
        <LinkButton variant={variant} to={pathTo('makeInvoice', { ...(bill ?? {}), bizType: BIZ_TYPE.parking })}>
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
