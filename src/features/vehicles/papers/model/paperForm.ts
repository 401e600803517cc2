import { parseDay } from '@/domain/calendar';
import { checkIdCard } from '@/domain/validation/checkIdCard';
import { checkPersonName } from '@/domain/validation/checkPersonName';
import { isPlainObject } from '@/lib/isPlainObject';
import { MATERIAL_KIND, PLATE_MATERIAL_TYPE, type SubmitPlateMaterialArgs } from '@/services/special/plateMaterials';
import type { TypedPhoto } from '@/widgets/upload/model/typedPhotos';

import { type PaperKind, photoName, type PhotoType } from './papers';

const { licence, licenceCopy, disabled, idCard } = PLATE_MATERIAL_TYPE;

/** The photos that each kind of papers requires. */
export const REQUIRED_PHOTOS: Readonly<Record<PaperKind, readonly PhotoType[]>> = {
  [MATERIAL_KIND.certification]: [licence, licenceCopy],
  [MATERIAL_KIND.claim]: [licence, licenceCopy, idCard],
  [MATERIAL_KIND.disabled]: [disabled, licence],
};

const MAX_NAME_LENGTH = 30;
/**
 * The identity card number, then a digit each for kind and degree. A reissued certificate ends with B and a digit.
 */
const CERTIFICATE = /^\d{17}[\dXx][1-7][1-4](B\d)?$/;
const DAY = /^(\d{4})-?(\d{2})-?(\d{2})$/;

export type PaperField = 'ownerName' | 'idCard' | 'certificateNo' | 'expireDate' | 'photos';
export type PaperProblems = Readonly<Partial<Record<PaperField | 'whole', string>>>;

/** The stored part of a form. Identity card and certificate numbers stay in the input elements. */
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
export function parseTypedDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = DAY.exec(text.trim()) ?? [];
  const isoDay = `${year}-${month}-${day}`;
  return parseDay(isoDay) === null ? null : isoDay;
}

export interface PaperValues {
  readonly ownerName: string;
  readonly idCard: string;
  readonly certificateNo: string;
  readonly expireDate: string;
}

export type PaperPhoto = TypedPhoto<PhotoType>;

const nameError = (name: string): string | null => {
  if (name === '') return '请填写车主姓名';
  return Array.from(name).length > MAX_NAME_LENGTH ? `姓名最多${MAX_NAME_LENGTH}个字` : checkPersonName(name);
};

const certificateError = (text: string): string | null =>
  CERTIFICATE.test(text) ? null : '残疾证号应为20位，补办过的为22位，请核对';

function dayError(text: string, today: string): string | null {
  const day = parseTypedDay(text);
  if (day === null) return '请选择残疾证有效期';
  return day < today ? '残疾证已过有效期，请先换证' : null;
}

/** The current error of the pictures; null if all are uploaded. */
export function photoError(photos: readonly PaperPhoto[]): string | null {
  const missing = photos.filter(({ picUrl, isUnfinished }) => picUrl === '' && !isUnfinished);
  if (missing.length > 0) return `请上传${missing.map(({ type }) => photoName(type)).join('、')}照片`;
  return photos.some(({ isUnfinished }) => isUnfinished) ? '照片还未传完，请稍候或重试' : null;
}

/** The error of each invalid field; empty if the papers may be submitted. `today`: `YYYY-MM-DD`. */
export function validatePapers(
  kind: PaperKind,
  values: PaperValues,
  photos: readonly PaperPhoto[],
  today: string,
): PaperProblems {
  const errors: Record<PaperField, string | null> = {
    photos: photoError(photos),
    ownerName: nameError(values.ownerName),
    idCard: values.idCard === '' ? '请填写身份证号' : checkIdCard(values.idCard),
    certificateNo: kind === MATERIAL_KIND.disabled ? certificateError(values.certificateNo) : null,
    expireDate: kind === MATERIAL_KIND.disabled ? dayError(values.expireDate, today) : null,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}

/** The submitted fields, apart from the secret ones. */
export const toPaperArgs = (
  kind: PaperKind,
  { expireDate }: PaperValues,
  photos: readonly PaperPhoto[],
): Pick<SubmitPlateMaterialArgs, 'expireDate' | 'materials'> => ({
  ...(kind === MATERIAL_KIND.disabled ? { expireDate: parseTypedDay(expireDate) ?? '' } : {}),
  materials: photos.map(({ type, picUrl }) => ({ materialType: type, picUrl })),
});
