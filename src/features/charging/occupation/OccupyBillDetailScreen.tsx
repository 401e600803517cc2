import { useScreen } from '@/navigation/hooks/useScreen';

import { OccupationOrderView } from './OccupationOrderView';

/** 占位费详情. */
export default function OccupyBillDetailScreen() {
  const { frame, query } = useScreen('occupyBillDetail');
  return <OccupationOrderView frame={frame} orderNo={query.orderNo} />;
}
