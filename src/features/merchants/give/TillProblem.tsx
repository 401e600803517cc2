import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { Notice } from '@/ui/card/Notice';

import { ofCar, whyNotGiven } from './model/tillWords';

/** Why the coupon was not given to this plate. What is not known stands with the results. */
export function TillProblem({ stage, plateNo }: { readonly stage: RequestStage | null; readonly plateNo: string }) {
  if (stage === null || isBusyStage(stage) || stage.is === 'unconfirmed') return null;
  return (
    <Notice tone="owed" isAnnounced>
      {ofCar(plateNo, whyNotGiven(stage))}
    </Notice>
  );
}
