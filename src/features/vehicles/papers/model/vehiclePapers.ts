import { UNKNOWN_PLATE_COLOR } from '@/domain/plate/plateCodes';
import { hasOwn } from '@/lib/hasOwn';
import { toSafePictureUrl } from '@/lib/toSafePictureUrl';
import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import {
  PLATE_DOCUMENT_PHOTO_LABELS,
  PLATE_DOCUMENT_PURPOSE,
  type PlateDocuments,
} from '@/services/special/plateMaterials';
import { DOCUMENT_REVIEW_STATE } from '@/services/special/review';
import type { TimelineStep } from '@/ui/card/Timeline';
import { applicationReviewSteps } from '@/widgets/review/applicationReviewSteps';

import type { StateTag } from '../../model/vehicleLabels';

/** The kinds of papers that can be submitted. */
export type VehiclePapersKind = Exclude<PlateDocuments['materialKind'], typeof PLATE_DOCUMENT_PURPOSE.unknown>;
export type VehiclePapersPhotoType = keyof typeof PLATE_DOCUMENT_PHOTO_LABELS;

export const VEHICLE_PAPERS_TITLES: Readonly<Record<PlateDocuments['materialKind'], string>> = {
  [PLATE_DOCUMENT_PURPOSE.unknown]: '车辆资料',
  [PLATE_DOCUMENT_PURPOSE.certification]: '车辆认证',
  [PLATE_DOCUMENT_PURPOSE.claim]: '车牌认领',
  [PLATE_DOCUMENT_PURPOSE.disabled]: '残疾人车辆认证',
};

/** The title of the screen. A claim has the title of a certification, and its own heading below. */
export const vehiclePapersScreenTitle = (kind: PlateDocuments['materialKind']): string =>
  VEHICLE_PAPERS_TITLES[kind === PLATE_DOCUMENT_PURPOSE.claim ? PLATE_DOCUMENT_PURPOSE.certification : kind];

/** The heading of the first card, for a claim. */
export const getPlateClaimCardTitleProps = (kind: PlateDocuments['materialKind']): { readonly title?: string } =>
  kind === PLATE_DOCUMENT_PURPOSE.claim ? { title: VEHICLE_PAPERS_TITLES[kind] } : {};

/** What a photo shows: `行驶证正页`. */
export const vehiclePapersPhotoLabel = (materialType: number): string =>
  hasOwn(PLATE_DOCUMENT_PHOTO_LABELS, materialType)
    ? PLATE_DOCUMENT_PHOTO_LABELS[materialType as VehiclePapersPhotoType]
    : '其他照片';

const isDisabledKind = ({ materialKind }: PlateDocuments) => materialKind === PLATE_DOCUMENT_PURPOSE.disabled;

/** The latest certification or claim of a plate, or a disabled driver's papers. The server sends the newest first. */
export const findLatestVehiclePapers = (
  papers: readonly PlateDocuments[],
  plateNo: string,
  kind: 'vehicle' | 'disabled',
): PlateDocuments | undefined =>
  papers.find((paper) => paper.plateNo === plateNo && isDisabledKind(paper) === (kind === 'disabled'));

/** Claims of plates that another account has, the newest of each plate. */
export function findLatestPlateClaims(
  papers: readonly PlateDocuments[],
  plates: readonly BoundPlate[],
): readonly PlateDocuments[] {
  const excludedPlates = new Set(plates.map(({ plateNo }) => plateNo));
  return papers.filter(({ materialKind, plateNo }) => {
    if (materialKind !== PLATE_DOCUMENT_PURPOSE.claim || excludedPlates.has(plateNo)) return false;
    excludedPlates.add(plateNo);
    return true;
  });
}

/** `today`: `YYYY-MM-DD`. A certificate is valid until the end of its last day. */
const isExpired = ({ expireDate }: PlateDocuments, today: string) => expireDate !== '' && expireDate < today;

/** The state of papers. An unknown state is shown as in progress, never as accepted. */
export function vehiclePapersStateTag(paper: PlateDocuments | undefined, today = ''): StateTag {
  if (paper === undefined) return { text: '未认证', tone: 'plain' };
  switch (paper.state) {
    case DOCUMENT_REVIEW_STATE.accepted:
      return isExpired(paper, today) ? { text: '已过期', tone: 'soon' } : { text: '已通过', tone: 'done' };
    case DOCUMENT_REVIEW_STATE.rejected:
      return { text: '未通过', tone: 'owed' };
    case DOCUMENT_REVIEW_STATE.underReview:
      return { text: '审核中', tone: 'soon' };
    case DOCUMENT_REVIEW_STATE.unknown:
      return { text: '处理中', tone: 'soon' };
  }
}

/** Whether papers can be submitted: there are none yet, or they were rejected or have expired. */
export const canSubmitVehiclePapers = (paper: PlateDocuments | undefined, today: string): boolean =>
  paper === undefined ||
  paper.state === DOCUMENT_REVIEW_STATE.rejected ||
  (paper.state === DOCUMENT_REVIEW_STATE.accepted && isExpired(paper, today));

const isRejected = ({ state }: PlateDocuments): boolean => state === DOCUMENT_REVIEW_STATE.rejected;

const APPROVED_TEXTS: Readonly<Record<PlateDocuments['materialKind'], string>> = {
  [PLATE_DOCUMENT_PURPOSE.unknown]: '',
  [PLATE_DOCUMENT_PURPOSE.certification]: '申诉和新能源优惠会参考认证结果',
  [PLATE_DOCUMENT_PURPOSE.claim]: '车牌已转到您名下，原账号不再看到它的账单',
  [PLATE_DOCUMENT_PURPOSE.disabled]: '在支持残疾人优惠的停车场自动减免',
};

/** The steps: submitted → under review → result. */
export const toVehiclePapersReviewSteps = (paper: PlateDocuments, nowMs: number): readonly TimelineStep[] =>
  applicationReviewSteps(paper, nowMs, APPROVED_TEXTS[paper.materialKind]);

/** The vehicle and the kind of the papers to submit. */
export interface VehiclePapersFormSubject {
  readonly kind: VehiclePapersKind;
  readonly plateNo: string;
  readonly plateColor: number;
  /** Earlier papers that were rejected. They are resubmitted under the same id. */
  readonly rejected: PlateDocuments | undefined;
}

interface PapersQuery {
  readonly plateId?: string | undefined;
  readonly materialId?: string | undefined;
  readonly plateNo?: string | undefined;
  readonly plateColor?: number | undefined;
}

/** The papers that the URL refers to: by their id, otherwise the newest of its vehicle. */
export function findVehiclePapersForQuery(
  papers: readonly PlateDocuments[],
  plates: readonly BoundPlate[],
  { plateId, materialId }: PapersQuery,
  kind: 'vehicle' | 'disabled',
): PlateDocuments | undefined {
  if (materialId !== undefined) return papers.find((candidate) => candidate.materialId === materialId);
  const plate = plates.find((candidate) => candidate.plateId === plateId);
  return plate === undefined ? undefined : findLatestVehiclePapers(papers, plate.plateNo, kind);
}

/**
 * The subject of a form: rejected papers, a vehicle of the driver, or a plate that another account has bound. Null if
 * the URL refers to none of them.
 */
export function resolveVehiclePapersFormSubject(
  papers: readonly PlateDocuments[],
  plates: readonly BoundPlate[],
  query: PapersQuery,
  kind: 'vehicle' | 'disabled',
): VehiclePapersFormSubject | null {
  const namedPaper = findVehiclePapersForQuery(papers, plates, query, kind);
  if (namedPaper !== undefined && isRejected(namedPaper) && namedPaper.materialKind !== PLATE_DOCUMENT_PURPOSE.unknown)
    return {
      kind: namedPaper.materialKind,
      plateNo: namedPaper.plateNo,
      plateColor: namedPaper.plateColor,
      rejected: namedPaper,
    };
  const ownPlate = plates.find(({ plateId, plateNo }) => plateId === query.plateId || plateNo === query.plateNo);
  if (ownPlate !== undefined)
    return {
      kind: kind === 'disabled' ? PLATE_DOCUMENT_PURPOSE.disabled : PLATE_DOCUMENT_PURPOSE.certification,
      plateNo: ownPlate.plateNo,
      plateColor: ownPlate.plateColor,
      rejected: undefined,
    };
  if (kind === 'disabled' || query.plateNo === undefined) return null;
  const claim = findLatestVehiclePapers(papers, query.plateNo, 'vehicle');
  return {
    kind: PLATE_DOCUMENT_PURPOSE.claim,
    plateNo: query.plateNo,
    plateColor: query.plateColor ?? UNKNOWN_PLATE_COLOR,
    rejected:
      claim !== undefined && isRejected(claim) && claim.materialKind === PLATE_DOCUMENT_PURPOSE.claim
        ? claim
        : undefined,
  };
}

/** The benefit of submitting papers. */
export const VEHICLE_PAPERS_BENEFIT_TEXTS: Readonly<Record<VehiclePapersKind, string>> = {
  [PLATE_DOCUMENT_PURPOSE.certification]: '认证后，停车申诉审核更快，新能源车可享充电停车优惠。',
  [PLATE_DOCUMENT_PURPOSE.claim]: '这个车牌已被其他账号绑定。提交行驶证和身份证，审核通过后车牌转到您名下。',
  [PLATE_DOCUMENT_PURPOSE.disabled]: '持残疾人证的车主办理后，在支持优惠的停车场自动减免停车费。',
};

/** The path where rejected or expired papers are resubmitted. */
export const resubmitVehiclePapersPath = ({ materialId, materialKind, plateId, state }: PlateDocuments): string =>
  pathTo(
    materialKind === PLATE_DOCUMENT_PURPOSE.disabled ? 'plateMaterialDisabled' : 'plateMaterialEdit',
    state === DOCUMENT_REVIEW_STATE.rejected || plateId === '' ? { materialId } : { plateId },
  );

/** The submitted pictures, with their captions. */
export const toCaptionedVehiclePapersPhotos = (materials: PlateDocuments['materials']) =>
  materials.map(({ materialType, picUrl }) => {
    const caption = vehiclePapersPhotoLabel(materialType);
    return { src: toSafePictureUrl(picUrl), alt: `${caption}照片`, caption };
  });
