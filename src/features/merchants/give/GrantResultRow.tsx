import { revocableUntilMs } from '@/domain/merchant/couponGrants';
import { GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import type { MerchantGrant } from '@/services/coupon/merchants';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';
import { grantStateLabel } from '@/widgets/merchant/model/grantText';

import { RevokeGrantButton } from '../parts/RevokeGrantButton';
import type { GrantAttempt } from './model/grantDraft';

/** A granted coupon, which can be revoked for some minutes. */
export function GrantResultRow({
  attempt,
  grant,
}: {
  readonly attempt: GrantAttempt;
  readonly grant: MerchantGrant | undefined;
}) {
  const { grantId, plateNo, couponName, num, revokeDeadline, isEarlier } = attempt;
  const now = useServerNow();
  const facts = grant ?? { state: GRANT_STATE.given, stateText: '', canRevoke: 1 as const, revokeDeadline };
  const { word, tone } = grantStateLabel(facts);
  const undoUntilMs = revocableUntilMs(facts, now);
  return (
    <ListRow
      title={
        <>
          <strong>{formatPlate(plateNo)}</strong> <Tag tone={tone}>{word}</Tag>
        </>
      }
      note={<Facts of={[couponName, `${String(num)}张`, isEarlier ? '上次已发，没有重复发放' : '']} />}
      right={
        undoUntilMs === null ? undefined : (
          <RevokeGrantButton grantId={grantId} plateNo={plateNo} untilMs={undoUntilMs} />
        )
      }
    />
  );
}
