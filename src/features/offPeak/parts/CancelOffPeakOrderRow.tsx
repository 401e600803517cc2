import { useServerNow } from '@/platform/clock/useServerNow';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { offPeakOrderCancelNote } from '../model/offPeakCancelText';
import { useCancelOffPeakOrder } from './useCancelOffPeakOrder';

interface CancelOffPeakOrderRowProps {
  readonly order: OffPeakOrder;
  readonly refetchOrder: () => Promise<OffPeakOrder | undefined>;
}

/** 取消预约, 退订套餐, 取消订单 with the fee; renders nothing if the server does not permit it. */
export function CancelOffPeakOrderRow({ order, refetchOrder }: CancelOffPeakOrderRowProps) {
  const now = useServerNow();
  const { dialog, note, cancelOrder } = useCancelOffPeakOrder(order, refetchOrder);
  if (dialog === null) return null;
  return (
    <Card>
      <CardRows>
        <ListRow title={dialog.action} note={note ?? offPeakOrderCancelNote(order, now)} onPress={cancelOrder} />
      </CardRows>
    </Card>
  );
}
