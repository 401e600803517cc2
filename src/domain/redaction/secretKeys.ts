const lower = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));

/** Fields that would let others act as the driver. Their whole value is masked, whatever it looks like. */
export const OPAQUE_NAMES = [
  'token',
  'accessToken',
  'refreshToken',
  'password',
  'oldPassword',
  'newPassword',
  'verifyCode',
  'smsCode',
  'challengeCode',
  'ticket',
  'openid',
  'thirdId',
  'unionId',
  'buyid',
  'auth_code',
  'authCode',
  'authorization',
  'customPayload',
  'appSecret',
  'paySign',
  'signature',
  'nonceStr',
  'receiptCode',
] as const;

/** Fields that identify a person. The first character stays. */
const PERSON_NAMES = [
  'nickName',
  'realName',
  'userName',
  'driverName',
  'contactName',
  'ownerName',
  'operatorName',
  'operatorNames',
  'areaName',
  'building',
  'room',
  'roomNo',
  'email',
  'titleName',
  'bankAccount',
  'avatarUrl',
] as const;
/** Compound names such as `destLat` end with one of these. */
export const PLACE_NAMES = ['lat', 'lng', 'lon', 'latitude', 'longitude'] as const;
const IS_PLACE = /^(lat|lng|lon)$|[a-z](Lat|Lng|Lon)$|[lL](at|ong)itude$/;

/** Numbers of papers, beside that of a charging card. Their last two characters stay; what the server has masked stays as it is. */
const PAPER_NAMES = ['idCard', 'idCardNo', 'maskedIdCard', 'certificateNo'] as const;
/** Beside one of these, `address` is a home. Elsewhere it is that of a lot or a company. */
const HOME_BESIDE = [...PAPER_NAMES, 'ownerName', 'materials'] as const;
/** Beside one of these, `picUrl` is what a driver has uploaded. Other pictures are adverts, places and what a camera took. */
const UPLOAD_BESIDE = ['materialType', 'sentAs', 'form'] as const;

export type KeyRule = 'opaque' | 'person' | 'phone' | 'place' | 'code' | 'cells' | 'params' | 'paper' | 'uploads';

const RULES: readonly (readonly [KeyRule, ReadonlySet<string>])[] = [
  ['opaque', lower([...OPAQUE_NAMES, 'licencePicUrl', 'cardPicUrl'])],
  ['person', lower(PERSON_NAMES)],
  ['phone', lower(['phone', 'mobile', 'phoneNo', 'companyPhone'])],
  ['code', lower(['code'])],
  ['cells', lower(['cells'])],
  ['params', lower(['payParams'])],
  ['paper', lower([...PAPER_NAMES, 'cardNo'])],
];

const hasOne = (object: object, names: readonly string[]) => names.some((name) => name in object);

/** The rule for a field that means something else in another company. */
function ruleBeside(name: string, object: object): KeyRule | undefined {
  if (name === 'name') return hasOne(object, PAPER_NAMES) ? 'person' : undefined;
  if (name === 'address') return hasOne(object, HOME_BESIDE) ? 'opaque' : undefined;
  if (name === 'pictures') return 'stationName' in object ? undefined : 'uploads';
  if (name !== 'picUrl') return undefined;
  // The answer to an upload is nothing but the address.
  return hasOne(object, UPLOAD_BESIDE) || Object.keys(object).length === 1 ? 'opaque' : undefined;
}

/** The rule for a field of this name in this object; undefined if there is none. */
export const ruleOf = (name: string, object: object): KeyRule | undefined =>
  ruleBeside(name, object) ??
  RULES.find(([, names]) => names.has(name.toLowerCase()))?.[0] ??
  (IS_PLACE.test(name) ? 'place' : undefined);
