import { formatDayWithYear } from '@/domain/pass/passTimes';
import { parseServerTime } from '@/domain/time';
import { pathTo } from '@/navigation/paths';
import type { PlateDocuments } from '@/services/special/plateMaterials';
import { DOCUMENT_REVIEW_STATE } from '@/services/special/review';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { FactRows } from '@/ui/card/FactRows';
import { Timeline } from '@/ui/card/Timeline';
import { PhotoGrid } from '@/ui/picture/PhotoGrid';
import { PlateBadge } from '@/ui/plate/PlateBadge';

import {
  getPlateClaimCardTitleProps,
  toCaptionedVehiclePapersPhotos,
  toVehiclePapersReviewSteps,
} from './model/vehiclePapers';

/** The steps of the review, and the submitted data. */
export function VehiclePapersDetailCards({ paper, nowMs }: { readonly paper: PlateDocuments; readonly nowMs: number }) {
  const { plateId, formatPlateNo, plateColor, ownerName, maskedIdCard, certificateNo, expireDate, materials } = paper;
  return (
    <>
      <Card {...getPlateClaimCardTitleProps(paper.materialKind)}>
        <p>
          <PlateBadge plateNo={formatPlateNo} plateColor={plateColor} size="large" />
        </p>
        <Timeline label="审核进度" steps={toVehiclePapersReviewSteps(paper, nowMs)} />
        {paper.state === DOCUMENT_REVIEW_STATE.accepted && plateId !== '' && (
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
            { label: '有效期至', value: formatDayWithYear(parseServerTime(`${expireDate} 00:00:00`) ?? Number.NaN) },
          ]}
        />
        <PhotoGrid photos={toCaptionedVehiclePapersPhotos(materials)} />
      </Card>
    </>
  );
}
