import { findIdCardNoError } from '@/domain/validation/findIdCardNoError';
import { findPersonNameError } from '@/domain/validation/findPersonNameError';
import { findPhoneError } from '@/domain/validation/findPhoneError';
import { findSingleLineError } from '@/domain/validation/findSingleLineError';
import { isPlainObject } from '@/lib/isPlainObject';
import { OWNER_OR_TENANT, type ResidentRegistration } from '@/services/driver/residentRegistrations';

export const MAX_RESIDENCE_PROOF_PICTURES = 4;
export const MAX_RESIDENT_PLATES = 5;
const MAX_AREA_LENGTH = 30;
const MAX_ROOM_PART_LENGTH = 10;
const MAX_NAME_LENGTH = 30;

/** The fields that can be rejected, by the names that the server uses in the reasons. */
export type ResidentRegistrationField =
  'areaName' | 'roomNo' | 'ownerType' | 'name' | 'idCard' | 'phone' | 'plates' | 'pictures';
export type ResidentRegistrationErrors = Readonly<Partial<Record<ResidentRegistrationField, string>>>;

/**
 * A form that is not submitted yet. The identity card number stays in the input element, and the upload flow holds the
 * pictures.
 */
export interface ResidentRegistrationDraft {
  readonly areaName: string;
  /** The chosen lot; empty for an estate that is not one of the operator's lots. */
  readonly parkId: string;
  /** The name of the last lot search; empty before the first. */
  readonly asked: string;
  readonly building: string;
  readonly unit: string;
  readonly room: string;
  readonly ownerType: number;
  readonly ownerName: string;
  /** Null: not edited, so the driver's own number applies, or the one of the rejected application. */
  readonly phone: string | null;
  readonly plateNos: readonly string[];
  /** Fields that were edited since the rejection. Their rejection reason is hidden. */
  readonly mended: readonly string[];
  /** The identity card error of the last submit, because its value is not in the draft. */
  readonly idCardFault: string;
  /** The driver has tried to submit. From then on the form shows its errors. */
  readonly isTried: boolean;
}

export const EMPTY_RESIDENT_REGISTRATION_DRAFT: ResidentRegistrationDraft = {
  areaName: '',
  parkId: '',
  asked: '',
  building: '',
  unit: '',
  room: '',
  ownerType: OWNER_OR_TENANT.unknown,
  ownerName: '',
  phone: null,
  plateNos: [],
  mended: [],
  idCardFault: '',
  isTried: false,
};

const TEXT_KEYS = ['areaName', 'parkId', 'asked', 'building', 'unit', 'room', 'ownerName', 'idCardFault'] as const;
const isStringArray = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Whether a stored value is a draft of this shape. Any other value is ignored. */
export const isResidentRegistrationDraft = (value: unknown): value is ResidentRegistrationDraft =>
  isPlainObject(value) &&
  TEXT_KEYS.every((key) => typeof value[key] === 'string') &&
  typeof value['ownerType'] === 'number' &&
  (value['phone'] === null || typeof value['phone'] === 'string') &&
  isStringArray(value['plateNos']) &&
  isStringArray(value['mended']) &&
  typeof value['isTried'] === 'boolean';

/** Units that drivers type after a number and that a room number does not contain: 3栋, 2单元, 501室. */
const UNIT_SUFFIX = /(号楼|栋|幢|座|单元|室|号|楼)$/;
const stripUnit = (text: string): string => text.replace(/\s/g, '').replace(UNIT_SUFFIX, '');

/** `3-2-501`, or `3-501` for a building without units. */
export const formatRoomNo = ({
  building,
  unit,
  room,
}: Pick<ResidentRegistrationDraft, 'building' | 'unit' | 'room'>): string =>
  [building, unit, room]
    .map(stripUnit)
    .filter((part) => part !== '')
    .join('-');

/** Splits a room number into building, unit and room, as far as it has them. */
export function parseRoomNo(roomNo: string): Pick<ResidentRegistrationDraft, 'building' | 'unit' | 'room'> {
  const parts = roomNo.split('-');
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 3) return { building: first, unit: second, room: third };
  if (parts.length === 2) return { building: first, unit: '', room: second };
  return { building: '', unit: '', room: roomNo };
}

/**
 * The initial draft, from a rejected application if there is one. Values that the server masks need not be typed again.
 */
export const toResidentRegistrationDraft = (former: ResidentRegistration | undefined): ResidentRegistrationDraft =>
  former === undefined
    ? EMPTY_RESIDENT_REGISTRATION_DRAFT
    : {
        ...EMPTY_RESIDENT_REGISTRATION_DRAFT,
        ...parseRoomNo(former.roomNo),
        areaName: former.areaName,
        parkId: former.parkId,
        ownerType: former.ownerType,
        ownerName: former.name,
        plateNos: former.plates,
      };

/** Form values that are not part of the draft. */
export interface ResidentRegistrationUnsavedInputs {
  readonly idCard: string;
  /** The phone to submit; empty to reuse the one of the rejected application. */
  readonly phone: string;
  readonly pictureNum: number;
  readonly isUploading: boolean;
  /** A rejected application is resubmitted: the identity card and phone that the server has need not be typed. */
  readonly isResubmission: boolean;
}

function areaError(text: string): string | null {
  if (text.trim() === '') return '请填写小区或停车场';
  return Array.from(text.trim()).length > MAX_AREA_LENGTH ? `最多${MAX_AREA_LENGTH}个字` : findSingleLineError(text);
}

function roomError({ building, unit, room }: ResidentRegistrationDraft): string | null {
  const parts = [building, unit, room].map(stripUnit);
  if (parts[2] === '') return '请填写房号';
  if (parts.some((part) => part.length > MAX_ROOM_PART_LENGTH)) return `每格最多${MAX_ROOM_PART_LENGTH}个字`;
  if (parts.some((part) => part.includes('-'))) return '楼栋、单元、房号请分开填写';
  return findSingleLineError(parts.join(''));
}

function nameError(name: string): string | null {
  if (name === '') return '请填写姓名';
  return Array.from(name).length > MAX_NAME_LENGTH ? `姓名最多${MAX_NAME_LENGTH}个字` : findPersonNameError(name);
}

function pictureError({ pictureNum, isUploading }: ResidentRegistrationUnsavedInputs): string | null {
  if (isUploading) return '照片还未传完，传完或删掉后再提交';
  return pictureNum === 0 ? '请上传证明照片' : null;
}

export const validateResidentIdCard = (idCard: string, isResubmission: boolean): string | null => {
  if (idCard === '') return isResubmission ? null : '请填写身份证号';
  return findIdCardNoError(idCard);
};

/** The error of each invalid field; empty if the form may be submitted. */
export function validateResidentRegistration(
  draft: ResidentRegistrationDraft,
  inputs: ResidentRegistrationUnsavedInputs,
): ResidentRegistrationErrors {
  const errors: Record<ResidentRegistrationField, string | null> = {
    areaName: areaError(draft.areaName),
    roomNo: roomError(draft),
    ownerType: draft.ownerType === OWNER_OR_TENANT.unknown ? '请选择业主或租户' : null,
    name: nameError(draft.ownerName),
    idCard: validateResidentIdCard(inputs.idCard, inputs.isResubmission),
    phone: inputs.phone === '' && inputs.isResubmission ? null : findPhoneError(inputs.phone),
    plates: null,
    pictures: pictureError(inputs),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}

/** Why a field was rejected; undefined once the driver has edited it. */
export const findResidentFieldRejectionReason = (
  former: ResidentRegistration | undefined,
  field: ResidentRegistrationField,
  mended: readonly string[],
): string | undefined =>
  mended.includes(field) ? undefined : former?.reasons.find((reason) => reason.field === field)?.text;
