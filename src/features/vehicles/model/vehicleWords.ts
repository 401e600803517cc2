import type { BoundPlate, BoundPlates } from '@/services/charge/plates';

export type Tone = 'plain' | 'brand' | 'done' | 'soon' | 'owed';
export interface Word {
  readonly text: string;
  readonly tone: Tone;
}

const COLORS: Readonly<Record<BoundPlate['plateColor'], string>> = {
  [-1]: '',
  1: '蓝牌',
  2: '黄牌',
  3: '白牌',
  4: '黑牌',
  5: '绿牌',
  6: '黄绿牌',
};

export const CAR_KINDS = [
  { value: 1, label: '小型车' },
  { value: 2, label: '大型车' },
  { value: 3, label: '新能源车' },
] as const;
export type CarKind = (typeof CAR_KINDS)[number]['value'];

/** The colour of a plate: `蓝牌`. */
export const colorWord = (plateColor: BoundPlate['plateColor']): string => COLORS[plateColor];

/** The kind of a vehicle: `小型车`; empty for one nobody knows. */
export const carKindWord = (carKind: BoundPlate['carKind']): string =>
  CAR_KINDS.find(({ value }) => value === carKind)?.label ?? '';

const CERTIFICATION: Readonly<Record<BoundPlate['certState'], Word>> = {
  0: { text: '未认证', tone: 'plain' },
  1: { text: '认证审核中', tone: 'soon' },
  2: { text: '已认证', tone: 'done' },
  3: { text: '认证未通过', tone: 'owed' },
};

/** How the certification of a vehicle stands. */
export const certificationWord = (certState: BoundPlate['certState']): Word => CERTIFICATION[certState];

const WITHHOLDING: Readonly<Record<BoundPlate['withholdState'], Word>> = {
  0: { text: '未开通', tone: 'plain' },
  1: { text: '已开通', tone: 'done' },
  2: { text: '已暂停', tone: 'owed' },
  3: { text: '未授权', tone: 'soon' },
  4: { text: '已关闭', tone: 'plain' },
};

/** Whether parking is taken from an account by itself. */
export const withholdingWord = (withholdState: BoundPlate['withholdState']): Word => WITHHOLDING[withholdState];

/** Below the plate in a list. */
export const vehicleFacts = ({ plateColor, carKind, bagNum }: BoundPlate): readonly string[] => [
  colorWord(plateColor),
  carKindWord(carKind),
  bagNum > 0 ? `${bagNum}张月卡` : '',
];

/** How many there are and may be; the limit is left out where the server does not tell it. */
export const countLine = ({ results, maxPlates }: BoundPlates): string =>
  maxPlates > 0 ? `已添加${results.length}辆，最多${maxPlates}辆` : `已添加${results.length}辆`;

/** Whether no more vehicles can be added; a limit of 0 is none. */
export const isFull = ({ results, maxPlates }: BoundPlates): boolean => maxPlates > 0 && results.length >= maxPlates;
