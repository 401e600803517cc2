import type { OffPeakOrder } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { cancelNote } from '../model/cancelText';
import { useCancelOrder } from './useCancelOrder';

interface CancelOrderRowProps {
  readonly order: OffPeakOrder;
  readonly refetchOrder: () => Promise<OffPeakOrder | undefined>;
}

/** 取消预约, 退订套餐, 取消订单 with the fee; renders nothing if the server does not permit it. */
export function CancelOrderRow({ order, refetchOrder }: CancelOrderRowProps) {
  const now = useServerNow();
  const { dialog, note, cancelOrder } = useCancelOrder(order, refetchOrder);
  if (dialog === null) return null;
  return (
    <Card>
      <CardRows>
        <ListRow title={dialog.action} note={note ?? cancelNote(order, now)} onPress={cancelOrder} />
      </CardRows>
    </Card>
  );
}
