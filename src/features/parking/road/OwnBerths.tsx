import { parkingBillKey } from '@/domain/payment/payable';
import { ARREARS_PAGE_SIZE, PARKING_REQUEST, useListParkingBillsQuery } from '@/services/charge/homeBills';
import { unreadIn } from '@/services/transport/wire/unreadIn';
import { Block } from '@/ui/card/Block';
import { Card } from '@/ui/card/Card';
import { Rows } from '@/ui/list/Rows';
import { Skeleton } from '@/ui/load/Skeleton';
import { loadOf } from '@/widgets/loading/loadOf';

import { BerthRow } from './BerthRow';
import { isAnywhere, isRoadside, isRunning } from './model/roadBills';

const PARKED = { requestType: PARKING_REQUEST.parked, pageNo: 1, pageSize: ARREARS_PAGE_SIZE } as const;

/** Where the driver's own cars are parked along a road now, and the fees. */
export function OwnBerths() {
  const query = useListParkingBillsQuery(PARKED, { refetchOnMountOrArgChange: true });
  const running = (query.currentData?.results ?? []).filter(isRunning);
  const stays = running.filter(isRoadside);
  return (
    <Block
      name="ownBerths"
      label="我的泊位"
      {...loadOf(query, { what: '在停的车加载失败', size: 'block' })}
      skeleton={<Skeleton height={92} shape="card" />}
    >
      <Card title="我的泊位">
        {running.some(isAnywhere) && <p>停车场没有标明哪些车停在路内泊位，请按车牌查询</p>}
        {running.filter(isAnywhere).length + stays.length + unreadIn(query.currentData) === 0 ? (
          <p>名下车辆现在没有停在路内泊位</p>
        ) : (
          <Rows>
            {stays.map((bill) => (
              <BerthRow key={parkingBillKey(bill)} bill={bill} />
            ))}
          </Rows>
        )}
      </Card>
    </Block>
  );
}
