import { formatTimeRange } from '@/domain/formatTimeRange';
import { parseServerTime } from '@/domain/time';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useServerNow } from '@/platform/clock/useServerNow';
import { idleFeeAppealRequest } from '@/services/cps/chargingAppealRequests';
import {
  IDLE_FEE_APPEAL_REASON_LABELS,
  type IdleFeeAppealReason,
  OTHER_CHARGING_APPEAL_REASON,
} from '@/services/cps/chargingAppeals';
import type { IdleFeeOrder } from '@/services/cps/idleFees';
import { AppealForm } from '@/widgets/appeal/AppealForm';
import { toAppealReasons } from '@/widgets/appeal/model/appealForm';

import { AppealedChargingBillCard } from './AppealedChargingBillCard';

const REASONS = toAppealReasons<IdleFeeAppealReason>(IDLE_FEE_APPEAL_REASON_LABELS);

interface IdleFeeAppealFormProps {
  readonly frame: ScreenHeaderProps<'occupyAppeal'>;
  readonly order: IdleFeeOrder;
}

/** The form for an appeal against an idle fee. */
export function IdleFeeAppealForm({ frame, order }: IdleFeeAppealFormProps) {
  const go = useScreenNavigator();
  const now = useServerNow();
  const { occupyOrderNo, freeEndTime, occupyEndTime } = order;
  const { send, stage, isBusy } = useSendRequestOnce(idleFeeAppealRequest, occupyOrderNo);
  const facts = [
    { label: '充电枪', value: order.gunName },
    { label: '车位', value: order.spaceNo },
    { label: '车辆', value: order.formatPlateNo },
    { label: '计费时间', value: formatTimeRange(parseServerTime(freeEndTime), parseServerTime(occupyEndTime), now) },
  ];
  return (
    <AppealForm
      frame={frame}
      subject={{
        draftKey: `occupyAppeal:${occupyOrderNo}`,
        reasons: REASONS,
        otherReason: OTHER_CHARGING_APPEAL_REASON,
        send: (args) => send({ occupyOrderNo, ...args }),
        stage,
        isBusy,
        onSent: () => {
          go.replace('occupyAppealDetail', { orderNo: occupyOrderNo });
        },
      }}
      billCard={
        <AppealedChargingBillCard title={order.stationName || '占位费'} cents={order.occupyFee} facts={facts} />
      }
      placeholder="比如实际的挪车时间；枪拔不出来请拍照"
    />
  );
}
