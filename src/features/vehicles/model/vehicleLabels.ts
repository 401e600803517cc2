import { PLATE_COLOR, UNKNOWN_PLATE_COLOR } from '@/domain/plate/plateCodes';
import { CAR_KIND, VEHICLE_CERT_STATE } from '@/domain/plate/vehicleCodes';
import type { BoundPlate } from '@/services/charge/plates';
import { AUTO_DEDUCTION_STATE } from '@/services/schema/withholdState';

export type StateTagTone = 'plain' | 'brand' | 'done' | 'soon' | 'owed';
export interface StateTag {
  readonly text: string;
  readonly tone: StateTagTone;
}

const COLOR_LABELS: Readonly<Record<BoundPlate['plateColor'], string>> = {
  [UNKNOWN_PLATE_COLOR]: '',
  [PLATE_COLOR.blue]: '蓝牌',
  [PLATE_COLOR.yellow]: '黄牌',
  [PLATE_COLOR.white]: '白牌',
  [PLATE_COLOR.black]: '黑牌',
  [PLATE_COLOR.green]: '绿牌',
  [PLATE_COLOR.yellowGreen]: '黄绿牌',
};

export const CAR_KIND_OPTIONS = [
  { value: CAR_KIND.small, label: '小型车' },
  { value: CAR_KIND.large, label: '大型车' },
  { value: CAR_KIND.newEnergy, label: '新能源车' },
] as const;
export type CarKind = (typeof CAR_KIND_OPTIONS)[number]['value'];

/** The colour of a plate: `蓝牌`. */
export const plateColorLabel = (plateColor: BoundPlate['plateColor']): string => COLOR_LABELS[plateColor];

/** The kind of a vehicle: `小型车`; empty for an unknown kind. */
export const carKindLabel = (carKind: BoundPlate['carKind']): string =>
  CAR_KIND_OPTIONS.find(({ value }) => value === carKind)?.label ?? '';

const CERTIFICATION_TAGS: Readonly<Record<BoundPlate['certState'], StateTag>> = {
  [VEHICLE_CERT_STATE.notYet]: { text: '未认证', tone: 'plain' },
  [VEHICLE_CERT_STATE.underReview]: { text: '认证审核中', tone: 'soon' },
  [VEHICLE_CERT_STATE.seen]: { text: '已认证', tone: 'done' },
  [VEHICLE_CERT_STATE.refused]: { text: '认证未通过', tone: 'owed' },
};

/** The state of a vehicle's certification. */
export const vehicleCertificationTag = (certState: BoundPlate['certState']): StateTag => CERTIFICATION_TAGS[certState];

const WITHHOLDING_TAGS: Readonly<Record<BoundPlate['withholdState'], StateTag>> = {
  [AUTO_DEDUCTION_STATE.notOpened]: { text: '未开通', tone: 'plain' },
  [AUTO_DEDUCTION_STATE.open]: { text: '已开通', tone: 'done' },
  [AUTO_DEDUCTION_STATE.paused]: { text: '已暂停', tone: 'owed' },
  [AUTO_DEDUCTION_STATE.unauthorized]: { text: '未授权', tone: 'soon' },
  [AUTO_DEDUCTION_STATE.closed]: { text: '已关闭', tone: 'plain' },
};

/** The state of a vehicle's automatic payment. */
export const vehicleAutoDeductionTag = (withholdState: BoundPlate['withholdState']): StateTag =>
  WITHHOLDING_TAGS[withholdState];

/** The facts below the plate in a list. */
export const vehicleRowTexts = ({ plateColor, carKind, bagNum }: BoundPlate): readonly string[] => [
  plateColorLabel(plateColor),
  carKindLabel(carKind),
  bagNum > 0 ? `${bagNum}张月卡` : '',
];

/** The number of vehicles and the limit. A limit of 0 means that there is none. */
export const vehicleCountText = (count: number, limit: number): string =>
  limit > 0 ? `已添加${count}辆，最多${limit}辆` : `已添加${count}辆`;

/** Whether no more vehicles can be added. A limit of 0 means that there is none. */
export const isVehicleLimitReached = (count: number, limit: number): boolean => limit > 0 && count >= limit;
