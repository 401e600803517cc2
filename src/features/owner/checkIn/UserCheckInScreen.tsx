import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { RESIDENT_REGISTRATION_STATE } from '@/services/driver/residentRegistrations';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { residentRegistrationAddressText, residentRegistrationStateTag } from '../model/residentRegistrationTexts';
import { missingResidentRegistrationEmptyProps } from '../parts/missingResidentRegistrationEmptyProps';
import { OwnedBerthsCard } from '../parts/OwnedBerthsCard';
import { useResidentRegistration } from '../parts/useResidentRegistration';
import { ResidentRegistrationForm } from './ResidentRegistrationForm';

const BENEFIT_TEXT = '登记后，可以办理业主月卡，管理自己的车位。';

/**
 * 业主登记: registers a room, or corrects a rejected application. For an application in any other state it shows that state
 * instead.
 */
export default function UserCheckInScreen() {
  const { frame, query } = useScreen('userApplyUserCheckIn');
  const { application, load } = useResidentRegistration(query.applyId);
  const right = <LinkButton to={pathTo('userApplyHistory')}>登记记录</LinkButton>;
  if (query.applyId === undefined) {
    const benefitCard = (
      <Card>
        <p>{BENEFIT_TEXT}</p>
      </Card>
    );
    const header = <OwnedBerthsCard otherwise={benefitCard} />;
    return <ResidentRegistrationForm frame={{ ...frame, right }} former={undefined} header={header} />;
  }
  if (application === undefined)
    return <DetailScreen frame={frame} load={load} empty={missingResidentRegistrationEmptyProps} />;
  if (application.state !== RESIDENT_REGISTRATION_STATE.rejected) {
    const { applyId } = application;
    const text = `${residentRegistrationAddressText(application)} ${residentRegistrationStateTag(application).word}，不用再次提交`;
    const action = (
      <LinkButton replace to={pathTo('userApplyResult', { applyId })}>
        查看登记
      </LinkButton>
    );
    return <MissingItemScreen frame={frame} empty={{ illustration: 'plate', text, action }} />;
  }
  return <ResidentRegistrationForm key={application.applyId} frame={frame} former={application} header={null} />;
}
