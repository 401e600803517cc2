import { parseDay } from '@/domain/calendar';
import { checkIdCard } from '@/domain/validation/checkIdCard';
import { checkPersonName } from '@/domain/validation/checkPersonName';
import { isPlainObject } from '@/lib/isPlainObject';
import { MATERIAL_KIND, PLATE_MATERIAL_TYPE, type SubmitPlateMaterialArgs } from '@/services/special/plateMaterials';
import type { TypedPhoto } from '@/widgets/upload/model/typedPhotos';

import { type PaperKind, photoName, type PhotoType } from './papers';

const { licence, licenceCopy, disabled, idCard } = PLATE_MATERIAL_TYPE;

/** The photos that each kind of papers requires. */
export const NEEDED_PHOTOS: Readonly<Record<PaperKind, readonly PhotoType[]>> = {
  [MATERIAL_KIND.certification]: [licence, licenceCopy],
  [MATERIAL_KIND.claim]: [licence, licenceCopy, idCard],
  [MATERIAL_KIND.disabled]: [disabled, licence],
};

const NAME_MAX = 30;
/** The identity card number, one digit for the kind and one for the degree. A reissued certificate ends with B and a digit. */
const CERTIFICATE = /^\d{17}[\dXx][1-7][1-4](B\d)?$/;
const DAY = /^(\d{4})-?(\d{2})-?(\d{2})$/;

export type PaperField = 'ownerName' | 'idCard' | 'certificateNo' | 'expireDate' | 'photos';
export type PaperProblems = Readonly<Partial<Record<PaperField | 'whole', string>>>;

/** The stored part of a form. Numbers of identity cards and certificates stay in their fields. */
export interface PaperDraft {
  ownerName: string;
  expireDate: string;
  problems: PaperProblems;
}

export const EMPTY_PAPERS: PaperDraft = { ownerName: '', expireDate: '', problems: {} };

/** Whether a stored value is a draft of this shape. Any other value is ignored. */
export const isPaperDraft = (value: unknown): value is PaperDraft =>
  isPlainObject(value) &&
  typeof value['ownerName'] === 'string' &&
  typeof value['expireDate'] === 'string' &&
  isPlainObject(value['problems']) &&
  Object.values(value['problems']).every((text) => typeof text === 'string');

/** A typed date as `YYYY-MM-DD`; null for a date that does not exist, such as 30 February. */
export function readDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = DAY.exec(text.trim()) ?? [];
  const written = `${year}-${month}-${day}`;
  return parseDay(written) === null ? null : written;
}

export interface TypedPapers {
  readonly ownerName: string;
  readonly idCard: string;
  readonly certificateNo: string;
  readonly expireDate: string;
}

export type Photo = TypedPhoto<PhotoType>;

const nameFault = (name: string): string | null => {
  if (name === '') return '请填写车主姓名';
  return Array.from(name).length > NAME_MAX ? `姓名最多${NAME_MAX}个字` : checkPersonName(name);
};

const certificateFault = (text: string): string | null =>
  CERTIFICATE.test(text) ? null : '残疾证号应为20位，补办过的为22位，请核对';

function dayFault(text: string, today: string): string | null {
  const day = readDay(text);
  if (day === null) return '请选择残疾证有效期';
  return day < today ? '残疾证已过有效期，请先换证' : null;
}

/** What is still wrong with the pictures at this moment. */
export function photoFault(photos: readonly Photo[]): string | null {
  const missing = photos.filter(({ picUrl, isUnfinished }) => picUrl === '' && !isUnfinished);
  if (missing.length > 0) return `请上传${missing.map(({ type }) => photoName(type)).join('、')}照片`;
  return photos.some(({ isUnfinished }) => isUnfinished) ? '照片还未传完，请稍候或重试' : null;
}

/** The error of each field; empty when the papers may be submitted. `today`: `YYYY-MM-DD`. */
export function judgePapers(
  kind: PaperKind,
  typed: TypedPapers,
  photos: readonly Photo[],
  today: string,
): PaperProblems {
  const judged: Record<PaperField, string | null> = {
    photos: photoFault(photos),
    ownerName: nameFault(typed.ownerName),
    idCard: typed.idCard === '' ? '请填写身份证号' : checkIdCard(typed.idCard),
    certificateNo: kind === MATERIAL_KIND.disabled ? certificateFault(typed.certificateNo) : null,
    expireDate: kind === MATERIAL_KIND.disabled ? dayFault(typed.expireDate, today) : null,
  };
  return Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== null));
}

/** The fields that are sent to the server besides the secret ones. */
export const papersToSend = (
  kind: PaperKind,
  { expireDate }: TypedPapers,
  photos: readonly Photo[],
): Pick<SubmitPlateMaterialArgs, 'expireDate' | 'materials'> => ({
  ...(kind === MATERIAL_KIND.disabled ? { expireDate: readDay(expireDate) ?? '' } : {}),
  materials: photos.map(({ type, picUrl }) => ({ materialType: type, picUrl })),
});
