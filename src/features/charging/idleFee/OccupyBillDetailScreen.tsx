import { useScreen } from '@/navigation/hooks/useScreen';

import { IdleFeeOrderView } from './IdleFeeOrderView';

/** 占位费详情. */
export default function OccupyBillDetailScreen() {
  const { frame, query } = useScreen('occupyBillDetail');
  return <IdleFeeOrderView frame={frame} orderNo={query.orderNo} />;
}
