import { parkingBillKey } from '@/domain/payment/payable';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { parkingAppealRequest } from '@/services/charge/appealRequests';
import { PARKING_APPEAL_REASON } from '@/services/charge/appeals';
import type { ParkingBill } from '@/services/charge/parkingBill';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { AppealForm } from '@/widgets/appeal/AppealForm';
import { AppealedBillCard } from '@/widgets/stay/AppealedBillCard';

import { getAvailableParkingAppealReasons } from './model/parkingAppealReasons';

interface BillAppealFormProps {
  readonly frame: Pick<ScreenFrameProps, 'name' | 'title' | 'onBack'>;
  readonly bill: ParkingBill;
  /** The reasonType from the address. */
  readonly requestedReason: number | undefined;
}

/** The form for an appeal against a parking bill. */
export function ParkingAppealForm({ frame, bill, requestedReason }: BillAppealFormProps) {
  const go = useScreenNavigator();
  const { uniqueId, parkId, exitTime } = bill;
  const { send, stage, isBusy } = useSendRequestOnce(parkingAppealRequest, parkingBillKey(bill));
  return (
    <AppealForm
      frame={frame}
      subject={{
        draftKey: `billComplain:${parkingBillKey(bill)}`,
        reasons: getAvailableParkingAppealReasons(bill),
        otherReason: PARKING_APPEAL_REASON.other,
        initialReason: requestedReason,
        send: (args) => send({ uniqueId, parkId, ...args }),
        stage,
        isBusy,
        onSent: () => {
          go.replace('billComplainDetail', { uniqueId, parkId });
        },
      }}
      billCard={<AppealedBillCard bill={bill} />}
      legend={exitTime === '' ? '申诉原因（其他问题请在离场后申诉）' : '申诉原因'}
      placeholder="比如实际的入场、离场时间"
    />
  );
}
