import { useEffect, useState } from 'react';

import { usePorts } from '@/platform/ports/PortsContext';
import { CHARGING_ORDER_LIST_FILTER, useListChargingOrdersQuery } from '@/services/cps/chargingOrders';

import { LazyUnpaidChargingBillStrip } from './LazyUnpaidChargingBillStrip';

/** Fetches unpaid charges when the page is idle, and shows a strip if there are any. */
export function UnpaidChargingBillStripLoader() {
  const { page } = usePorts();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => page.whenIdle(() => setIsIdle(true)), [page]);
  const { currentData } = useListChargingOrdersQuery(
    { requestType: CHARGING_ORDER_LIST_FILTER.unpaid, pageNo: 1 },
    { skip: !isIdle, refetchOnMountOrArgChange: true },
  );
  return (currentData?.results.length ?? 0) > 0 ? <LazyUnpaidChargingBillStrip /> : null;
}
