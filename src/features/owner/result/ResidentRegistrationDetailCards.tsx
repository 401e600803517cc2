import { formatPlate } from '@/domain/plate/plateFace';
import type { ResidentRegistration } from '@/services/driver/residentRegistrations';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';
import { Timeline } from '@/ui/card/Timeline';
import { PhotoGrid } from '@/ui/picture/PhotoGrid';

import {
  ownerOrTenantLabel,
  residentRegistrationStateTag,
  toResidenceProofPhotos,
  toResidentRegistrationReviewSteps,
  toResidentRejectionReasonRows,
} from '../model/residentRegistrationTexts';

interface ResidentRegistrationDetailCardsProps {
  readonly application: ResidentRegistration;
  readonly nowMs: number;
}

/** The review steps of an application, the rejection reasons, and the submitted data. */
export function ResidentRegistrationDetailCards({ application, nowMs }: ResidentRegistrationDetailCardsProps) {
  const { areaName, roomNo, name, idCard, phone, plates, pictures, ownerType } = application;
  const reasons = toResidentRejectionReasonRows(application);
  return (
    <>
      <Card>
        <CardStatusHeader title={areaName || '业主登记'} {...residentRegistrationStateTag(application)} />
        <Timeline label="审核进度" steps={toResidentRegistrationReviewSteps(application, nowMs)} />
      </Card>
      {reasons.length > 0 && (
        <Card title="需要修改">
          <FactRows facts={reasons.map(({ label, text }) => ({ label, value: text }))} />
        </Card>
      )}
      <Card title="提交的资料">
        <FactRows
          facts={[
            { label: '房号', value: roomNo },
            { label: '身份', value: ownerOrTenantLabel(ownerType) },
            { label: '姓名', value: name },
            { label: '身份证号', value: idCard },
            { label: '手机号', value: phone },
            { label: '车辆', value: plates.map(formatPlate).join('、') },
          ]}
        />
        {pictures.length > 0 && <PhotoGrid photos={toResidenceProofPhotos(application)} />}
      </Card>
    </>
  );
}
