import { couponGrantRevocableUntilMs } from '@/domain/merchant/couponGrants';
import { COUPON_GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { MerchantCouponGrant } from '@/services/coupon/merchants';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';
import { couponGrantStateTag } from '@/widgets/merchant/model/grantText';

import { RevokeCouponGrantButton } from '../parts/RevokeCouponGrantButton';
import type { CouponGrantAttempt } from './model/couponGrantDraft';

/** A granted coupon, which can be revoked for some minutes. */
export function CouponGrantResultRow({
  attempt,
  grant,
}: {
  readonly attempt: CouponGrantAttempt;
  readonly grant: MerchantCouponGrant | undefined;
}) {
  const { grantId, plateNo, couponName, num, revokeDeadline, isEarlier } = attempt;
  const now = useServerNow();
  const facts = grant ?? { state: COUPON_GRANT_STATE.given, stateText: '', canRevoke: 1 as const, revokeDeadline };
  const { word, tone } = couponGrantStateTag(facts);
  const undoUntilMs = couponGrantRevocableUntilMs(facts, now);
  return (
    <ListRow
      title={
        <>
          <strong>{formatPlate(plateNo)}</strong> <Tag tone={tone}>{word}</Tag>
        </>
      }
      note={<InlineFacts of={[couponName, `${String(num)}张`, isEarlier ? '上次已发，没有重复发放' : '']} />}
      right={
        undoUntilMs === null ? undefined : (
          <RevokeCouponGrantButton grantId={grantId} plateNo={plateNo} untilMs={undoUntilMs} />
        )
      }
    />
  );
}
