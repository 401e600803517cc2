import { parseIsoDayStartMs } from '@/domain/calendar';
import { findIdCardNoError } from '@/domain/validation/findIdCardNoError';
import { findPersonNameError } from '@/domain/validation/findPersonNameError';
import { isPlainObject } from '@/lib/isPlainObject';
import {
  PLATE_DOCUMENT_PHOTO_TYPE,
  PLATE_DOCUMENT_PURPOSE,
  type SubmitPlateDocumentsArgs,
} from '@/services/special/plateMaterials';
import type { DocumentPhoto } from '@/widgets/upload/model/documentPhotos';

import { type VehiclePapersKind, vehiclePapersPhotoLabel, type VehiclePapersPhotoType } from './vehiclePapers';

const { licence, licenceCopy, disabled, idCard } = PLATE_DOCUMENT_PHOTO_TYPE;

/** The photos that each kind of papers requires. */
export const REQUIRED_VEHICLE_PAPERS_PHOTOS: Readonly<Record<VehiclePapersKind, readonly VehiclePapersPhotoType[]>> = {
  [PLATE_DOCUMENT_PURPOSE.certification]: [licence, licenceCopy],
  [PLATE_DOCUMENT_PURPOSE.claim]: [licence, licenceCopy, idCard],
  [PLATE_DOCUMENT_PURPOSE.disabled]: [disabled, licence],
};

const MAX_NAME_LENGTH = 30;
/**
 * The identity card number, then a digit each for kind and degree. A reissued certificate ends with B and a digit.
 */
const CERTIFICATE = /^\d{17}[\dXx][1-7][1-4](B\d)?$/;
const DAY = /^(\d{4})-?(\d{2})-?(\d{2})$/;

export type VehiclePapersField = 'ownerName' | 'idCard' | 'certificateNo' | 'expireDate' | 'photos';
export type VehiclePapersErrors = Readonly<Partial<Record<VehiclePapersField | 'whole', string>>>;

/** The stored part of a form. Identity card and certificate numbers stay in the input elements. */
export interface VehiclePapersDraft {
  ownerName: string;
  expireDate: string;
  problems: VehiclePapersErrors;
}

export const EMPTY_VEHICLE_PAPERS_DRAFT: VehiclePapersDraft = { ownerName: '', expireDate: '', problems: {} };

/** Whether a stored value is a draft of this shape. Any other value is ignored. */
export const isVehiclePapersDraft = (value: unknown): value is VehiclePapersDraft =>
  isPlainObject(value) &&
  typeof value['ownerName'] === 'string' &&
  typeof value['expireDate'] === 'string' &&
  isPlainObject(value['problems']) &&
  Object.values(value['problems']).every((text) => typeof text === 'string');

/** A typed date as `YYYY-MM-DD`; null for a date that does not exist, such as 30 February. */
export function normalizeDateInput(text: string): string | null {
  const [, year = '', month = '', day = ''] = DAY.exec(text.trim()) ?? [];
  const isoDay = `${year}-${month}-${day}`;
  return parseIsoDayStartMs(isoDay) === null ? null : isoDay;
}

export interface VehiclePapersValues {
  readonly ownerName: string;
  readonly idCard: string;
  readonly certificateNo: string;
  readonly expireDate: string;
}

export type VehiclePapersPhoto = DocumentPhoto<VehiclePapersPhotoType>;

const nameError = (name: string): string | null => {
  if (name === '') return '请填写车主姓名';
  return Array.from(name).length > MAX_NAME_LENGTH ? `姓名最多${MAX_NAME_LENGTH}个字` : findPersonNameError(name);
};

const certificateError = (text: string): string | null =>
  CERTIFICATE.test(text) ? null : '残疾证号应为20位，补办过的为22位，请核对';

function dayError(text: string, today: string): string | null {
  const day = normalizeDateInput(text);
  if (day === null) return '请选择残疾证有效期';
  return day < today ? '残疾证已过有效期，请先换证' : null;
}

/** The current error of the pictures; null if all are uploaded. */
export function vehiclePapersPhotoError(photos: readonly VehiclePapersPhoto[]): string | null {
  const missing = photos.filter(({ picUrl, isUnfinished }) => picUrl === '' && !isUnfinished);
  if (missing.length > 0) return `请上传${missing.map(({ type }) => vehiclePapersPhotoLabel(type)).join('、')}照片`;
  return photos.some(({ isUnfinished }) => isUnfinished) ? '照片还未传完，请稍候或重试' : null;
}

/** The error of each invalid field; empty if the papers may be submitted. `today`: `YYYY-MM-DD`. */
export function validateVehiclePapers(
  kind: VehiclePapersKind,
  values: VehiclePapersValues,
  photos: readonly VehiclePapersPhoto[],
  today: string,
): VehiclePapersErrors {
  const errors: Record<VehiclePapersField, string | null> = {
    photos: vehiclePapersPhotoError(photos),
    ownerName: nameError(values.ownerName),
    idCard: values.idCard === '' ? '请填写身份证号' : findIdCardNoError(values.idCard),
    certificateNo: kind === PLATE_DOCUMENT_PURPOSE.disabled ? certificateError(values.certificateNo) : null,
    expireDate: kind === PLATE_DOCUMENT_PURPOSE.disabled ? dayError(values.expireDate, today) : null,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}

/** The submitted fields, apart from the secret ones. */
export const toVehiclePapersArgs = (
  kind: VehiclePapersKind,
  { expireDate }: VehiclePapersValues,
  photos: readonly VehiclePapersPhoto[],
): Pick<SubmitPlateDocumentsArgs, 'expireDate' | 'materials'> => ({
  ...(kind === PLATE_DOCUMENT_PURPOSE.disabled ? { expireDate: normalizeDateInput(expireDate) ?? '' } : {}),
  materials: photos.map(({ type, picUrl }) => ({ materialType: type, picUrl })),
});
