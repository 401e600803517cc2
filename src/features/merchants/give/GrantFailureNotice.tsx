import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import { grantFailureText, prefixPlate } from './model/grantText';

/** Why the grant to this plate failed. An unconfirmed grant is shown with the results instead. */
export function GrantFailureNotice({
  stage,
  plateNo,
}: {
  readonly stage: RequestStage | null;
  readonly plateNo: string;
}) {
  if (stage === null || isBusyStage(stage) || stage.is === 'unconfirmed') return null;
  return (
    <NoticeBanner tone="owed" isAnnounced>
      {prefixPlate(plateNo, grantFailureText(stage))}
    </NoticeBanner>
  );
}
