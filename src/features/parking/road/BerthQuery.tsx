import { useLocation } from 'react-router-dom';

import { parkingBillKey } from '@/domain/payment/payable';
import { useDraft } from '@/flows/drafts/useDraft';
import { useIsSignedIn } from '@/flows/session/useSession';
import { pathTo } from '@/navigation/paths';
import { ARREARS_PAGE_SIZE, PARKING_REQUEST, useListParkingBillsQuery } from '@/services/charge/homeBills';
import { unreadIn } from '@/services/transport/wire/unreadIn';
import { Card } from '@/ui/card/Card';
import { Field } from '@/ui/form/Field';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { loadOf } from '@/widgets/loading/loadOf';

import { BerthRow } from './BerthRow';
import { atBerth, berthOf, isAnywhere, openBillsOf } from './model/roadBills';

const ALL = { requestType: PARKING_REQUEST.all, pageNo: 1, pageSize: ARREARS_PAGE_SIZE } as const;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The open bills of the driver's own cars at a berth. The services have no query by berth alone. Another driver's car is found by its
 * plate, and the screen says so.
 */
export function BerthQuery() {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const [typed, setTyped] = useDraft<string>('roadParkingIndex.berth', '', isText);
  return (
    <Card title="按泊位号查询">
      {isSignedIn ? (
        <>
          <Field
            label="泊位号"
            value={typed}
            onChange={setTyped}
            attributes={{ placeholder: '如 A0126', autoComplete: 'off', maxLength: 20 }}
          />
          {berthOf(typed) !== '' && <BillsAtBerth berth={berthOf(typed)} />}
        </>
      ) : (
        <Rows>
          <ListRow
            title="登录后按泊位号查"
            note="只查名下车辆，别人的车请按车牌查询"
            to={pathTo('login', { enCodeUrl: pathname })}
          />
        </Rows>
      )}
    </Card>
  );
}

function BillsAtBerth({ berth }: { readonly berth: string }) {
  const query = useListParkingBillsQuery(ALL);
  const all = query.currentData?.results ?? [];
  const found = atBerth(openBillsOf(all).road, berth);
  return (
    <LoadedContent {...loadOf(query, { what: '泊位加载失败', size: 'block' })} skeleton={<Skeleton height={64} />}>
      {found.length === 0 && all.some(isAnywhere) ? (
        <p role="status">停车场没有提供泊位号，请按车牌查询</p>
      ) : found.length + unreadIn(query.currentData) === 0 ? (
        <p role="status">名下车辆在泊位 {berth} 没有停车或欠费。别人的车，请按车牌查询</p>
      ) : (
        <Rows>
          {found.map((bill) => (
            <BerthRow key={parkingBillKey(bill)} bill={bill} />
          ))}
        </Rows>
      )}
    </LoadedContent>
  );
}
