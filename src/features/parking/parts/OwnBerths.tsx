import { parkingBillKey } from '@/domain/payment/payable';
import { placeOf } from '@/domain/stay/stayFacts';
import { formatDuration } from '@/domain/time';
import { loadOf } from '@/flows/loading/loadOf';
import { pathTo } from '@/navigation/paths';
import { ARREARS_PAGE_SIZE, PARKING_REQUEST, useListParkingBillsQuery } from '@/services/charge/homeBills';
import { Amount } from '@/ui/Amount';
import { Block } from '@/ui/Block';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { PlateBadge } from '@/ui/PlateBadge';
import { Rows } from '@/ui/Rows';
import { Skeleton } from '@/ui/Skeleton';
import { WholeWords } from '@/ui/WholeWords';

import { answerOfBill } from '../model/billAnswer';
import { isRoadside, isRunning } from '../model/roadBills';

const PARKED = { requestType: PARKING_REQUEST.parked, pageNo: 1, pageSize: ARREARS_PAGE_SIZE } as const;

/** Where the driver's own cars stand at a road now, and what that costs. */
export function OwnBerths() {
  const asked = useListParkingBillsQuery(PARKED, { refetchOnMountOrArgChange: true });
  const stays = (asked.currentData?.results ?? []).filter((bill) => isRoadside(bill) && isRunning(bill));
  return (
    <Block
      name="ownBerths"
      label="我的泊位"
      {...loadOf(asked, '在停的车没有查到')}
      skeleton={<Skeleton height={116} shape="card" />}
    >
      <Card title="我的泊位">
        {stays.length === 0 ? (
          <p>名下车辆现在没有停在路内泊位</p>
        ) : (
          <Rows>
            {stays.map((bill) => {
              const { uniqueId, parkId, plateNo, formatPlateNo, plateColor, parkMinutes, parkFee } = bill;
              const { is } = answerOfBill(bill);
              return (
                <ListRow
                  key={parkingBillKey(bill)}
                  title={<PlateBadge plateNo={formatPlateNo || plateNo} plateColor={plateColor} />}
                  note={<WholeWords words={[placeOf(bill), `已停${formatDuration(parkMinutes)}`]} />}
                  right={<Amount cents={is === 'unknown' ? Number.NaN : parkFee} isFree={is === 'free'} />}
                  to={pathTo('payPage', { uniqueId, parkId })}
                />
              );
            })}
          </Rows>
        )}
      </Card>
    </Block>
  );
}
