import { UNKNOWN_COLOR } from '@/domain/plate/plateCodes';
import { hasOwn } from '@/lib/hasOwn';
import { toSafePictureUrl } from '@/lib/toSafePictureUrl';
import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import { MATERIAL_KIND, PLATE_MATERIAL_TYPES, type PlateMaterial } from '@/services/special/plateMaterials';
import { REVIEW_STATE } from '@/services/special/review';
import type { TimelineStep } from '@/ui/card/Timeline';
import { reviewSteps } from '@/widgets/review/reviewSteps';

import type { StateTag } from '../../model/vehicleLabels';

/** The kinds of papers that can be submitted. */
export type PaperKind = Exclude<PlateMaterial['materialKind'], typeof MATERIAL_KIND.unknown>;
export type PhotoType = keyof typeof PLATE_MATERIAL_TYPES;

export const PAPER_TITLES: Readonly<Record<PlateMaterial['materialKind'], string>> = {
  [MATERIAL_KIND.unknown]: '车辆资料',
  [MATERIAL_KIND.certification]: '车辆认证',
  [MATERIAL_KIND.claim]: '车牌认领',
  [MATERIAL_KIND.disabled]: '残疾人车辆认证',
};

/** The title of the screen. A claim has the title of a certification, and its own heading below. */
export const paperScreenTitle = (kind: PlateMaterial['materialKind']): string =>
  PAPER_TITLES[kind === MATERIAL_KIND.claim ? MATERIAL_KIND.certification : kind];

/** The heading of the first card, for a claim. */
export const paperHeading = (kind: PlateMaterial['materialKind']): { readonly title?: string } =>
  kind === MATERIAL_KIND.claim ? { title: PAPER_TITLES[kind] } : {};

/** What a photo shows: `行驶证正页`. */
export const photoName = (materialType: number): string =>
  hasOwn(PLATE_MATERIAL_TYPES, materialType) ? PLATE_MATERIAL_TYPES[materialType as PhotoType] : '其他照片';

const isDisabledKind = ({ materialKind }: PlateMaterial) => materialKind === MATERIAL_KIND.disabled;

/** The latest certification or claim of a plate, or a disabled driver's papers. The server sends the newest first. */
export const latestPapers = (
  papers: readonly PlateMaterial[],
  plateNo: string,
  kind: 'vehicle' | 'disabled',
): PlateMaterial | undefined =>
  papers.find((paper) => paper.plateNo === plateNo && isDisabledKind(paper) === (kind === 'disabled'));

/** Claims of plates that another account has, the newest of each plate. */
export function latestClaims(
  papers: readonly PlateMaterial[],
  plates: readonly BoundPlate[],
): readonly PlateMaterial[] {
  const excludedPlates = new Set(plates.map(({ plateNo }) => plateNo));
  return papers.filter(({ materialKind, plateNo }) => {
    if (materialKind !== MATERIAL_KIND.claim || excludedPlates.has(plateNo)) return false;
    excludedPlates.add(plateNo);
    return true;
  });
}

/** `today`: `YYYY-MM-DD`. A certificate is valid until the end of its last day. */
const isExpired = ({ expireDate }: PlateMaterial, today: string) => expireDate !== '' && expireDate < today;

/** The state of papers. An unknown state is shown as in progress, never as accepted. */
export function paperTag(paper: PlateMaterial | undefined, today = ''): StateTag {
  if (paper === undefined) return { text: '未认证', tone: 'plain' };
  switch (paper.state) {
    case REVIEW_STATE.accepted:
      return isExpired(paper, today) ? { text: '已过期', tone: 'soon' } : { text: '已通过', tone: 'done' };
    case REVIEW_STATE.rejected:
      return { text: '未通过', tone: 'owed' };
    case REVIEW_STATE.underReview:
      return { text: '审核中', tone: 'soon' };
    case REVIEW_STATE.unknown:
      return { text: '处理中', tone: 'soon' };
  }
}

/** Whether papers can be submitted: there are none yet, or they were rejected or have expired. */
export const canSubmitPapers = (paper: PlateMaterial | undefined, today: string): boolean =>
  paper === undefined ||
  paper.state === REVIEW_STATE.rejected ||
  (paper.state === REVIEW_STATE.accepted && isExpired(paper, today));

const isRejected = ({ state }: PlateMaterial): boolean => state === REVIEW_STATE.rejected;

const APPROVED_TEXTS: Readonly<Record<PlateMaterial['materialKind'], string>> = {
  [MATERIAL_KIND.unknown]: '',
  [MATERIAL_KIND.certification]: '申诉和新能源优惠会参考认证结果',
  [MATERIAL_KIND.claim]: '车牌已转到您名下，原账号不再看到它的账单',
  [MATERIAL_KIND.disabled]: '在支持残疾人优惠的停车场自动减免',
};

/** The steps: submitted → under review → result. */
export const paperSteps = (paper: PlateMaterial, nowMs: number): readonly TimelineStep[] =>
  reviewSteps(paper, nowMs, APPROVED_TEXTS[paper.materialKind]);

/** The vehicle and the kind of the papers to submit. */
export interface PaperSubject {
  readonly kind: PaperKind;
  readonly plateNo: string;
  readonly plateColor: number;
  /** Earlier papers that were rejected. They are resubmitted under the same id. */
  readonly rejected: PlateMaterial | undefined;
}

interface PapersQuery {
  readonly plateId?: string | undefined;
  readonly materialId?: string | undefined;
  readonly plateNo?: string | undefined;
  readonly plateColor?: number | undefined;
}

/** The papers that the URL refers to: by their id, otherwise the newest of its vehicle. */
export function findPapers(
  papers: readonly PlateMaterial[],
  plates: readonly BoundPlate[],
  { plateId, materialId }: PapersQuery,
  kind: 'vehicle' | 'disabled',
): PlateMaterial | undefined {
  if (materialId !== undefined) return papers.find((candidate) => candidate.materialId === materialId);
  const plate = plates.find((candidate) => candidate.plateId === plateId);
  return plate === undefined ? undefined : latestPapers(papers, plate.plateNo, kind);
}

/**
 * The subject of a form: rejected papers, a vehicle of the driver, or a plate that another account has bound. Null if
 * the URL refers to none of them.
 */
export function resolvePaperSubject(
  papers: readonly PlateMaterial[],
  plates: readonly BoundPlate[],
  query: PapersQuery,
  kind: 'vehicle' | 'disabled',
): PaperSubject | null {
  const namedPaper = findPapers(papers, plates, query, kind);
  if (namedPaper !== undefined && isRejected(namedPaper) && namedPaper.materialKind !== MATERIAL_KIND.unknown)
    return {
      kind: namedPaper.materialKind,
      plateNo: namedPaper.plateNo,
      plateColor: namedPaper.plateColor,
      rejected: namedPaper,
    };
  const ownPlate = plates.find(({ plateId, plateNo }) => plateId === query.plateId || plateNo === query.plateNo);
  if (ownPlate !== undefined)
    return {
      kind: kind === 'disabled' ? MATERIAL_KIND.disabled : MATERIAL_KIND.certification,
      plateNo: ownPlate.plateNo,
      plateColor: ownPlate.plateColor,
      rejected: undefined,
    };
  if (kind === 'disabled' || query.plateNo === undefined) return null;
  const claim = latestPapers(papers, query.plateNo, 'vehicle');
  return {
    kind: MATERIAL_KIND.claim,
    plateNo: query.plateNo,
    plateColor: query.plateColor ?? UNKNOWN_COLOR,
    rejected:
      claim !== undefined && isRejected(claim) && claim.materialKind === MATERIAL_KIND.claim ? claim : undefined,
  };
}

/** The benefit of submitting papers. */
export const PAPER_BENEFITS: Readonly<Record<PaperKind, string>> = {
  [MATERIAL_KIND.certification]: '认证后，停车申诉审核更快，新能源车可享充电停车优惠。',
  [MATERIAL_KIND.claim]: '这个车牌已被其他账号绑定。提交行驶证和身份证，审核通过后车牌转到您名下。',
  [MATERIAL_KIND.disabled]: '持残疾人证的车主办理后，在支持优惠的停车场自动减免停车费。',
};

/** The path where rejected or expired papers are resubmitted. */
export const resubmitPath = ({ materialId, materialKind, plateId, state }: PlateMaterial): string =>
  pathTo(
    materialKind === MATERIAL_KIND.disabled ? 'plateMaterialDisabled' : 'plateMaterialEdit',
    state === REVIEW_STATE.rejected || plateId === '' ? { materialId } : { plateId },
  );

/** The submitted pictures, with their captions. */
export const paperPhotos = (materials: PlateMaterial['materials']) =>
  materials.map(({ materialType, picUrl }) => {
    const caption = photoName(materialType);
    return { src: toSafePictureUrl(picUrl), alt: `${caption}照片`, caption };
  });
