import type { ReactNode } from 'react';

import { isKnownOutcome } from '@/domain/payment/outcome';
import { productOf } from '@/flows/payment/sold/productRegistry';
import { hasScreen } from '@/navigation/edition';
import type { PathName } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { Amount } from '@/ui/text/Amount';

import type { PaymentResult } from '../model/paymentResult';
import { resultAnnouncement, zeroAmountText } from '../model/resultAnnouncement';
import { toOutcomeView } from '../model/toOutcomeView';
import { DuplicatePayments } from './DuplicatePayments';
import { PaymentHelpRow } from './PaymentHelpRow';
import { PaymentProof } from './PaymentProof';
import { type ActionLabels, type PrimaryAction, type RepeatRequest, ResultActions } from './ResultActions';
import { PurchaseSummary, ResultFacts } from './ResultFacts';
import { ResultRows } from './ResultRows';
import styles from './ResultView.module.css';
import { useLatestPaymentPath } from './useLatestPaymentPath';
import { useStayAfterPaying } from './useStayAfterPaying';

/** The frame of the result's screen. */
export interface ResultFrame {
  readonly name: PathName;
  readonly title: string;
  /** Replaces the title once the outcome is known. */
  readonly resultTitle?: string;
}

interface ResultViewProps {
  readonly frame: ResultFrame;
  readonly actionLabels: ActionLabels;
  readonly result: PaymentResult;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onContinue: () => void;
  readonly repeat?: RepeatRequest | undefined;
  /** A primary action of the screen. */
  readonly primaryAction: (result: PaymentResult) => PrimaryAction | null;
  /** Content below the result. */
  readonly foot: (result: PaymentResult) => ReactNode;
}

/** The outcome of a payment: status and title, amount, one sentence, facts, and actions. */
export function ResultView(props: ResultViewProps) {
  const { frame, onRefresh, primaryAction, foot } = props;
  const latest = useLatestPaymentPath(props.result, frame.name);
  const result = latest === null ? props.result : { ...props.result, outcome: 'past' as const };
  const { outcome, reason, amountCents, orders, duplicates, leaveByMs } = result;
  const stay = useStayAfterPaying(result);
  const { currentOutcome } = stay;
  const row = toOutcomeView(currentOutcome, productOf(result.payable));
  const { status, word, facts } = row;
  const title = (isKnownOutcome(currentOutcome) ? frame.resultTitle : undefined) ?? frame.title;
  // The time to leave replaces the sentence, because it implies that the bill is paid.
  const isToLeave = currentOutcome === 'paid' && leaveByMs !== null;
  const text = outcome === 'paid' || outcome === 'past' ? row.text : reason || row.text;
  return (
    <ResultScreen
      frame={{ name: frame.name, title }}
      status={status}
      word={word}
      announcements={resultAnnouncement({
        result,
        facts,
        outcome: currentOutcome,
        dueCents: stay.dueCents,
        text: isToLeave ? '' : text,
      })}
      amount={
        facts.includes('paidBefore') ? (
          currentOutcome === 'feeAgain' && <Amount cents={stay.dueCents ?? Number.NaN} size="page" tone="owed" />
        ) : (
          <PaidAmount cents={amountCents} hasCoupon={result.hasCoupon} />
        )
      }
      nextStep={
        <>
          {!isToLeave && <p>{text}</p>}
          <ResultFacts result={result} facts={facts} stay={stay} onExpired={onRefresh} />
        </>
      }
      actions={
        <ResultActions
          {...props}
          primaryAction={primaryAction(result)}
          result={result}
          row={row}
          stay={stay}
          latest={latest}
        />
      }
    >
      {duplicates.length > 0 && <DuplicatePayments payments={duplicates} />}
      {foot(result)}
      {facts.includes('proof') && <PaymentProof of={result} />}
      {currentOutcome === 'failed' && <FailureHelp result={result} />}
      {orders.length > 1 ? (
        <ResultRows orders={orders} />
      ) : (
        facts.includes('bought') && <PurchaseSummary result={result} />
      )}
    </ResultScreen>
  );
}

/** Help after a failed payment. */
const FailureHelp = ({ result }: { readonly result: PaymentResult }) =>
  hasScreen('customerServiceFeedBack') && (
    <Card>
      <CardRows>
        <PaymentHelpRow of={result} />
      </CardRows>
    </Card>
  );

/** The paid amount; a text in place of 0. */
function PaidAmount({ cents, hasCoupon }: { readonly cents: number | null; readonly hasCoupon: boolean }) {
  if (cents === null) return null;
  if (cents === 0) return <p className={styles['leave']}>{zeroAmountText(hasCoupon)}</p>;
  return <Amount cents={cents} size="page" />;
}
