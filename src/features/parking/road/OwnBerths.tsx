import { parkingBillKey } from '@/domain/payment/payable';
import { ARREARS_PAGE_SIZE, PARKING_REQUEST, useListParkingBillsQuery } from '@/services/charge/homeBills';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';
import { CardRows } from '@/ui/list/CardRows';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { BerthRow } from './BerthRow';
import { filterByBerth, groupOpenBills, isOngoingStay, isParkTypeUnknown, isRoadside } from './model/roadBills';

const FIRST_PAGE = { pageNo: 1, pageSize: ARREARS_PAGE_SIZE } as const;
const PARKED = { requestType: PARKING_REQUEST.parked, ...FIRST_PAGE } as const;
const ALL = { requestType: PARKING_REQUEST.all, ...FIRST_PAGE } as const;

/**
 * The driver's own cars at the roadside: those that are parked now, or the open bills of the berth.
 *
 * @param berth in the form used for comparison; empty while none is typed
 */
export function OwnBerths({ berth }: { readonly berth: string }) {
  const query = useListParkingBillsQuery(berth === '' ? PARKED : ALL, { refetchOnMountOrArgChange: true });
  const all = (query.currentData?.results ?? []).filter((bill) => berth !== '' || isOngoingStay(bill));
  const bills = berth === '' ? all.filter(isRoadside) : filterByBerth(groupOpenBills(all).road, berth);
  const load = toLoadState(query, { message: '名下车辆加载失败', size: 'block' });
  const isNone = berth !== '' && bills.length + droppedRowCount(query.currentData) === 0;
  const statusText =
    bills.length === 0 && all.some(isParkTypeUnknown)
      ? '停车场没有标明泊位，请按车牌查询'
      : isNone
        ? `名下车辆不在泊位 ${berth}，请填上车牌一起查`
        : '';
  // Renders nothing before there is something to show, so that the plate input below does not shift.
  if (load.state === 'loading' || (load.state === 'ready' && bills.length === 0 && statusText === '')) return null;
  return (
    <LoadedContent {...load} skeleton={null}>
      {statusText !== '' && <p role="status">{statusText}</p>}
      <CardRows>
        {bills.map((bill) => (
          <BerthRow key={parkingBillKey(bill)} bill={bill} />
        ))}
      </CardRows>
    </LoadedContent>
  );
}
