import { GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { undoUntil } from '@/domain/merchant/till';
import { formatPlate } from '@/domain/plate/plateFace';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { MerchantGrant } from '@/services/coupon/merchants';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { TextButton } from '@/ui/button/TextButton';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';
import { requestNote } from '@/widgets/loading/requestWords';
import { useTellOutcome } from '@/widgets/loading/useTellOutcome';
import { grantState } from '@/widgets/merchant/model/grantWords';

import { undoRequest } from './grantRequests';
import type { Given } from './model/tillDraft';
import { UndoLeft } from './UndoLeft';

/** A car has got its coupon, and that can be undone for some minutes. */
export function GivenRow({ given, row }: { readonly given: Given; readonly row: MerchantGrant | undefined }) {
  const { grantId, plateNo, couponName, num, revokeDeadline, isEarlier } = given;
  const now = useServerNow();
  const tell = useTellOutcome();
  const { send, stage, isBusy } = useSendOnce(undoRequest, grantId);
  const facts = row ?? { state: GRANT_STATE.given, stateText: '', canRevoke: 1 as const, revokeDeadline };
  const { word, tone } = grantState(facts);
  const until = undoUntil(facts, now);
  const undo = async () => {
    const plate = formatPlate(plateNo);
    tell(await send({ grantId }), {
      action: '撤销',
      done: `已撤销 ${plate} 的券，库存已恢复`,
      unconfirmed: `未确认是否已撤销 ${plate} 的券，请看发放记录`,
    });
  };
  return (
    <ListRow
      title={
        <>
          <strong>{formatPlate(plateNo)}</strong> <Tag tone={tone}>{word}</Tag>
        </>
      }
      note={<Facts of={[couponName, `${String(num)}张`, isEarlier ? '上次已发，没有重复发放' : '']} />}
      right={
        until === null ? undefined : (
          <>
            <UndoLeft untilMs={until} />
            <TextButton isDisabled={isBusy} label={`撤销 ${formatPlate(plateNo)}`} onPress={() => void undo()}>
              {requestNote(stage, '未确认') ?? '撤销'}
            </TextButton>
          </>
        )
      }
    />
  );
}
