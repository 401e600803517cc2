import { skipToken } from '@reduxjs/toolkit/query';

import { type BillKey, useGetParkingBillQuery } from '@/services/charge/bills';
import { screenLoad } from '@/widgets/loading/screenLoad';

import { withMissing } from './withMissing';

/** The bill that an address names, asked for anew by every screen. */
export function useBill({ uniqueId, parkId }: Partial<BillKey>) {
  const key = uniqueId === undefined || parkId === undefined ? skipToken : { uniqueId, parkId };
  const asked = useGetParkingBillQuery(key, { refetchOnMountOrArgChange: true });
  const load = screenLoad(asked, { what: '停车详情没有查到', waitingFor: '正在查询停车详情…', money: '没有扣款' });
  return { bill: asked.currentData, ...withMissing(asked, load, key !== skipToken) };
}
