const lower = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));

/** Fields that would let others act as the driver. Their whole value is masked, whatever it looks like. */
export const SECRET_FIELD_NAMES = [
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
export const COORDINATE_FIELD_NAMES = ['lat', 'lng', 'lon', 'latitude', 'longitude'] as const;
const IS_PLACE = /^(lat|lng|lon)$|[a-z](Lat|Lng|Lon)$|[lL](at|ong)itude$/;

/**
 * Document numbers, in addition to that of a charging card. Their last two characters are shown; numbers that the
 * server has masked are unchanged.
 */
const DOCUMENT_NAMES = ['idCard', 'idCardNo', 'maskedIdCard', 'certificateNo'] as const;
/** If the object has one of these fields, `address` is a home address. Otherwise it is that of a lot or a company. */
const HOME_MARKERS = [...DOCUMENT_NAMES, 'ownerName', 'materials'] as const;
/**
 * If the object has one of these fields, `picUrl` is a picture that a driver uploaded. Other pictures are adverts,
 * places and camera photos.
 */
const UPLOAD_MARKERS = ['materialType', 'sentAs', 'form'] as const;

export type RedactionRuleName =
  'opaque' | 'person' | 'phone' | 'place' | 'code' | 'cells' | 'params' | 'paper' | 'uploads';

const RULES: readonly (readonly [RedactionRuleName, ReadonlySet<string>])[] = [
  ['opaque', lower([...SECRET_FIELD_NAMES, 'licencePicUrl', 'cardPicUrl'])],
  ['person', lower(PERSON_NAMES)],
  ['phone', lower(['phone', 'mobile', 'phoneNo', 'companyPhone'])],
  ['code', lower(['code'])],
  ['cells', lower(['cells'])],
  ['params', lower(['payParams'])],
  ['paper', lower([...DOCUMENT_NAMES, 'cardNo'])],
];

const hasAnyField = (object: object, names: readonly string[]) => names.some((name) => name in object);

/** The rule for a field whose meaning depends on the other fields of the object. */
function findContextRule(name: string, object: object): RedactionRuleName | undefined {
  if (name === 'name') return hasAnyField(object, DOCUMENT_NAMES) ? 'person' : undefined;
  if (name === 'address') return hasAnyField(object, HOME_MARKERS) ? 'opaque' : undefined;
  if (name === 'pictures') return 'stationName' in object ? undefined : 'uploads';
  if (name !== 'picUrl') return undefined;
  // The response to an upload contains only the address.
  return hasAnyField(object, UPLOAD_MARKERS) || Object.keys(object).length === 1 ? 'opaque' : undefined;
}

/** The rule for a field of this name in this object; undefined if there is none. */
export const findRedactionRuleName = (name: string, object: object): RedactionRuleName | undefined =>
  findContextRule(name, object) ??
  RULES.find(([, names]) => names.has(name.toLowerCase()))?.[0] ??
  (IS_PLACE.test(name) ? 'place' : undefined);
