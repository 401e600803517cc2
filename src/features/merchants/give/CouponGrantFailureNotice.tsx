import { type IdempotentRequestStage,isBusyRequestStage } from '@/flows/requests/requestStages';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import { couponGrantFailureText, prependPlate } from './model/couponGrantText';

/** Why the grant to this plate failed. An unconfirmed grant is shown with the results instead. */
export function CouponGrantFailureNotice({
  stage,
  plateNo,
}: {
  readonly stage: IdempotentRequestStage | null;
  readonly plateNo: string;
}) {
  if (stage === null || isBusyRequestStage(stage) || stage.is === 'unconfirmed') return null;
  return (
    <NoticeBanner tone="owed" isAnnounced>
      {prependPlate(plateNo, couponGrantFailureText(stage))}
    </NoticeBanner>
  );
}
