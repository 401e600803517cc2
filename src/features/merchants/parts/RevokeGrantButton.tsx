import { formatPlate } from '@/domain/plate/plateFace';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { TextButton } from '@/ui/button/TextButton';
import { requestNote } from '@/widgets/loading/requestText';
import { useNotifyOutcome } from '@/widgets/loading/useNotifyOutcome';

import { grantRevokeRequest } from './grantRequests';
import { RevokeCountdown } from './RevokeCountdown';

interface RevokeGrantButtonProps {
  readonly grantId: string;
  readonly plateNo: string;
  readonly untilMs: number;
}

/** The button that revokes a grant until its deadline, without a confirmation. */
export function RevokeGrantButton({ grantId, plateNo, untilMs }: RevokeGrantButtonProps) {
  const reportOutcome = useNotifyOutcome();
  const { send, stage, isBusy } = useSendOnce(grantRevokeRequest, grantId);
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
      <RevokeCountdown untilMs={untilMs} />
      <TextButton isDisabled={isBusy} label={`撤销 ${plate}`} onPress={() => void revokeGrant()}>
        {requestNote(stage, '未确认') ?? '撤销'}
      </TextButton>
    </>
  );
}
