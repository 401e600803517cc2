import { formatYuan } from '@/domain/money';
import { freeStayExitInstructionText } from '@/domain/stay/freeReason';
import { toStayFactRows } from '@/domain/stay/toStayFactRows';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PlateHeader } from '@/ui/plate/PlateHeader';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';
import { ExitDeadlineCountdown } from '@/widgets/stay/ExitDeadlineCountdown';

import { type BillStatus, isFreeStay } from '../model/billStatus';
import { billStatusTexts } from '../model/billStatusTexts';
import styles from './BillSummaryCard.module.css';

interface BillSummaryCardProps {
  readonly bill: ParkingBill;
  readonly status: BillStatus;
  /** The amount that the driver would pay now, in cents. */
  readonly dueCents: number;
  /** The coupon discount in cents: the difference between this amount and the one on home and on the result page. */
  readonly savingCents: number;
  readonly onLeaveTimeExpired: () => void;
}

/** The main facts of a bill: which car, where, how much, until when. */
export function BillSummaryCard({ bill, status, dueCents, savingCents, onLeaveTimeExpired }: BillSummaryCardProps) {
  const now = useServerNow();
  const { label, text, tone } = billStatusTexts(status, now);
  return (
    <Card>
      <PlateHeader plate={bill}>
        <Tag tone={tone}>{label}</Tag>
      </PlateHeader>
      <div>
        {status.is === 'due' && (
          <div className={styles['due']}>
            <Amount cents={dueCents} size="page" />
            {savingCents > 0 && (
              <span className={styles['saving']} data-sum="">
                已用券 {formatYuan(-savingCents)}
              </span>
            )}
          </div>
        )}
        {status.is === 'blocked' && <Amount cents={status.cents} size="page" />}
        {isFreeStay(status) && <Amount cents={0} isFree size="page" tone="done" />}
        {text !== '' && (
          <p className={status.is === 'cleared' || status.is === 'paidUp' ? styles['answer'] : undefined}>{text}</p>
        )}
        {isFreeStay(status) && <p>{freeStayExitInstructionText(bill)}</p>}
        {status.is === 'due' && !status.isArrears && bill.leaveFreeMinutes > 0 && (
          <p className={styles['note']}>支付后请在{bill.leaveFreeMinutes}分钟内离场</p>
        )}
        {status.is === 'cleared' && status.leaveByMs !== null && (
          <ExitDeadlineCountdown leaveByMs={status.leaveByMs} onExpired={onLeaveTimeExpired} />
        )}
      </div>
      <div className={styles['stay']}>
        <FactRows facts={toStayFactRows(bill, now)} />
      </div>
    </Card>
  );
}
