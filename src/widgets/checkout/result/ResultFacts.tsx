import { formatYuan } from '@/domain/money';
import { formatMoment } from '@/domain/time';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { PlateBadge } from '@/ui/plate/PlateBadge';

import type { OutcomeFact } from '../model/outcomeWords';
import type { PaymentResult } from '../model/result';
import { LeaveAnswer } from './LeaveAnswer';
import { PayBefore } from './PayBefore';
import styles from './ResultView.module.css';

interface ResultFactsProps {
  readonly result: PaymentResult;
  /** The facts of the outcome's row. A fact without data is left out. */
  readonly facts: readonly OutcomeFact[];
  readonly onOver: () => void;
}

/** Times and money below the sentence of a result. */
export function ResultFacts({ result, facts, onOver }: ResultFactsProps) {
  const { outcome, leaveByMs, paidAtMs, payByMs, refund } = result;
  const { clock } = usePorts();
  const isKept = outcome === 'paid' || outcome === 'partly';
  return (
    <>
      {facts.includes('payBefore') && payByMs !== null && <PayBefore payByMs={payByMs} onOver={onOver} />}
      {facts.includes('refund') && refund !== null && (
        <p>
          {isKept ? '已退回' : '退款'} {formatYuan(refund.cents)}
          {refund.text !== '' && `，${refund.text}`}
        </p>
      )}
      {facts.includes('paidAt') && paidAtMs !== null && <p>支付时间 {formatMoment(paidAtMs, clock.serverNow())}</p>}
      {facts.includes('leaveBy') && leaveByMs !== null && <LeaveAnswer leaveByMs={leaveByMs} bill={result.bill} />}
    </>
  );
}

/** What was paid: the plate and the lot of a bill, or what was bought. */
export function Bought({ result }: { readonly result: PaymentResult }) {
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
