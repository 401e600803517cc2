import { parkingBillKey } from '@/domain/payment/payable';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useGo } from '@/navigation/hooks/useGo';
import { PARKING_APPEAL_REASON } from '@/services/charge/appeals';
import type { ParkingBill } from '@/services/charge/parkingBill';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { AppealForm } from '@/widgets/appeal/AppealForm';
import { BillPin } from '@/widgets/stay/BillPin';

import { appealSubmission } from './appealRequests';
import { reasonsFor } from './model/parkingReasons';

interface BillAppealFormProps {
  readonly frame: Pick<ScreenFrameProps, 'name' | 'title' | 'onBack'>;
  readonly bill: ParkingBill;
  /** The reasonType from the address. */
  readonly reasonAsked: number | undefined;
}

/** The form for an appeal against a parking bill. */
export function BillAppealForm({ frame, bill, reasonAsked }: BillAppealFormProps) {
  const go = useGo();
  const { uniqueId, parkId, exitTime } = bill;
  const { send, stage, isBusy } = useSendOnce(appealSubmission, parkingBillKey(bill));
  return (
    <AppealForm
      frame={frame}
      subject={{
        form: `billComplain:${parkingBillKey(bill)}`,
        reasons: reasonsFor(bill),
        other: PARKING_APPEAL_REASON.other,
        reasonAsked,
        send: (args) => send({ uniqueId, parkId, ...args }),
        stage,
        isBusy,
        onSent: () => {
          go.instead('billComplainDetail', { uniqueId, parkId });
        },
      }}
      pin={<BillPin bill={bill} />}
      legend={exitTime === '' ? '申诉原因（其他问题请在离场后申诉）' : '申诉原因'}
      placeholder="比如实际的入场、离场时间"
    />
  );
}
