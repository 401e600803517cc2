import { parseServerTime } from '@/domain/time';
import { formatSpan } from '@/domain/timeSpan';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useGo } from '@/navigation/hooks/useGo';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { OCCUPY_APPEAL_REASONS, type OccupyAppealReason, OTHER_APPEAL_REASON } from '@/services/cps/chargingAppeals';
import type { OccupyOrder } from '@/services/cps/occupation';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { AppealForm } from '@/widgets/appeal/AppealForm';
import { toAppealReasons } from '@/widgets/appeal/model/appealForm';

import { AppealedOrderCard } from './AppealedOrderCard';
import { occupyAppealRequest } from './appealRequests';

const REASONS = toAppealReasons<OccupyAppealReason>(OCCUPY_APPEAL_REASONS);

interface OccupyAppealFormProps {
  readonly frame: ScreenHeaderProps<'occupyAppeal'>;
  readonly order: OccupyOrder;
}

/** The form for an appeal against an occupation fee. */
export function OccupyAppealForm({ frame, order }: OccupyAppealFormProps) {
  const go = useGo();
  const now = useServerNow();
  const { occupyOrderNo, freeEndTime, occupyEndTime } = order;
  const { send, stage, isBusy } = useSendOnce(occupyAppealRequest, occupyOrderNo);
  const facts = [
    { label: '充电枪', value: order.gunName },
    { label: '车位', value: order.spaceNo },
    { label: '车辆', value: order.formatPlateNo },
    { label: '计费时间', value: formatSpan(parseServerTime(freeEndTime), parseServerTime(occupyEndTime), now) },
  ];
  return (
    <AppealForm
      frame={frame}
      subject={{
        draftKey: `occupyAppeal:${occupyOrderNo}`,
        reasons: REASONS,
        otherReason: OTHER_APPEAL_REASON,
        send: (args) => send({ occupyOrderNo, ...args }),
        stage,
        isBusy,
        onSent: () => {
          go.replace('occupyAppealDetail', { orderNo: occupyOrderNo });
        },
      }}
      billCard={<AppealedOrderCard title={order.stationName || '占位费'} cents={order.occupyFee} facts={facts} />}
      placeholder="比如实际的挪车时间；枪拔不出来请拍照"
    />
  );
}
