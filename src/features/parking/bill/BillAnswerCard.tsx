import { formatYuan } from '@/domain/money';
import { exitWords } from '@/domain/stay/freeReason';
import { stayFacts } from '@/domain/stay/stayFacts';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PlateHead } from '@/ui/plate/PlateHead';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';
import { LeaveBy } from '@/widgets/stay/LeaveBy';

import { wordsOf } from '../model/answerWords';
import { type BillAnswer, isFree } from '../model/billAnswer';
import styles from './BillAnswerCard.module.css';

interface BillAnswerCardProps {
  readonly bill: ParkingBill;
  readonly answer: BillAnswer;
  /** The amount that the driver would pay now, in cents. */
  readonly dueCents: number;
  /** What a coupon takes off the bill, in cents. The amount differs by it from what home and the result say. */
  readonly savingCents: number;
  readonly onLeaveTimeOver: () => void;
}

/** The main facts of a bill: which car, where, how much, until when. */
export function BillAnswerCard({ bill, answer, dueCents, savingCents, onLeaveTimeOver }: BillAnswerCardProps) {
  const now = useServerNow();
  const { word, text, tone } = wordsOf(answer, now);
  return (
    <Card>
      <PlateHead plate={bill}>
        <Tag tone={tone}>{word}</Tag>
      </PlateHead>
      <div>
        {answer.is === 'due' && (
          <div className={styles['due']}>
            <Amount cents={dueCents} size="page" />
            {savingCents > 0 && (
              <span className={styles['saving']} data-sum="">
                已用券 {formatYuan(-savingCents)}
              </span>
            )}
          </div>
        )}
        {answer.is === 'blocked' && <Amount cents={answer.cents} size="page" />}
        {isFree(answer) && <Amount cents={0} isFree size="page" tone="done" />}
        {text !== '' && (
          <p className={answer.is === 'cleared' || answer.is === 'paidUp' ? styles['answer'] : undefined}>{text}</p>
        )}
        {isFree(answer) && <p>{exitWords(bill)}</p>}
        {answer.is === 'due' && !answer.isArrears && bill.leaveFreeMinutes > 0 && (
          <p className={styles['note']}>支付后请在{bill.leaveFreeMinutes}分钟内离场</p>
        )}
        {answer.is === 'cleared' && answer.leaveByMs !== null && (
          <LeaveBy leaveByMs={answer.leaveByMs} onOver={onLeaveTimeOver} />
        )}
      </div>
      <div className={styles['stay']}>
        <FactRows facts={stayFacts(bill, now)} />
      </div>
    </Card>
  );
}
