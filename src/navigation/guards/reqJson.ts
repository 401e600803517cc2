import { parseReqJson } from './withoutTicket';

/**
 * What a `reqJson` query parameter may bring in, and what each value has to look like. Whoever writes a link writes this
 * text, so everything that is not listed is ignored. `token` and `refreshToken` must never be listed: a link would sign its
 * reader in as somebody else. `ticket` is not listed because it is never kept.
 */
const rules = {
  driverDealerId: matching(/^[\w-]{1,32}$/),
  clientType: matching(/^[123]$/),
  openid: matching(/^[\w-]{6,64}$/),
  openId: matching(/^[\w-]{6,64}$/),
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

export type ReqJsonKey = keyof typeof rules;

const isTicket = matching(/^[\w.~+/=-]{1,256}$/);

export interface ReqJson {
  /** Ready to be stored: allowed keys only, each value a text that passed its rule. Has no prototype. */
  readonly values: Readonly<Partial<Record<ReqJsonKey, string>>>;
  /** To be exchanged for a token pair once, and to be kept nowhere. */
  readonly ticket: string | null;
}

/**
 * Reads the text of the `reqJson` parameter, once percent-decoded (Rule 2.5).
 * A text that is too long or is not a JSON object gives null; a key that is unknown, or whose value fails its rule, is left
 * out. The two spellings of the open id always come together and equal; where a link gives two different ones, neither counts.
 */
export function readReqJson(text: string): ReqJson | null {
  const given = parseReqJson(text);
  if (given === null) return null;

  const values = Object.create(null) as Partial<Record<ReqJsonKey, string>>;
  for (const key of Object.keys(rules) as ReqJsonKey[]) {
    const value = textOf(given.get(key));
    if (value !== null && rules[key](value)) values[key] = value;
  }
  pairOpenIds(values);

  const ticket = textOf(given.get('ticket'));
  return { values, ticket: ticket !== null && isTicket(ticket) ? ticket : null };
}

/** Numbers are taken as the text a link's author meant, unless parsing has already rounded them. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? null : String(value);
}

function pairOpenIds(values: Partial<Record<ReqJsonKey, string>>): void {
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
