import { checkIdCard } from '@/domain/validation/checkIdCard';
import { checkLine } from '@/domain/validation/checkLine';
import { checkPersonName } from '@/domain/validation/checkPersonName';
import { checkPhone } from '@/domain/validation/checkPhone';
import { isPlainObject } from '@/lib/isPlainObject';
import { MATERIAL_TYPES } from '@/services/special/passes';
import type { TypedPhoto } from '@/widgets/upload/model/typedPhotos';

import type { MaterialType } from './materialTypes';

export const NAME_MAX = 30;
export const ADDRESS_MAX = 60;

/** The stored part of a form. The identity number stays in its field. */
export interface MaterialDraft {
  /** Null: as it was before, or what is known of the driver. */
  readonly ownerName: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  /** What was submitted before is given anew. */
  readonly isIdCardNew: boolean;
  readonly isPhoneNew: boolean;
  /** What was wrong with the identity number when it was last submitted. */
  readonly idCardFault: string;
  readonly isTried: boolean;
}

export const NEW_MATERIAL: MaterialDraft = {
  ownerName: null,
  phone: null,
  address: null,
  isIdCardNew: false,
  isPhoneNew: false,
  idCardFault: '',
  isTried: false,
};

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

export const isMaterialDraft = (value: unknown): value is MaterialDraft =>
  isPlainObject(value) &&
  isTextOrNull(value['ownerName']) &&
  isTextOrNull(value['phone']) &&
  isTextOrNull(value['address']) &&
  typeof value['isIdCardNew'] === 'boolean' &&
  typeof value['isPhoneNew'] === 'boolean' &&
  typeof value['idCardFault'] === 'string' &&
  typeof value['isTried'] === 'boolean';

/** What is in the fields. Null: as it was submitted before. */
export interface TypedMaterial {
  readonly ownerName: string;
  readonly phone: string | null;
  readonly address: string;
}

function nameFault(name: string): string | null {
  if (name === '') return '请填写姓名';
  return Array.from(name).length > NAME_MAX ? `姓名最多${String(NAME_MAX)}个字` : checkPersonName(name);
}

function addressFault(address: string): string | null {
  const text = address.trim();
  if (text === '') return '请填写楼栋和房号';
  return Array.from(text).length > ADDRESS_MAX ? `地址最多${String(ADDRESS_MAX)}个字` : checkLine(text);
}

/** What is wrong with an identity number; empty if nothing is. */
export const idCardFault = (text: string): string => (text === '' ? '请填写身份证号' : (checkIdCard(text) ?? ''));

export type TextProblems = Readonly<Partial<Record<keyof TypedMaterial, string>>>;

/** What is wrong with each text; empty if nothing is. */
export function textProblems({ ownerName, phone, address }: TypedMaterial): TextProblems {
  const judged: Record<keyof TypedMaterial, string | null> = {
    ownerName: nameFault(ownerName),
    phone: phone === null ? null : phone === '' ? '请填写手机号' : checkPhone(phone),
    address: addressFault(address),
  };
  return Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== null));
}

export type PhotoProblems = Readonly<Partial<Record<MaterialType, string>>>;

/** What is wrong with each picture now; empty if nothing is. */
export const photoProblems = (photos: readonly TypedPhoto<MaterialType>[]): PhotoProblems =>
  Object.fromEntries(
    photos.flatMap(({ type, picUrl, isUnfinished }) => {
      if (isUnfinished) return [[type, '照片还未传完，传完或删掉后再提交']];
      return picUrl === '' ? [[type, `请上传${MATERIAL_TYPES[type]}照片`]] : [];
    }),
  );
