import { formatPlate } from '@/domain/plate/plateFace';
import { formatCountdown } from '@/domain/timeLeft';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { SECOND_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';
import { couponGrantRevokeRequest } from '@/services/coupon/merchantRequests';
import { TextButton } from '@/ui/button/TextButton';
import { requestStageNoteText } from '@/widgets/loading/requestText';
import { useNotifyRequestOutcome } from '@/widgets/loading/useNotifyRequestOutcome';

import styles from './CouponGrantRevokeCountdown.module.css';

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

/** The countdown until a grant can no longer be revoked, beside its button. */
function CouponGrantRevokeCountdown({ untilMs }: { readonly untilMs: number }) {
  const secondsLeft = useSecondsLeft(untilMs);
  if (secondsLeft === 0) return null;
  const text = formatCountdown(secondsLeft * SECOND_MS);
  return (
    <span role="timer" aria-label={`可撤销 ${text}`} className={styles['left']}>
      {text}
    </span>
  );
}
