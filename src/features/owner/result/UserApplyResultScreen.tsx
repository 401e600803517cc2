import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { APPLICATION_STATE, type OwnerApplication } from '@/services/driver/ownerApplications';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { goneApplication } from '../parts/goneApplication';
import { OwnedBerths } from '../parts/OwnedBerths';
import { useApplication } from '../parts/useApplication';
import { ApplicationCards } from './ApplicationCards';

/** What the driver does next: mend what was refused, or buy the pass of an owner. */
function nextOf({ applyId, parkId, state }: OwnerApplication) {
  if (state === APPLICATION_STATE.rejected)
    return { to: pathTo('userApplyUserCheckIn', { applyId }), words: '修改后重新提交' };
  const passes = parkId === '' ? undefined : standing('nearbyBagRules', { parkId });
  return state === APPLICATION_STATE.approved && passes !== undefined ? { to: passes, words: '办理月卡' } : null;
}

/** The state of a registration, why it was refused field by field, and what was submitted. */
export default function UserApplyResultScreen() {
  const { frame, query } = useScreen('userApplyResult');
  const now = useServerNow();
  const { application, load } = useApplication(query.applyId);
  const next = application === undefined ? null : nextOf(application);
  const bar = next !== null && (
    <BottomBar>
      <LinkButton variant="primary" to={next.to}>
        {next.words}
      </LinkButton>
    </BottomBar>
  );
  return (
    <DetailScreen
      frame={bar === false ? frame : { ...frame, bar }}
      load={load}
      empty={goneApplication}
      cardHeights={[220, 320]}
    >
      {application !== undefined && (
        <>
          <ApplicationCards application={application} nowMs={now} />
          {application.state === APPLICATION_STATE.approved && <OwnedBerths />}
        </>
      )}
    </DetailScreen>
  );
}
