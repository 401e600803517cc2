import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { APPLICATION_STATE } from '@/services/driver/ownerApplications';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { applicationState, placeOf } from '../model/applicationWords';
import { goneApplication } from '../parts/goneApplication';
import { OwnedBerths } from '../parts/OwnedBerths';
import { useApplication } from '../parts/useApplication';
import { CheckInForm } from './CheckInForm';

const WHY = '登记后，可以办理业主月卡，管理自己的车位。';

/** 业主登记: a room is registered, or a refused registration is mended. One that is under review or approved is shown with that state instead. */
export default function UserCheckInScreen() {
  const { frame, query } = useScreen('userApplyUserCheckIn');
  const { application, load } = useApplication(query.applyId);
  const right = <LinkButton to={pathTo('userApplyHistory')}>登记记录</LinkButton>;
  if (query.applyId === undefined) {
    const why = (
      <Card>
        <p>{WHY}</p>
      </Card>
    );
    const head = <OwnedBerths otherwise={why} />;
    return <CheckInForm frame={{ ...frame, right }} former={undefined} head={head} />;
  }
  if (application === undefined) return <DetailScreen frame={frame} load={load} empty={goneApplication} />;
  if (application.state !== APPLICATION_STATE.rejected) {
    const { applyId } = application;
    const text = `${placeOf(application)} ${applicationState(application).word}，不用再次提交`;
    const action = (
      <LinkButton replace to={pathTo('userApplyResult', { applyId })}>
        查看登记
      </LinkButton>
    );
    return <MissingItemScreen frame={frame} empty={{ drawing: 'plate', text, action }} />;
  }
  return <CheckInForm key={application.applyId} frame={frame} former={application} head={null} />;
}
