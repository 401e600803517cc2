import { isOpenid } from '@/domain/openid';

import { parseReqJsonEntries } from './removeReqJsonSecrets';

/**
 * The values that a `reqJson` query parameter may set, and the rule for each. Anybody can write such a link, so
 * everything that is not listed is ignored. `token` and `refreshToken` must never be listed, because a link could then
 * sign its reader in to another account. `ticket` is not listed because it is never stored.
 */
const rules = {
  driverDealerId: matching(/^[\w-]{1,32}$/),
  clientType: matching(/^[123]$/),
  openid: isOpenid,
  openId: isOpenid,
  appid: matching(/^[A-Za-z\d]{1,32}$/),
  appName: matching(/^[\p{L}\p{N}·_ -]{1,32}$/u),
  ak: matching(/^[A-Za-z\d]{1,64}$/),
  locationCity: matching(/^[\p{L}· -]{1,32}$/u),
  collectorCode: matching(/^[\w-]{1,64}$/),
  buyid: matching(/^[\w-]{1,64}$/),
  sourceType: matching(/^\d{1,3}$/),
  platInfo: matching(/^[\p{L}\p{N}.:,_ -]{1,256}$/u),
  lng: degrees(180),
  lat: degrees(90),
} as const satisfies Record<string, (text: string) => boolean>;

export type ReqJsonParameterKey = keyof typeof rules;

const isTicket = matching(/^[\w.~+/=-]{1,256}$/);

export interface ReqJsonParameter {
  /** Ready to be stored: allowed keys only, each value a text that passed its rule. Has no prototype. */
  readonly values: Readonly<Partial<Record<ReqJsonParameterKey, string>>>;
  /** To be exchanged once for a token pair, and never stored. */
  readonly ticket: string | null;
}

/**
 * Parses the text of the `reqJson` parameter, which must be percent-decoded once (Rule 2.5). Null for a text that is
 * too long or is not a JSON object. Unknown keys, and keys whose value fails its rule, are left out. An open id is
 * returned under both spellings with the same value. If a link has two different values, both are dropped.
 */
export function parseReqJsonParameter(text: string): ReqJsonParameter | null {
  const given = parseReqJsonEntries(text);
  if (given === null) return null;

  const values = Object.create(null) as Partial<Record<ReqJsonParameterKey, string>>;
  for (const key of Object.keys(rules) as ReqJsonParameterKey[]) {
    const value = toText(given.get(key));
    if (value !== null && rules[key](value)) values[key] = value;
  }
  mirrorOpenIds(values);

  const ticket = toText(given.get('ticket'));
  return { values, ticket: ticket !== null && isTicket(ticket) ? ticket : null };
}

/** Numbers count as text, unless parsing has already rounded them. */
function toText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? null : String(value);
}

function mirrorOpenIds(values: Partial<Record<ReqJsonParameterKey, string>>): void {
  const openId = values.openid ?? values.openId;
  const isAmbiguous = values.openid !== undefined && values.openId !== undefined && values.openid !== values.openId;
  if (openId === undefined) return;
  if (isAmbiguous) {
    delete values.openid;
    delete values.openId;
  } else {
    values.openid = openId;
    values.openId = openId;
  }
}

function matching(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text);
}

function degrees(limit: number): (text: string) => boolean {
  return (text) => /^-?\d{1,3}(\.\d{1,20})?$/.test(text) && Math.abs(Number(text)) <= limit;
}
