import { payChannelName } from '@/domain/payment/payChannelName';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingPayRecord } from '@/services/charge/payRecords';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { payRecordRefundLabel, payRecordRowTexts } from './model/payRecordText';

interface PaymentRowProps {
  readonly record: ParkingPayRecord;
  /** Links to the stay. On the stay's own page there is no link, and the channel is the title. */
  readonly isLinked?: boolean;
}

/** One payment for one bill. */
export function ParkingPaymentRow({ record, isLinked = false }: PaymentRowProps) {
  const now = useServerNow();
  const { uniqueId, parkId, parkName, formatPlateNo, payChannel, payAmount } = record;
  const refund = payRecordRefundLabel(record);
  const facts = payRecordRowTexts(record, now);
  const channel = payChannelName(payChannel);
  return (
    <ListRow
      to={
        isLinked && uniqueId !== '' && parkId !== '' ? pathTo('parkingRecordDetail', { uniqueId, parkId }) : undefined
      }
      title={
        <>
          {isLinked ? parkName || '停车缴费' : channel} {refund !== null && <Tag tone="plain">{refund}</Tag>}
        </>
      }
      note={<InlineFacts of={isLinked ? [formatPlateNo, channel, ...facts] : facts} />}
      right={<Amount cents={payAmount} />}
    />
  );
}
