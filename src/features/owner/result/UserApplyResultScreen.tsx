import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { RESIDENT_REGISTRATION_STATE, type ResidentRegistration } from '@/services/driver/residentRegistrations';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { missingResidentRegistrationEmptyProps } from '../parts/missingResidentRegistrationEmptyProps';
import { OwnedBerthsCard } from '../parts/OwnedBerthsCard';
import { useResidentRegistration } from '../parts/useResidentRegistration';
import { ResidentRegistrationDetailCards } from './ResidentRegistrationDetailCards';

/** The next action: correct a rejected application, or buy an owner's pass. */
function toNextAction({ applyId, parkId, state }: ResidentRegistration) {
  if (state === RESIDENT_REGISTRATION_STATE.rejected)
    return { to: pathTo('userApplyUserCheckIn', { applyId }), words: '修改后重新提交' };
  const passes = parkId === '' ? undefined : getPathIfInBuild('nearbyBagRules', { parkId });
  return state === RESIDENT_REGISTRATION_STATE.approved && passes !== undefined
    ? { to: passes, words: '办理月卡' }
    : null;
}

/** The state of an application, the rejection reason of each field, and the submitted data. */
export default function UserApplyResultScreen() {
  const { frame, query } = useScreen('userApplyResult');
  const now = useServerNow();
  const { application, load } = useResidentRegistration(query.applyId);
  const nextAction = application === undefined ? null : toNextAction(application);
  const bar = nextAction !== null && (
    <BottomActionBar>
      <LinkButton variant="primary" to={nextAction.to}>
        {nextAction.words}
      </LinkButton>
    </BottomActionBar>
  );
  return (
    <DetailScreen
      frame={bar === false ? frame : { ...frame, bar }}
      load={load}
      empty={missingResidentRegistrationEmptyProps}
      cardHeights={[220, 320]}
    >
      {application !== undefined && (
        <>
          <ResidentRegistrationDetailCards application={application} nowMs={now} />
          {application.state === RESIDENT_REGISTRATION_STATE.approved && <OwnedBerthsCard />}
        </>
      )}
    </DetailScreen>
  );
}
