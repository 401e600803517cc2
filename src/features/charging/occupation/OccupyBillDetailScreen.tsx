import { useScreen } from '@/navigation/hooks/useScreen';

import { OccupyOrderView } from './OccupyOrderView';

/** 占位费详情. */
export default function OccupyBillDetailScreen() {
  const { frame, query } = useScreen('occupyBillDetail');
  return <OccupyOrderView frame={frame} orderNo={query.orderNo} />;
}
