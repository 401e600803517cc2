import type { ReactNode } from 'react';

import { isKnownOutcome } from '@/domain/payment/outcome';
import { soldOf } from '@/flows/payment/sold/soldTable';
import type { PathName } from '@/navigation/paths';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { Amount } from '@/ui/text/Amount';

import { outcomeWords } from '../model/outcomeWords';
import type { PaymentResult } from '../model/result';
import { PaidTwice } from './PaidTwice';
import { PaymentProof } from './PaymentProof';
import { type ActionWords, ResultActs } from './ResultActs';
import { Bought, ResultFacts } from './ResultFacts';
import { ResultRows } from './ResultRows';
import styles from './ResultView.module.css';

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
  /** Content below the result. */
  readonly foot: (result: PaymentResult) => ReactNode;
}

/** The outcome of a payment, as its row has it: status and word, amount, one sentence, facts and acts. */
export function ResultView(props: ResultViewProps) {
  const { frame, result, onRefresh, foot } = props;
  const { outcome, reason, amountCents, orders, duplicates, leaveByMs } = result;
  const row = outcomeWords(outcome, soldOf(result.payable));
  const { status, word, facts } = row;
  const title = (isKnownOutcome(outcome) ? frame.titleOfResult : undefined) ?? frame.title;
  // Until when the car must leave says that it is paid, and more.
  const isToLeave = outcome === 'paid' && leaveByMs !== null;
  const text = outcome === 'paid' ? row.text : reason || row.text;
  return (
    <ResultScreen
      frame={{ name: frame.name, title }}
      status={status}
      word={word}
      amount={<Paid cents={amountCents} />}
      next={
        <>
          {!isToLeave && <p>{text}</p>}
          <ResultFacts result={result} facts={facts} onOver={onRefresh} />
        </>
      }
      actions={<ResultActs {...props} row={row} />}
    >
      {duplicates.length > 0 && <PaidTwice payments={duplicates} />}
      {foot(result)}
      {facts.includes('proof') && <PaymentProof of={result} />}
      {orders.length > 1 ? <ResultRows orders={orders} /> : facts.includes('bought') && <Bought result={result} />}
    </ResultScreen>
  );
}

/** If a coupon has covered the whole bill, no money was taken; a text says so. */
function Paid({ cents }: { readonly cents: number | null }) {
  if (cents === null) return null;
  return cents === 0 ? <p className={styles['leave']}>优惠已全额抵扣</p> : <Amount cents={cents} size="page" />;
}
