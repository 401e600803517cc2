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

export type KeyRule = 'opaque' | 'person' | 'phone' | 'place' | 'code' | 'cells' | 'params';

const RULES: readonly (readonly [KeyRule, ReadonlySet<string>])[] = [
  ['opaque', lower(OPAQUE_NAMES)],
  ['person', lower(PERSON_NAMES)],
  ['phone', lower(['phone', 'mobile', 'phoneNo', 'companyPhone'])],
  ['code', lower(['code'])],
  ['cells', lower(['cells'])],
  ['params', lower(['payParams'])],
];

/** The rule for a field of this name; undefined if there is none. `isPaper`: an identity card stands beside it, so its name is that of a person. */
export const ruleOf = (name: string, isPaper = false): KeyRule | undefined =>
  isPaper && name === 'name'
    ? 'person'
    : (RULES.find(([, names]) => names.has(name.toLowerCase()))?.[0] ?? (IS_PLACE.test(name) ? 'place' : undefined));
