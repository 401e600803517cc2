import { formatTimeRange } from '@/domain/formatTimeRange';
import { parseServerTime } from '@/domain/time';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useServerNow } from '@/platform/clock/useServerNow';
import { chargingAppealRequest } from '@/services/cps/chargingAppealRequests';
import {
  CHARGING_APPEAL_REASON_LABELS,
  type ChargingAppealReason,
  OTHER_CHARGING_APPEAL_REASON,
} from '@/services/cps/chargingAppeals';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { AppealForm } from '@/widgets/appeal/AppealForm';
import { toAppealReasons } from '@/widgets/appeal/model/appealForm';

import { kwhText } from '../model/chargingOrderText';
import { formatGunName } from '../model/gunText';
import { AppealedChargingBillCard } from './AppealedChargingBillCard';

const REASONS = toAppealReasons<ChargingAppealReason>(CHARGING_APPEAL_REASON_LABELS);

interface ChargingAppealFormProps {
  readonly frame: ScreenHeaderProps<'chargingBillComplain'>;
  readonly order: ChargingOrderDetail;
}

/** The form for an appeal against the bill of a charge. */
export function ChargingAppealForm({ frame, order }: ChargingAppealFormProps) {
  const go = useScreenNavigator();
  const now = useServerNow();
  const { orderNo, startTime, endTime } = order;
  const { send, stage, isBusy } = useSendRequestOnce(chargingAppealRequest, orderNo);
  const facts = [
    { label: '充电枪', value: formatGunName(order) },
    { label: '时间', value: formatTimeRange(parseServerTime(startTime), parseServerTime(endTime), now) },
    { label: '已充', value: kwhText(order.chargeKwh) },
  ];
  return (
    <AppealForm
      frame={frame}
      subject={{
        draftKey: `chargingBillComplain:${orderNo}`,
        reasons: REASONS,
        otherReason: OTHER_CHARGING_APPEAL_REASON,
        send: (args) => send({ orderNo, ...args }),
        stage,
        isBusy,
        onSent: () => {
          go.replace('chargingAppealDetail', { orderNo });
        },
      }}
      billCard={<AppealedChargingBillCard title={order.stationName || '充电'} cents={order.totalFee} facts={facts} />}
      placeholder="比如枪上显示的电量，或停不下来的经过"
    />
  );
}
