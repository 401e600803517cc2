import { freeStayExitInstructionText } from '@/domain/stay/freeReason';
import { toCameraPhotos } from '@/domain/stay/toCameraPhotos';
import { lotAndBerthTexts, toStayTimeFactRows } from '@/domain/stay/toStayFactRows';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CheckBox } from '@/ui/form/CheckBox';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PhotoGrid } from '@/ui/picture/PhotoGrid';
import { PriceLine } from '@/ui/text/PriceLine';

import { isFreeStay, toBillStatus } from '../model/billStatus';
import { billStatusTexts } from '../model/billStatusTexts';
import styles from './RoadBillCard.module.css';

interface RoadBillCardProps {
  readonly bill: ParkingBill;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly arePhotosOpen: boolean;
  readonly onPhotosChange: (areOpen: boolean) => void;
}

/** A roadside stay: section and berth, times, fee and photos. */
export function RoadBillCard({ bill, isChosen, onChoose, arePhotosOpen, onPhotosChange }: RoadBillCardProps) {
  const now = useServerNow();
  const { uniqueId, parkId, pictures } = bill;
  const status = toBillStatus(bill);
  const { label, text } = billStatusTexts(status, now);
  const place = (
    <span className={styles['place']}>
      <InlineFacts of={lotAndBerthTexts(bill)} />
    </span>
  );
  const costsNothing = isFreeStay(status);
  const reason = [text, costsNothing ? freeStayExitInstructionText(bill) : '']
    .filter((words) => words !== '')
    .join('，');
  return (
    <Card>
      {status.is === 'due' ? (
        <CheckBox isChecked={isChosen} onChange={onChoose}>
          {place}
        </CheckBox>
      ) : (
        <div>{place}</div>
      )}
      <FactRows facts={toStayTimeFactRows(bill, now)} />
      <PriceLine
        label={label}
        cents={
          status.is === 'unknown'
            ? Number.NaN
            : status.is === 'cleared' || status.is === 'paidUp'
              ? bill.paidFee
              : bill.parkFee
        }
        isFree={costsNothing}
        size="card"
        tone={status.is === 'due' ? 'owed' : costsNothing ? 'done' : 'plain'}
        reason={reason || undefined}
      />
      <CardRows>
        {pictures.length > 0 && (
          <ListRow
            title={arePhotosOpen ? '收起照片' : '看照片'}
            note={`${pictures.length}张`}
            onPress={() => {
              onPhotosChange(!arePhotosOpen);
            }}
          />
        )}
        {arePhotosOpen && <PhotoGrid name={uniqueId} photos={toCameraPhotos(pictures, now)} />}
        <ListRow title="账单详情" note="计费明细、申诉" to={pathTo('payPage', { uniqueId, parkId })} />
      </CardRows>
    </Card>
  );
}
