import { formatYuan } from '@/domain/money';
import { formatClock, formatMoment } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { LeaveBy } from '@/widgets/stay/LeaveBy';

import type { OutcomeFact } from '../model/outcomeWords';
import type { PaymentResult } from '../model/result';
import { PayBefore } from './PayBefore';
import styles from './ResultView.module.css';
import type { StayNow } from './useStayAfterPaying';

interface ResultFactsProps {
  readonly result: PaymentResult;
  /** The facts of the outcome's row. A fact without data is left out. */
  readonly facts: readonly OutcomeFact[];
  readonly stay: StayNow;
  readonly onOver: () => void;
}

/** Times and money below the sentence of a result. */
export function ResultFacts({ result, facts, stay, onOver }: ResultFactsProps) {
  const { outcome, amountCents, leaveByMs, paidAtMs, payByMs, askForMs, refund } = result;
  const { clock } = usePorts();
  const isKept = outcome === 'paid' || outcome === 'partly';
  return (
    <>
      {facts.includes('paidBefore') && amountCents !== null && <p>已支付 {formatYuan(amountCents)}</p>}
      {facts.includes('newFee') && <p>{newFeeWords(stay, result.bill !== null)}</p>}
      {facts.includes('limit') && askForMs !== null && (
        <p>一般几秒就有结果，最多约{Math.ceil(askForMs / MINUTE_MS)}分钟</p>
      )}
      {facts.includes('payBefore') && payByMs !== null && <PayBefore payByMs={payByMs} onOver={onOver} />}
      {facts.includes('refund') && refund !== null && (
        <p>
          {isKept ? '已退回' : '退款'} {formatYuan(refund.cents)}
          {refund.text !== '' && `，${refund.text}`}
        </p>
      )}
      {facts.includes('paidAt') && paidAtMs !== null && <p>支付时间 {formatMoment(paidAtMs, clock.serverNow())}</p>}
      {facts.includes('leaveBy') && leaveByMs !== null && (
        <>
          <p className={styles['leave']}>请于 {formatClock(leaveByMs)} 前离场</p>
          <LeaveBy leaveByMs={leaveByMs} />
        </>
      )}
    </>
  );
}

/** What the bill says after the time to leave. Several bills at once are read on their own page. */
function newFeeWords({ dueCents, isReading }: StayNow, hasBill: boolean): string {
  if (!hasBill) return '新的费用请到账单里查看';
  if (dueCents === 0) return '暂无新的费用';
  return isReading ? '正在查询账单…' : '账单加载失败，请刷新';
}

/** What was paid: the plate and the lot of a bill, or what was bought. What was sealed when its session ended is known by its number. */
export function Bought({ result }: { readonly result: PaymentResult }) {
  const { title, plateText, parkName, payable, payId } = result;
  if (payable?.kind === 'sealed' && payId !== null)
    return (
      <Card>
        <FactRows facts={[{ label: '支付单号', value: payId }]} />
      </Card>
    );
  if (title === '' && plateText === '') return null;
  return (
    <Card>
      {title !== '' && <p className={styles['bought']}>{title}</p>}
      {plateText === '' ? (
        parkName !== '' && <p className={styles['lot']}>{parkName}</p>
      ) : (
        <div className={styles['bill']}>
          <PlateBadge plateNo={plateText} />
          <span className={styles['lot']}>{parkName}</span>
        </div>
      )}
    </Card>
  );
}
