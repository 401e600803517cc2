import { formatPlate } from '@/domain/plate/plateFace';
import type { OwnerApplication } from '@/services/driver/ownerApplications';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { Timeline } from '@/ui/card/Timeline';
import { PhotoGrid } from '@/ui/picture/PhotoGrid';

import {
  ownerApplicationStateTag,
  ownerApplicationSteps,
  ownerRejectionReasonRows,
  ownerTypeLabel,
  toOwnerProofPhotos,
} from '../model/ownerApplicationTexts';

interface OwnerApplicationCardsProps {
  readonly application: OwnerApplication;
  readonly nowMs: number;
}

/** The review steps of an application, the rejection reasons, and the submitted data. */
export function OwnerApplicationCards({ application, nowMs }: OwnerApplicationCardsProps) {
  const { areaName, roomNo, name, idCard, phone, plates, pictures, ownerType } = application;
  const reasons = ownerRejectionReasonRows(application);
  return (
    <>
      <Card>
        <StatusHeader title={areaName || '业主登记'} {...ownerApplicationStateTag(application)} />
        <Timeline label="审核进度" steps={ownerApplicationSteps(application, nowMs)} />
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
            { label: '身份', value: ownerTypeLabel(ownerType) },
            { label: '姓名', value: name },
            { label: '身份证号', value: idCard },
            { label: '手机号', value: phone },
            { label: '车辆', value: plates.map(formatPlate).join('、') },
          ]}
        />
        {pictures.length > 0 && <PhotoGrid photos={toOwnerProofPhotos(application)} />}
      </Card>
    </>
  );
}
