import { formatPlate } from '@/domain/plate/plateFace';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { couponGrantRevokeRequest } from '@/services/coupon/merchantRequests';
import { TextButton } from '@/ui/button/TextButton';
import { requestStageNoteText } from '@/widgets/loading/requestText';
import { useNotifyRequestOutcome } from '@/widgets/loading/useNotifyRequestOutcome';

import { CouponGrantRevokeCountdown } from './CouponGrantRevokeCountdown';

interface RevokeCouponGrantButtonProps {
  readonly grantId: string;
  readonly plateNo: string;
  readonly untilMs: number;
}

/** The button that revokes a grant until its deadline, without a confirmation. */
export function RevokeCouponGrantButton({ grantId, plateNo, untilMs }: RevokeCouponGrantButtonProps) {
  const reportOutcome = useNotifyRequestOutcome();
  const { send, stage, isBusy } = useSendRequestOnce(couponGrantRevokeRequest, grantId);
  const plate = formatPlate(plateNo);
  const revokeGrant = async () => {
    reportOutcome(await send({ grantId }), {
      action: '撤销',
      done: `已撤销 ${plate} 的券，库存已恢复`,
      unconfirmed: `未确认是否已撤销 ${plate} 的券，请看发放记录`,
    });
  };
  return (
    <>
      <CouponGrantRevokeCountdown untilMs={untilMs} />
      <TextButton isDisabled={isBusy} label={`撤销 ${plate}`} onPress={() => void revokeGrant()}>
        {requestStageNoteText(stage, '未确认') ?? '撤销'}
      </TextButton>
    </>
  );
}
