import { parseServerTime } from '@/domain/time';
import { formatSpan } from '@/domain/timeSpan';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useGo } from '@/navigation/hooks/useGo';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import {
  CHARGING_APPEAL_REASONS,
  type ChargingAppealReason,
  OTHER_APPEAL_REASON,
} from '@/services/cps/chargingAppeals';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { AppealForm } from '@/widgets/appeal/AppealForm';
import { toAppealReasons } from '@/widgets/appeal/model/appealForm';

import { kwhText } from '../model/chargingOrderText';
import { gunName } from '../model/gunText';
import { AppealedOrderCard } from './AppealedOrderCard';
import { chargingAppealRequest } from './appealRequests';

const REASONS = toAppealReasons<ChargingAppealReason>(CHARGING_APPEAL_REASONS);

interface ChargingAppealFormProps {
  readonly frame: ScreenHeaderProps<'chargingBillComplain'>;
  readonly order: ChargingOrderDetail;
}

/** The form for an appeal against the bill of a charge. */
export function ChargingAppealForm({ frame, order }: ChargingAppealFormProps) {
  const go = useGo();
  const now = useServerNow();
  const { orderNo, startTime, endTime } = order;
  const { send, stage, isBusy } = useSendOnce(chargingAppealRequest, orderNo);
  const facts = [
    { label: '充电枪', value: gunName(order) },
    { label: '时间', value: formatSpan(parseServerTime(startTime), parseServerTime(endTime), now) },
    { label: '已充', value: kwhText(order.chargeKwh) },
  ];
  return (
    <AppealForm
      frame={frame}
      subject={{
        draftKey: `chargingBillComplain:${orderNo}`,
        reasons: REASONS,
        otherReason: OTHER_APPEAL_REASON,
        send: (args) => send({ orderNo, ...args }),
        stage,
        isBusy,
        onSent: () => {
          go.replace('chargingAppealDetail', { orderNo });
        },
      }}
      billCard={<AppealedOrderCard title={order.stationName || '充电'} cents={order.totalFee} facts={facts} />}
      placeholder="比如枪上显示的电量，或停不下来的经过"
    />
  );
}
