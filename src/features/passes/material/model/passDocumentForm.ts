import { findIdCardNoError } from '@/domain/validation/findIdCardNoError';
import { findPersonNameError } from '@/domain/validation/findPersonNameError';
import { findPhoneError } from '@/domain/validation/findPhoneError';
import { findSingleLineError } from '@/domain/validation/findSingleLineError';
import { isPlainObject } from '@/lib/isPlainObject';
import { PASS_DOCUMENT_TYPE_LABELS } from '@/services/special/passes';
import type { DocumentPhoto } from '@/widgets/upload/model/documentPhotos';

import type { PassDocumentType } from './passDocumentTypes';

export const MAX_PASS_APPLICANT_NAME_LENGTH = 30;
export const MAX_PASS_APPLICANT_ADDRESS_LENGTH = 60;

/** The stored part of a documents form. The identity number stays in its input. */
export interface PassDocumentDraft {
  /** Null: as submitted before, or as known from the account. */
  readonly ownerName: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  /** The driver replaces the value submitted before. */
  readonly isIdCardNew: boolean;
  readonly isPhoneNew: boolean;
  /** The error of the identity number at the last submit. */
  readonly idCardFault: string;
  readonly isTried: boolean;
}

export const EMPTY_PASS_DOCUMENT_DRAFT: PassDocumentDraft = {
  ownerName: null,
  phone: null,
  address: null,
  isIdCardNew: false,
  isPhoneNew: false,
  idCardFault: '',
  isTried: false,
};

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

export const isPassDocumentDraft = (value: unknown): value is PassDocumentDraft =>
  isPlainObject(value) &&
  isTextOrNull(value['ownerName']) &&
  isTextOrNull(value['phone']) &&
  isTextOrNull(value['address']) &&
  typeof value['isIdCardNew'] === 'boolean' &&
  typeof value['isPhoneNew'] === 'boolean' &&
  typeof value['idCardFault'] === 'string' &&
  typeof value['isTried'] === 'boolean';

/** The values of the fields. Null: as submitted before. */
export interface PassApplicantValues {
  readonly ownerName: string;
  readonly phone: string | null;
  readonly address: string;
}

function nameError(name: string): string | null {
  if (name === '') return '请填写姓名';
  return Array.from(name).length > MAX_PASS_APPLICANT_NAME_LENGTH
    ? `姓名最多${String(MAX_PASS_APPLICANT_NAME_LENGTH)}个字`
    : findPersonNameError(name);
}

function addressError(address: string): string | null {
  const text = address.trim();
  if (text === '') return '请填写楼栋和房号';
  return Array.from(text).length > MAX_PASS_APPLICANT_ADDRESS_LENGTH
    ? `地址最多${String(MAX_PASS_APPLICANT_ADDRESS_LENGTH)}个字`
    : findSingleLineError(text);
}

/** The error of an identity number; empty if it is valid. */
export const validatePassApplicantIdCard = (text: string): string =>
  text === '' ? '请填写身份证号' : (findIdCardNoError(text) ?? '');

export type PassApplicantErrors = Readonly<Partial<Record<keyof PassApplicantValues, string>>>;

/** The error of each text field; empty if all are valid. */
export function validatePassApplicant({ ownerName, phone, address }: PassApplicantValues): PassApplicantErrors {
  const errors: Record<keyof PassApplicantValues, string | null> = {
    ownerName: nameError(ownerName),
    phone: phone === null ? null : phone === '' ? '请填写手机号' : findPhoneError(phone),
    address: addressError(address),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}

export type PassDocumentPhotoErrors = Readonly<Partial<Record<PassDocumentType, string>>>;

/** The error of each picture; empty if all are valid. */
export const validatePassDocumentPhotos = (
  photos: readonly DocumentPhoto<PassDocumentType>[],
): PassDocumentPhotoErrors =>
  Object.fromEntries(
    photos.flatMap(({ type, picUrl, isUnfinished }) => {
      if (isUnfinished) return [[type, '照片还未传完，传完或删掉后再提交']];
      return picUrl === '' ? [[type, `请上传${PASS_DOCUMENT_TYPE_LABELS[type]}照片`]] : [];
    }),
  );
