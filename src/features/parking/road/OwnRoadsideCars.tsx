import { parkingBillKey } from '@/domain/payment/payable';
import { ARREARS_PAGE_SIZE, PARKING_BILL_LIST_FILTER, useListParkingBillsQuery } from '@/services/charge/homeBillCalls';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import { CardRows } from '@/ui/list/CardRows';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import {
  filterBillsByBerth,
  isOngoingStay,
  isParkTypeUnknown,
  isRoadside,
  splitRoadsideAndOtherOpenBills,
} from './model/roadBills';
import { OwnRoadsideCarRow } from './OwnRoadsideCarRow';

const FIRST_PAGE = { pageNo: 1, pageSize: ARREARS_PAGE_SIZE } as const;
const PARKED = { requestType: PARKING_BILL_LIST_FILTER.parked, ...FIRST_PAGE } as const;
const ALL = { requestType: PARKING_BILL_LIST_FILTER.all, ...FIRST_PAGE } as const;

/**
 * The driver's own cars at the roadside: those that are parked now, or the open bills of the berth.
 *
 * @param berth in the form used for comparison; empty while none is typed
 */
export function OwnRoadsideCars({ berth }: { readonly berth: string }) {
  const query = useListParkingBillsQuery(berth === '' ? PARKED : ALL, { refetchOnMountOrArgChange: true });
  const all = (query.currentData?.results ?? []).filter((bill) => berth !== '' || isOngoingStay(bill));
  const bills =
    berth === '' ? all.filter(isRoadside) : filterBillsByBerth(splitRoadsideAndOtherOpenBills(all).road, berth);
  const load = toContentLoadState(query, { message: '名下车辆加载失败', size: 'block' });
  const isNone = berth !== '' && bills.length + countDroppedRows(query.currentData) === 0;
  const statusText =
    bills.length === 0 && all.some(isParkTypeUnknown)
      ? '停车场没有标明泊位，请按车牌查询'
      : isNone
        ? `名下车辆不在泊位 ${berth}，请填上车牌一起查`
        : '';
  // Renders nothing before there is something to show, so that the plate input below does not shift.
  if (load.state === 'loading' || (load.state === 'ready' && bills.length === 0 && statusText === '')) return null;
  return (
    <LoadStateContent {...load} skeleton={null}>
      {statusText !== '' && <p role="status">{statusText}</p>}
      <CardRows>
        {bills.map((bill) => (
          <OwnRoadsideCarRow key={parkingBillKey(bill)} bill={bill} />
        ))}
      </CardRows>
    </LoadStateContent>
  );
}
