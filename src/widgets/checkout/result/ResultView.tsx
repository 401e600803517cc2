import type { ReactNode } from 'react';

import { isKnownOutcome } from '@/domain/payment/outcome';
import { soldOf } from '@/flows/payment/sold/soldTable';
import { hasScreen } from '@/navigation/edition';
import type { PathName } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import { Rows } from '@/ui/list/Rows';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { Amount } from '@/ui/text/Amount';

import { outcomeWords } from '../model/outcomeWords';
import type { PaymentResult } from '../model/result';
import { nothingTaken, spokenResult } from '../model/spokenResult';
import { PaidTwice } from './PaidTwice';
import { PaymentHelpRow } from './PaymentHelpRow';
import { PaymentProof } from './PaymentProof';
import { type ActionWords, type LeadAct, type Repeat, ResultActs } from './ResultActs';
import { Bought, ResultFacts } from './ResultFacts';
import { ResultRows } from './ResultRows';
import styles from './ResultView.module.css';
import { useLatestPayment } from './useLatestPayment';
import { useStayAfterPaying } from './useStayAfterPaying';

/** The frame of the result's screen. */
export interface ResultFrame {
  readonly name: PathName;
  readonly title: string;
  /** Replaces the title once the outcome is known. */
  readonly titleOfResult?: string;
}

interface ResultViewProps {
  readonly frame: ResultFrame;
  readonly words: ActionWords;
  readonly result: PaymentResult;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onContinue: () => void;
  readonly repeat?: Repeat | undefined;
  /** The screen's own main act. */
  readonly lead: (result: PaymentResult) => LeadAct | null;
  /** Content below the result. */
  readonly foot: (result: PaymentResult) => ReactNode;
}

/** The outcome of a payment, as its row has it: status and word, amount, one sentence, facts and acts. */
export function ResultView(props: ResultViewProps) {
  const { frame, onRefresh, lead, foot } = props;
  const latest = useLatestPayment(props.result, frame.name);
  const result = latest === null ? props.result : { ...props.result, outcome: 'past' as const };
  const { outcome, reason, amountCents, orders, duplicates, leaveByMs } = result;
  const stay = useStayAfterPaying(result);
  const { told } = stay;
  const row = outcomeWords(told, soldOf(result.payable));
  const { status, word, facts } = row;
  const title = (isKnownOutcome(told) ? frame.titleOfResult : undefined) ?? frame.title;
  // Until when the car must leave says that it is paid, and more.
  const isToLeave = told === 'paid' && leaveByMs !== null;
  const text = outcome === 'paid' || outcome === 'past' ? row.text : reason || row.text;
  return (
    <ResultScreen
      frame={{ name: frame.name, title }}
      status={status}
      word={word}
      said={spokenResult({ result, facts, told, dueCents: stay.dueCents, text: isToLeave ? '' : text })}
      amount={
        facts.includes('paidBefore') ? (
          told === 'feeAgain' && <Amount cents={stay.dueCents ?? Number.NaN} size="page" tone="owed" />
        ) : (
          <Paid cents={amountCents} hasCoupon={result.hasCoupon} />
        )
      }
      next={
        <>
          {!isToLeave && <p>{text}</p>}
          <ResultFacts result={result} facts={facts} stay={stay} onOver={onRefresh} />
        </>
      }
      actions={<ResultActs {...props} lead={lead(result)} result={result} row={row} stay={stay} latest={latest} />}
    >
      {duplicates.length > 0 && <PaidTwice payments={duplicates} />}
      {foot(result)}
      {facts.includes('proof') && <PaymentProof of={result} />}
      {told === 'failed' && <FailedHelp result={result} />}
      {orders.length > 1 ? <ResultRows orders={orders} /> : facts.includes('bought') && <Bought result={result} />}
    </ResultScreen>
  );
}

/** A driver who cannot pay is not left alone with 支付失败. */
const FailedHelp = ({ result }: { readonly result: PaymentResult }) =>
  hasScreen('customerServiceFeedBack') && (
    <Card>
      <Rows>
        <PaymentHelpRow of={result} />
      </Rows>
    </Card>
  );

/** Where no money was taken, a word says so: a coupon has covered it, or it was free. */
function Paid({ cents, hasCoupon }: { readonly cents: number | null; readonly hasCoupon: boolean }) {
  if (cents === null) return null;
  if (cents === 0) return <p className={styles['leave']}>{nothingTaken(hasCoupon)}</p>;
  return <Amount cents={cents} size="page" />;
}
