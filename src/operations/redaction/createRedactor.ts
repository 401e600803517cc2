import { isPlainObject } from '@/lib/isPlainObject';

import {
  APARTMENT_ADDRESS_PATTERN,
  FOREIGN_PHONE_PATTERN,
  HOME_ADDRESS_PATTERN,
  LABELLED_PERSON_NAME_PATTERN,
  LOOSELY_TYPED_PHONE_PATTERN,
  LOOSELY_TYPED_PLATE_PATTERN,
  PHONE_PATTERN,
  PLATE_IN_TEXT_PATTERN,
  PLATE_SEPARATOR_PATTERN,
  TITLED_NAME_PATTERN,
} from './freeText';
import {
  COORDINATE_FIELD_NAMES,
  findRedactionRuleName,
  type RedactionRuleName,
  SECRET_FIELD_NAMES,
} from './redactionRules';

/**
 * Removes private data from texts and plain data: tokens, passwords, codes, tickets, openids, phone numbers, plates,
 * identity cards, VINs, exact places, pictures, and names and home addresses after a word that announces them. Shapes
 * and types stay, so reducers still work on the result. Within one redactor, the same secret always gets the same mask,
 * and two secrets never share one.
 */
export interface Redactor {
  text(value: string): string;
  value<T>(value: T): T;
}

/**
 * An identity number of 18 characters; the number of a disability certificate appends kind and degree, and `B1` for a
 * second copy. Or one from before 1999: 15 digits, of which the first two are a province and six are a date.
 */
const ID_CARD =
  /(^|[^0-9A-Za-z])(\d{6}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[0-9Xx](?:[1-7][1-4](?:[Bb]\d)?)?|(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])\d{6}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3})(?![0-9A-Za-z])/g;
/**
 * A VIN. An order number of three letters and a time to the second has the same length; it is not masked, because
 * customer service finds the order by it.
 */
const VIN =
  /(^|[^0-9A-Za-z])((?![A-Z]{3}20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d[0-5]\d)(?=[A-Z]*\d)(?=\d*[A-Z])[A-HJ-NPR-Z0-9]{17})(?![0-9A-Za-z])/g;
const names = SECRET_FIELD_NAMES.join('|');
const SECRET_IN_QUERY = new RegExp(`((?:^|[?&;\\s])(?:${names}|code|state)=)([^&#\\s"]+)`, 'gi');
const SECRET_IN_JSON = new RegExp(`("(?:${names})"\\s*:\\s*")([^"]+)`, 'gi');
/**
 * Search texts reveal where a driver goes. In a recording they are not masked, because a replay finds cached responses
 * by them.
 */
const SEARCH_TEXT = /((?:^|[?&;\s])(?:keyword|parkName|stationName|address|q)=)([^&#\s"]+)/gi;
const BEARER = /(Bearer\s+)([\w.~+/=-]{8,})/gi;
const PLACE = new RegExp(`((?:${COORDINATE_FIELD_NAMES.join('|')})"?\\s*[:=]\\s*"?)(-?\\d{1,3}\\.\\d{3,})`, 'gi');
const ENCODED = /[\w.~*!'()+-]*(?:%[0-9A-Fa-f]{2}[\w.~*!'()+-]*)+/g;
/** Maximum depth of URLs encoded within URLs. No flow of this app nests deeper. */
const ENCODED_DEPTH = 4;

/** Error codes and error kinds stay readable, because they are the purpose of a recording. */
const PLAIN_CODE = /^(0x[0-9a-f]+|\d{1,4}|offline|timeout|http|malformed|ok|\w+ThirdId)$/i;

const BASE64 = /^[A-Za-z0-9+/\r\n]+={0,2}$/;
const MIN_BASE64_LENGTH = 200;
const PICTURES = [
  ['png', 'iVBOR'],
  ['jpg', '/9j/'],
  ['gif', 'R0lG'],
  ['webp', 'UklG'],
] as const;
const MIN_SECRET_LENGTH = 6;
/** Limits of the cache of harmless texts. Most texts repeat: names of fields, labels, addresses of lots. */
const MAX_HARMLESS_LENGTH = 80;
const MAX_HARMLESS_TEXTS = 4_000;
/** No pattern matches a single Latin word. */
const LETTERS = /^[A-Za-z]+$/;

const describePicture = (text: string): string | null => {
  const [, kind, data] = /^data:image\/([\w+.-]+);base64,(.*)$/s.exec(text) ?? [];
  if (kind !== undefined && data !== undefined) return pictureMark(kind, data);
  if (text.length < MIN_BASE64_LENGTH || !BASE64.test(text)) return null;
  return pictureMark(PICTURES.find(([, start]) => text.startsWith(start))?.[0] ?? 'base64', text);
};
const pictureMark = (kind: string, data: string) => `<<${kind} ${String(Math.ceil((data.length * 3) / 4 / 1024))} kB>>`;

const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

const decodeSafely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * @param knownSecrets secrets of this device (tokens, openid), as a list or a function that is called each time. They
 * are masked wherever they occur, whatever the field is called.
 */
export function createRedactor(
  knownSecrets: readonly string[] | (() => readonly string[]) = [],
  { masksSearchWords = false } = {},
): Redactor {
  const masks = new Map<string, string>();
  const usedMasks = new Set<string>();
  const redacted = new WeakMap<object, unknown>();
  /** Texts that need no mask with the current secrets. */
  const harmless = new Set<string>();
  /** Longest first, because one may be part of another. */
  let secrets: readonly string[] = [];
  /**
   * Called once per complete value: reading the browser's storage for each text of a long list takes longer than all
   * patterns.
   */
  const refreshSecrets = () => {
    const now = (typeof knownSecrets === 'function' ? knownSecrets() : knownSecrets)
      .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
      .sort((one, other) => other.length - one.length);
    if (now.length === secrets.length && now.every((secret, at) => secret === secrets[at])) return;
    secrets = now;
    harmless.clear();
  };

  const toMask = (secret: string, shape: (secret: string) => string): string => {
    if (usedMasks.has(secret)) return secret; // already a mask
    const found = masks.get(secret);
    if (found !== undefined) return found;
    const wanted = shape(secret);
    let mask = wanted;
    for (let other = 2; usedMasks.has(mask); other += 1) mask = `${wanted}~${String(other)}`;
    masks.set(secret, mask);
    usedMasks.add(mask);
    return mask;
  };
  const maskOpaque = (secret: string) => (secret === '' ? '' : toMask(secret, () => '***'));
  const maskPhoneNumber = (secret: string) =>
    toMask(secret, () => (secret.length < 8 ? '***' : `${secret.slice(0, 3)}****${secret.slice(-4)}`));
  const maskPerson = (secret: string) => (secret === '' ? '' : toMask(secret, () => `${secret.slice(0, 1)}*`));
  const maskPlate = (shown: string) => {
    const [sign = ''] = /[·•]/.exec(shown) ?? [];
    const secret = shown.replace(PLATE_SEPARATOR_PATTERN, '').toUpperCase();
    const mask = toMask(secret, () => `${secret.slice(0, 1)}${'*'.repeat(secret.length - 2)}${secret.slice(-1)}`);
    return sign === '' ? mask : `${mask.slice(0, 2)}${sign}${mask.slice(2)}`;
  };
  const maskAllButLast = (count: number) => (secret: string) =>
    toMask(secret, () => '*'.repeat(secret.length - count) + secret.slice(-count));

  const text = (value: string): string => {
    if (value.length < 4 || harmless.has(value)) return value;
    const result = maskText(value, 0);
    if (result === value && value.length <= MAX_HARMLESS_LENGTH) {
      if (harmless.size >= MAX_HARMLESS_TEXTS) harmless.clear();
      harmless.add(value);
    }
    return result;
  };

  const maskText = (value: string, depth: number): string => {
    const picture = describePicture(value);
    if (picture !== null) return toMask(value, () => picture);
    let result = value;
    for (const secret of secrets) if (result.includes(secret)) result = result.split(secret).join(maskOpaque(secret));
    if (LETTERS.test(result)) return result;
    const maskAfter = (pattern: RegExp, mask: (secret: string) => string) => {
      result = result.replace(pattern, (_all, before: string, secret: string) => before + mask(secret));
    };
    maskAfter(SECRET_IN_QUERY, maskOpaque);
    if (masksSearchWords) maskAfter(SEARCH_TEXT, maskOpaque);
    maskAfter(SECRET_IN_JSON, maskOpaque);
    maskAfter(BEARER, maskOpaque);
    maskAfter(PLACE, (degrees) => String(roundDegrees(Number(degrees))));
    if (depth < ENCODED_DEPTH && result.includes('%')) {
      result = result.replace(ENCODED, (run) => {
        const inner = decodeSafely(run);
        const safe = inner === run ? run : maskText(inner, depth + 1);
        return safe === inner ? run : encodeURIComponent(safe);
      });
    }
    maskAfter(ID_CARD, maskAllButLast(2));
    maskAfter(VIN, maskAllButLast(4));
    for (const pattern of [PHONE_PATTERN, LOOSELY_TYPED_PHONE_PATTERN])
      result = result.replace(
        pattern,
        (_all, before: string, prefix: string | undefined, number: string) =>
          before + (prefix ?? '') + maskPhoneNumber(number.replace(/\D/g, '')),
      );
    result = result.replace(
      FOREIGN_PHONE_PATTERN,
      (_all, before: string, prefix: string, number: string) =>
        before + prefix + maskAllButLast(2)(number.replace(/\D/g, '')),
    );
    maskAfter(HOME_ADDRESS_PATTERN, maskOpaque);
    maskAfter(APARTMENT_ADDRESS_PATTERN, maskOpaque);
    for (const pattern of [TITLED_NAME_PATTERN, LABELLED_PERSON_NAME_PATTERN]) maskAfter(pattern, maskPerson);
    return result.replace(PLATE_IN_TEXT_PATTERN, maskPlate).replace(LOOSELY_TYPED_PLATE_PATTERN, maskPlate);
  };

  const redactByRule = (rule: RedactionRuleName, value: unknown): unknown => {
    if (typeof value === 'string') {
      if (rule === 'opaque' || rule === 'params') return maskOpaque(value);
      if (rule === 'code') return PLAIN_CODE.test(value) ? value : maskOpaque(value);
      if (rule === 'person') return maskPerson(text(value));
      if (rule === 'paper') return value.length < 3 || value.includes('*') ? text(value) : maskAllButLast(2)(value);
      if (rule === 'phone') return value === '' ? '' : maskPhoneNumber(value);
      if (rule === 'place' && /^-?\d+\.\d+$/.test(value)) return String(roundDegrees(Number(value)));
      return text(value);
    }
    if (typeof value === 'number') {
      if (rule === 'place') return roundDegrees(value);
      return rule === 'opaque' || rule === 'phone' ? 0 : value;
    }
    if (rule === 'cells' && Array.isArray(value)) {
      const filled = value.reduce<number>((end, cell, at) => (cell === '' ? end : at), 0);
      return value.map((cell: unknown, at) => (cell === '' || at === 0 || at === filled ? cell : '*'));
    }
    if (rule === 'uploads' && Array.isArray(value))
      return value.map((one: unknown) => (typeof one === 'string' ? maskOpaque(one) : redactValue(one)));
    if (rule === 'person' && Array.isArray(value)) return value.map((one) => redactByRule(rule, one));
    if (rule === 'params' && isPlainObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redactByRule('params', one)]));
    return redactValue(value);
  };

  const redactValue = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return value;
    const found = redacted.get(value);
    if (found !== undefined) return found;
    const result = Array.isArray(value)
      ? value.map(redactValue)
      : Object.fromEntries(
          Object.entries(value).map(([name, one]) => {
            const rule = findRedactionRuleName(name, value);
            return [text(name), rule === undefined ? redactValue(one) : redactByRule(rule, one)];
          }),
        );
    redacted.set(value, result);
    return result;
  };

  return {
    text(value) {
      refreshSecrets();
      return text(value);
    },
    value<T>(value: T) {
      refreshSecrets();
      return redactValue(value) as T;
    },
  };
}
