import { parkingBillKey } from '@/domain/payment/payable';
import { ARREARS_PAGE_SIZE, PARKING_REQUEST, useListParkingBillsQuery } from '@/services/charge/homeBills';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';
import { Rows } from '@/ui/list/Rows';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { BerthRow } from './BerthRow';
import { atBerth, isAnywhere, isRoadside, isRunning, openBillsOf } from './model/roadBills';

const PAGE = { pageNo: 1, pageSize: ARREARS_PAGE_SIZE } as const;
const PARKED = { requestType: PARKING_REQUEST.parked, ...PAGE } as const;
const ALL = { requestType: PARKING_REQUEST.all, ...PAGE } as const;

/**
 * The driver's own cars along a road: those that are parked now, or the open bills of the berth.
 *
 * @param berth in the form used for comparison; empty while none is typed
 */
export function OwnBerths({ berth }: { readonly berth: string }) {
  const query = useListParkingBillsQuery(berth === '' ? PARKED : ALL, { refetchOnMountOrArgChange: true });
  const all = (query.currentData?.results ?? []).filter((bill) => berth !== '' || isRunning(bill));
  const bills = berth === '' ? all.filter(isRoadside) : atBerth(openBillsOf(all).road, berth);
  const load = toLoadState(query, { what: '名下车辆加载失败', size: 'block' });
  const isNone = berth !== '' && bills.length + droppedRowCount(query.currentData) === 0;
  const words =
    bills.length === 0 && all.some(isAnywhere)
      ? '停车场没有标明泊位，请按车牌查询'
      : isNone
        ? `名下车辆不在泊位 ${berth}，请填上车牌一起查`
        : '';
  // Takes no space before there is something to say, so that the plate below does not move.
  if (load.state === 'loading' || (load.state === 'ready' && bills.length === 0 && words === '')) return null;
  return (
    <LoadedContent {...load} skeleton={null}>
      {words !== '' && <p role="status">{words}</p>}
      <Rows>
        {bills.map((bill) => (
          <BerthRow key={parkingBillKey(bill)} bill={bill} />
        ))}
      </Rows>
    </LoadedContent>
  );
}
