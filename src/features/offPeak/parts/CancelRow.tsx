import type { OffPeakOrder } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { cancelNote } from '../model/cancelWords';
import { useCancelOrder } from './useCancelOrder';

interface CancelRowProps {
  readonly order: OffPeakOrder;
  readonly readAgain: () => Promise<OffPeakOrder | undefined>;
}

/** 取消预约, 退订套餐, 取消订单: with its cost beside it; nothing where the server takes none. */
export function CancelRow({ order, readAgain }: CancelRowProps) {
  const now = useServerNow();
  const { question, note, ask } = useCancelOrder(order, readAgain);
  if (question === null) return null;
  return (
    <Card>
      <Rows>
        <ListRow title={question.action} note={note ?? cancelNote(order, now)} onPress={ask} />
      </Rows>
    </Card>
  );
}
