import { GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { undoUntil } from '@/domain/merchant/till';
import { formatPlate } from '@/domain/plate/plateFace';
import type { MerchantGrant } from '@/services/coupon/merchants';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';
import { grantState } from '@/widgets/merchant/model/grantWords';

import { UndoGrant } from '../parts/UndoGrant';
import type { Given } from './model/tillDraft';

/** A car has got its coupon, and that can be undone for some minutes. */
export function GivenRow({ given, row }: { readonly given: Given; readonly row: MerchantGrant | undefined }) {
  const { grantId, plateNo, couponName, num, revokeDeadline, isEarlier } = given;
  const now = useServerNow();
  const facts = row ?? { state: GRANT_STATE.given, stateText: '', canRevoke: 1 as const, revokeDeadline };
  const { word, tone } = grantState(facts);
  const until = undoUntil(facts, now);
  return (
    <ListRow
      title={
        <>
          <strong>{formatPlate(plateNo)}</strong> <Tag tone={tone}>{word}</Tag>
        </>
      }
      note={<Facts of={[couponName, `${String(num)}张`, isEarlier ? '上次已发，没有重复发放' : '']} />}
      right={until === null ? undefined : <UndoGrant grantId={grantId} plateNo={plateNo} untilMs={until} />}
    />
  );
}
