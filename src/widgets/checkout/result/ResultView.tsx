import type { ReactNode } from 'react';

import { formatYuan } from '@/domain/money';
import { isKnownOutcome } from '@/domain/payment/outcome';
import { formatMoment } from '@/domain/time';
import { soldOf } from '@/flows/payment/sold/soldTable';
import type { PathName } from '@/navigation/paths';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { Amount } from '@/ui/text/Amount';

import { outcomeWords } from '../model/outcomeWords';
import type { PaymentResult } from '../model/result';
import { LeaveAnswer } from './LeaveAnswer';
import { PaidTwice } from './PaidTwice';
import { PayBefore } from './PayBefore';
import { type ActionWords, ResultActs } from './ResultActs';
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

/** The outcome of a payment: status and word, amount, meaning, what happens next, and the most likely next actions. */
export function ResultView(props: ResultViewProps) {
  const { frame, result, onRefresh, foot } = props;
  const { outcome, reason, amountCents, orders, duplicates } = result;
  const { status, word, text } = outcomeWords(outcome, soldOf(result.payable));
  const title = (isKnownOutcome(outcome) ? frame.titleOfResult : undefined) ?? frame.title;
  return (
    <ResultScreen
      frame={{ name: frame.name, title }}
      status={status}
      word={word}
      amount={<Paid cents={amountCents} />}
      next={<Next result={result} text={outcome === 'paid' ? text : reason || text} onOver={onRefresh} />}
      actions={<ResultActs {...props} />}
    >
      {duplicates.length > 0 && <PaidTwice payments={duplicates} />}
      {foot(result)}
      {orders.length > 1 ? <ResultRows orders={orders} /> : <Bought result={result} />}
    </ResultScreen>
  );
}

/** What was paid: the plate and the lot of a bill, or what was bought. */
function Bought({ result }: { readonly result: PaymentResult }) {
  const { title, plateText, parkName } = result;
  if (title === '' && plateText === '') return null;
  return (
    <Card>
      {title !== '' && <p className={styles['bought']}>{title}</p>}
      {plateText !== '' && (
        <div className={styles['bill']}>
          <PlateBadge plateNo={plateText} />
          <span className={styles['lot']}>{parkName}</span>
        </div>
      )}
    </Card>
  );
}

/** If a coupon has covered the whole bill, no money was taken; a text says so. */
function Paid({ cents }: { readonly cents: number | null }) {
  if (cents === null) return null;
  return cents === 0 ? <p className={styles['leave']}>优惠已全额抵扣</p> : <Amount cents={cents} size="page" />;
}

interface NextProps {
  readonly result: PaymentResult;
  readonly text: string;
  readonly onOver: () => void;
}

function Next({ result, text, onOver }: NextProps) {
  const { outcome, payable, leaveByMs, paidAtMs, payByMs, refund } = result;
  const { clock } = usePorts();
  const isPaid = outcome === 'paid' || outcome === 'partly';
  const isReturned = outcome === 'refunding' || outcome === 'refunded';
  const isParking = payable === null || payable.kind !== 'order';
  return (
    <>
      {text !== '' && <p>{text}</p>}
      {payByMs !== null && <PayBefore payByMs={payByMs} onOver={onOver} />}
      {refund !== null && (
        <p>
          {isPaid ? '已退回' : '退款'} {formatYuan(refund.cents)}
          {refund.text !== '' && `，${refund.text}`}
        </p>
      )}
      {isReturned && paidAtMs !== null && <p>支付时间 {formatMoment(paidAtMs, clock.serverNow())}</p>}
      {isPaid && leaveByMs !== null && <LeaveAnswer leaveByMs={leaveByMs} bill={result.bill} />}
      {outcome === 'paid' && leaveByMs === null && isParking && <p>费用已结清</p>}
    </>
  );
}
