import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { OWNER_APPLICATION_STATE, type OwnerApplication } from '@/services/driver/ownerApplications';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { missingOwnerApplicationEmptyProps } from '../parts/missingOwnerApplicationEmptyProps';
import { OwnedBerthsCard } from '../parts/OwnedBerthsCard';
import { useOwnerApplication } from '../parts/useOwnerApplication';
import { OwnerApplicationCards } from './OwnerApplicationCards';

/** The next action: correct a rejected application, or buy an owner's pass. */
function toNextAction({ applyId, parkId, state }: OwnerApplication) {
  if (state === OWNER_APPLICATION_STATE.rejected)
    return { to: pathTo('userApplyUserCheckIn', { applyId }), words: '修改后重新提交' };
  const passes = parkId === '' ? undefined : getPathIfInBuild('nearbyBagRules', { parkId });
  return state === OWNER_APPLICATION_STATE.approved && passes !== undefined ? { to: passes, words: '办理月卡' } : null;
}

/** The state of an application, the rejection reason of each field, and the submitted data. */
export default function UserApplyResultScreen() {
  const { frame, query } = useScreen('userApplyResult');
  const now = useServerNow();
  const { application, load } = useOwnerApplication(query.applyId);
  const nextAction = application === undefined ? null : toNextAction(application);
  const bar = nextAction !== null && (
    <BottomBar>
      <LinkButton variant="primary" to={nextAction.to}>
        {nextAction.words}
      </LinkButton>
    </BottomBar>
  );
  return (
    <DetailScreen
      frame={bar === false ? frame : { ...frame, bar }}
      load={load}
      empty={missingOwnerApplicationEmptyProps}
      cardHeights={[220, 320]}
    >
      {application !== undefined && (
        <>
          <OwnerApplicationCards application={application} nowMs={now} />
          {application.state === OWNER_APPLICATION_STATE.approved && <OwnedBerthsCard />}
        </>
      )}
    </DetailScreen>
  );
}
