import { formatDay } from '@/domain/pass/passTimes';
import { parseServerTime } from '@/domain/time';
import { pathTo } from '@/navigation/paths';
import type { PlateMaterial } from '@/services/special/plateMaterials';
import { REVIEW_STATE } from '@/services/special/review';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { FactRows } from '@/ui/card/FactRows';
import { Timeline } from '@/ui/card/Timeline';
import { Photos } from '@/ui/picture/Photos';
import { PlateBadge } from '@/ui/plate/PlateBadge';

import { paperHeading, paperPhotos, paperSteps } from './model/papers';

/** The steps of the review, and the submitted data. */
export function PaperDetails({ paper, nowMs }: { readonly paper: PlateMaterial; readonly nowMs: number }) {
  const { plateId, formatPlateNo, plateColor, ownerName, maskedIdCard, certificateNo, expireDate, materials } = paper;
  return (
    <>
      <Card {...paperHeading(paper.materialKind)}>
        <p>
          <PlateBadge plateNo={formatPlateNo} plateColor={plateColor} size="large" />
        </p>
        <Timeline label="审核进度" steps={paperSteps(paper, nowMs)} />
        {paper.state === REVIEW_STATE.accepted && plateId !== '' && (
          <CardActions>
            <LinkButton to={pathTo('plateDetail', { plateId })}>查看车辆</LinkButton>
          </CardActions>
        )}
      </Card>
      <Card title="提交的资料">
        <FactRows
          facts={[
            { label: '车主姓名', value: ownerName },
            { label: '身份证号', value: maskedIdCard },
            { label: '残疾证号', value: certificateNo },
            { label: '有效期至', value: formatDay(parseServerTime(`${expireDate} 00:00:00`) ?? Number.NaN) },
          ]}
        />
        <Photos photos={paperPhotos(materials)} />
      </Card>
    </>
  );
}
