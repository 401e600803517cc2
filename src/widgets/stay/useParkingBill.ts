import { skipToken } from '@reduxjs/toolkit/query';

import { type ParkingBillKey, useGetParkingBillQuery } from '@/services/charge/bills';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

/** The bill from the address. It is refetched whenever a screen mounts. */
export function useParkingBill({ uniqueId, parkId }: Partial<ParkingBillKey>) {
  const key = uniqueId === undefined || parkId === undefined ? skipToken : { uniqueId, parkId };
  const query = useGetParkingBillQuery(key, { refetchOnMountOrArgChange: true });
  const load = toContentLoadState(query, {
    message: '停车详情加载失败',
    waitingFor: '正在查询停车详情…',
    isGoneWhenRefused: true,
    isNamed: key !== skipToken,
  });
  return { bill: query.currentData, load };
}
