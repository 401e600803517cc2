import { skipToken } from '@reduxjs/toolkit/query';

import { type BillKey, useGetParkingBillQuery } from '@/services/charge/bills';
import { toLoadState } from '@/widgets/loading/toLoadState';

/** The bill from the address. It is refetched whenever a screen mounts. */
export function useBill({ uniqueId, parkId }: Partial<BillKey>) {
  const key = uniqueId === undefined || parkId === undefined ? skipToken : { uniqueId, parkId };
  const query = useGetParkingBillQuery(key, { refetchOnMountOrArgChange: true });
  const load = toLoadState(query, {
    message: '停车详情加载失败',
    waitingFor: '正在查询停车详情…',
    isGoneWhenRefused: true,
    isNamed: key !== skipToken,
  });
  return { bill: query.currentData, load };
}
