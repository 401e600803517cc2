import { checkIdCard } from '@/domain/validation/checkIdCard';
import { checkLine } from '@/domain/validation/checkLine';
import { checkPersonName } from '@/domain/validation/checkPersonName';
import { checkPhone } from '@/domain/validation/checkPhone';
import { isPlainObject } from '@/lib/isPlainObject';
import { OWNER_TYPE, type OwnerApplication } from '@/services/driver/ownerApplications';

export const MAX_PICTURES = 4;
export const MAX_PLATES = 5;
const AREA_MAX = 30;
const PART_MAX = 10;
const NAME_MAX = 30;

/** What can be wrong, by the name that the server gives it in the reasons of a refusal. */
export type CheckInField = 'areaName' | 'roomNo' | 'ownerType' | 'name' | 'idCard' | 'phone' | 'plates' | 'pictures';
export type CheckInProblems = Readonly<Partial<Record<CheckInField, string>>>;

/** A form that is not sent yet. The number of the identity card stays in its field, and pictures are kept by the upload. */
export interface CheckInDraft {
  readonly areaName: string;
  /** The lot that was chosen; empty for an estate that is no lot of ours. */
  readonly parkId: string;
  /** The name that lots were last looked up for; empty before. */
  readonly asked: string;
  readonly building: string;
  readonly unit: string;
  readonly room: string;
  readonly ownerType: number;
  readonly ownerName: string;
  /** Null: unchanged, so the driver's own number is used, or the one that was sent before. */
  readonly phone: string | null;
  readonly plateNos: readonly string[];
  /** Fields that were changed since the registration was refused: their reason is not said any more. */
  readonly mended: readonly string[];
  /** The error of the field that is not in the draft, from the last attempt. */
  readonly idCardFault: string;
  /** The driver tried to send it. From then on the form shows its errors. */
  readonly isTried: boolean;
}

export const EMPTY_CHECK_IN: CheckInDraft = {
  areaName: '',
  parkId: '',
  asked: '',
  building: '',
  unit: '',
  room: '',
  ownerType: OWNER_TYPE.unknown,
  ownerName: '',
  phone: null,
  plateNos: [],
  mended: [],
  idCardFault: '',
  isTried: false,
};

const TEXTS = ['areaName', 'parkId', 'asked', 'building', 'unit', 'room', 'ownerName', 'idCardFault'] as const;
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Whether a stored value is a draft of this shape. Any other value is ignored. */
export const isCheckInDraft = (value: unknown): value is CheckInDraft =>
  isPlainObject(value) &&
  TEXTS.every((key) => typeof value[key] === 'string') &&
  typeof value['ownerType'] === 'number' &&
  (value['phone'] === null || typeof value['phone'] === 'string') &&
  isTexts(value['plateNos']) &&
  isTexts(value['mended']) &&
  typeof value['isTried'] === 'boolean';

/** What people write after the number, which the number of a room does without: 3栋, 2单元, 501室. */
const UNITS = /(号楼|栋|幢|座|单元|室|号|楼)$/;
const bare = (text: string): string => text.replace(/\s/g, '').replace(UNITS, '');

/** `3-2-501`, or `3-501` for a building without units. */
export const roomNoOf = ({ building, unit, room }: Pick<CheckInDraft, 'building' | 'unit' | 'room'>): string =>
  [building, unit, room]
    .map(bare)
    .filter((part) => part !== '')
    .join('-');

/** The three parts of a room's number, as far as it has them. */
export function roomParts(roomNo: string): Pick<CheckInDraft, 'building' | 'unit' | 'room'> {
  const parts = roomNo.split('-');
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 3) return { building: first, unit: second, room: third };
  if (parts.length === 2) return { building: first, unit: '', room: second };
  return { building: '', unit: '', room: roomNo };
}

/** The form as a refused registration left it. What the server masks is not typed again: it stays as it was. */
export const draftOf = (former: OwnerApplication | undefined): CheckInDraft =>
  former === undefined
    ? EMPTY_CHECK_IN
    : {
        ...EMPTY_CHECK_IN,
        ...roomParts(former.roomNo),
        areaName: former.areaName,
        parkId: former.parkId,
        ownerType: former.ownerType,
        ownerName: former.name,
        plateNos: former.plates,
      };

/** What is typed or picked outside of the draft. */
export interface Beside {
  readonly idCard: string;
  /** The number as it would be sent; empty if the one that was sent before stays. */
  readonly phone: string;
  readonly pictureNum: number;
  readonly isUploading: boolean;
  /** A refused registration is sent again: the numbers that the server keeps need not be typed. */
  readonly isAgain: boolean;
}

function areaFault(text: string): string | null {
  if (text.trim() === '') return '请填写小区或停车场';
  return Array.from(text.trim()).length > AREA_MAX ? `最多${AREA_MAX}个字` : checkLine(text);
}

function roomFault({ building, unit, room }: CheckInDraft): string | null {
  const parts = [building, unit, room].map(bare);
  if (parts[2] === '') return '请填写房号';
  if (parts.some((part) => part.length > PART_MAX)) return `每格最多${PART_MAX}个字`;
  if (parts.some((part) => part.includes('-'))) return '楼栋、单元、房号请分开填写';
  return checkLine(parts.join(''));
}

function nameFault(name: string): string | null {
  if (name === '') return '请填写姓名';
  return Array.from(name).length > NAME_MAX ? `姓名最多${NAME_MAX}个字` : checkPersonName(name);
}

function pictureFault({ pictureNum, isUploading }: Beside): string | null {
  if (isUploading) return '照片还未传完，传完或删掉后再提交';
  return pictureNum === 0 ? '请上传证明照片' : null;
}

export const idCardFault = (idCard: string, isAgain: boolean): string | null => {
  if (idCard === '') return isAgain ? null : '请填写身份证号';
  return checkIdCard(idCard);
};

/** The error of each field; empty when the form may be sent. */
export function judgeCheckIn(draft: CheckInDraft, beside: Beside): CheckInProblems {
  const judged: Record<CheckInField, string | null> = {
    areaName: areaFault(draft.areaName),
    roomNo: roomFault(draft),
    ownerType: draft.ownerType === OWNER_TYPE.unknown ? '请选择业主或租户' : null,
    name: nameFault(draft.ownerName),
    idCard: idCardFault(beside.idCard, beside.isAgain),
    phone: beside.phone === '' && beside.isAgain ? null : checkPhone(beside.phone),
    plates: null,
    pictures: pictureFault(beside),
  };
  return Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== null));
}

/** Why a field was refused, until the driver changes it. */
export const reasonFor = (
  former: OwnerApplication | undefined,
  field: CheckInField,
  mended: readonly string[],
): string | undefined =>
  mended.includes(field) ? undefined : former?.reasons.find((reason) => reason.field === field)?.text;
