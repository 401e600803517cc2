import { exitWords } from '@/domain/stay/freeReason';
import { photosOf } from '@/domain/stay/photosOf';
import { placeOf, stayTimes } from '@/domain/stay/stayFacts';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Facts } from '@/ui/card/Facts';
import { CheckBox } from '@/ui/form/CheckBox';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Photos } from '@/ui/picture/Photos';
import { PriceLine } from '@/ui/text/PriceLine';

import { wordsOf } from '../model/answerWords';
import { answerOfBill, isFree } from '../model/billAnswer';
import styles from './RoadBillCard.module.css';

interface RoadBillCardProps {
  readonly bill: ParkingBill;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly arePhotosOpen: boolean;
  readonly onPhotosChange: (areOpen: boolean) => void;
}

/** A stay along a road: section and berth, times, fee and photos. */
export function RoadBillCard({ bill, isChosen, onChoose, arePhotosOpen, onPhotosChange }: RoadBillCardProps) {
  const now = useServerNow();
  const { uniqueId, parkId, pictures } = bill;
  const answer = answerOfBill(bill);
  const { word, text } = wordsOf(answer, now);
  const place = (
    <span className={styles['place']}>
      <Facts of={placeOf(bill)} />
    </span>
  );
  const isOfNothing = isFree(answer);
  const reason = [text, isOfNothing ? exitWords(bill) : ''].filter((words) => words !== '').join('，');
  return (
    <Card>
      {answer.is === 'due' ? (
        <CheckBox isChecked={isChosen} onChange={onChoose}>
          {place}
        </CheckBox>
      ) : (
        <div>{place}</div>
      )}
      <FactRows facts={stayTimes(bill, now)} />
      <PriceLine
        label={word}
        cents={
          answer.is === 'unknown'
            ? Number.NaN
            : answer.is === 'cleared' || answer.is === 'paidUp'
              ? bill.paidFee
              : bill.parkFee
        }
        isFree={isOfNothing}
        size="card"
        tone={answer.is === 'due' ? 'owed' : isOfNothing ? 'done' : 'plain'}
        {...(reason === '' ? {} : { reason })}
      />
      <Rows>
        {pictures.length > 0 && (
          <ListRow
            title={arePhotosOpen ? '收起照片' : '看照片'}
            note={`${pictures.length}张`}
            onPress={() => {
              onPhotosChange(!arePhotosOpen);
            }}
          />
        )}
        {arePhotosOpen && <Photos name={uniqueId} photos={photosOf(pictures, now)} />}
        <ListRow title="账单详情" note="计费明细、申诉" to={pathTo('payPage', { uniqueId, parkId })} />
      </Rows>
    </Card>
  );
}
