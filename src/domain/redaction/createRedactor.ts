import { isPlainObject } from '@/lib/isPlainObject';

import {
  FLAT,
  FOREIGN_PHONE,
  HOME,
  NAMED,
  PHONE,
  PLATE,
  PLATE_GAPS,
  TITLED,
  WRITTEN_PHONE,
  WRITTEN_PLATE,
} from './freeText';
import { type KeyRule, OPAQUE_NAMES, PLACE_NAMES, ruleOf } from './secretKeys';

/**
 * Removes private data from texts and plain data: tokens, passwords, codes, tickets, openids, phone numbers, plates, identity cards, VINs,
 * exact places, pictures, and names and home addresses that a text announces. Shapes and types stay, so reducers still work on the result. Within one redactor, the same secret always gets the
 * same mask, and two secrets never share one.
 */
export interface Redactor {
  text(value: string): string;
  value<T>(value: T): T;
}

/**
 * An identity number of 18 characters, which the number of a certificate of disability continues with kind and degree, and `B1` for a second copy. Or
 * one of before 1999: 15 digits, of which the first two are a province and six a day.
 */
const ID_CARD =
  /(^|[^0-9A-Za-z])(\d{6}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[0-9Xx](?:[1-7][1-4](?:[Bb]\d)?)?|(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])\d{6}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3})(?![0-9A-Za-z])/g;
/** An order number of three letters and its time to the second has a VIN's length too. It stays, because customer service finds the order by it. */
const VIN =
  /(^|[^0-9A-Za-z])((?![A-Z]{3}20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d[0-5]\d)(?=[A-Z]*\d)(?=\d*[A-Z])[A-HJ-NPR-Z0-9]{17})(?![0-9A-Za-z])/g;
const names = OPAQUE_NAMES.join('|');
const IN_QUERY = new RegExp(`((?:^|[?&;\\s])(?:${names}|code|state)=)([^&#\\s"]+)`, 'gi');
const IN_JSON = new RegExp(`("(?:${names})"\\s*:\\s*")([^"]+)`, 'gi');
/** What a driver looks for says where they go. In a recording it stays, because a replay finds its responses by it. */
const SEARCH_WORDS = /((?:^|[?&;\s])(?:keyword|parkName|stationName|address|q)=)([^&#\s"]+)/gi;
const BEARER = /(Bearer\s+)([\w.~+/=-]{8,})/gi;
const PLACE = new RegExp(`((?:${PLACE_NAMES.join('|')})"?\\s*[:=]\\s*"?)(-?\\d{1,3}\\.\\d{3,})`, 'gi');
const ENCODED = /[\w.~*!'()+-]*(?:%[0-9A-Fa-f]{2}[\w.~*!'()+-]*)+/g;
/** An address within an address, four levels deep. No flow of this app nests deeper. */
const ENCODED_DEPTH = 4;

/** Error codes and error kinds stay readable, because they are the purpose of a recording. */
const PLAIN_CODE = /^(0x[0-9a-f]+|\d{1,4}|offline|timeout|http|malformed|ok|\w+ThirdId)$/i;

const BASE64 = /^[A-Za-z0-9+/\r\n]+={0,2}$/;
const BASE64_FROM = 200;
const PICTURES = [
  ['png', 'iVBOR'],
  ['jpg', '/9j/'],
  ['gif', 'R0lG'],
  ['webp', 'UklG'],
] as const;
const SHORTEST_KNOWN = 6;
/** Most texts are the same few again: names of fields, words, addresses of lots. */
const HARMLESS_LENGTH = 80;
const HARMLESS_COUNT = 4_000;
/** No pattern matches one word of a Latin alphabet. */
const LETTERS = /^[A-Za-z]+$/;

const pictureIn = (text: string): string | null => {
  const [, kind, data] = /^data:image\/([\w+.-]+);base64,(.*)$/s.exec(text) ?? [];
  if (kind !== undefined && data !== undefined) return size(kind, data);
  if (text.length < BASE64_FROM || !BASE64.test(text)) return null;
  return size(PICTURES.find(([, start]) => text.startsWith(start))?.[0] ?? 'base64', text);
};
const size = (kind: string, data: string) => `<<${kind} ${String(Math.ceil((data.length * 3) / 4 / 1024))} kB>>`;

const roundedPlace = (degrees: number) => Math.round(degrees * 100) / 100;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * @param known secrets of this device (tokens, openid), as they are now or asked each time. They are masked wherever they occur, whatever the
 * field is called.
 */
export function createRedactor(
  known: readonly string[] | (() => readonly string[]) = [],
  { masksSearchWords = false } = {},
): Redactor {
  const masks = new Map<string, string>();
  const taken = new Set<string>();
  const seen = new WeakMap<object, unknown>();
  /** Texts that stay as they are with these secrets. */
  const harmless = new Set<string>();
  /** The longest first: one may be part of another. */
  let secrets: readonly string[] = [];
  /** Asked once for a whole value: to read the storage of a browser for each text of a long list takes longer than all patterns. */
  const learnSecrets = () => {
    const now = (typeof known === 'function' ? known() : known)
      .filter((secret) => secret.length >= SHORTEST_KNOWN)
      .sort((one, other) => other.length - one.length);
    if (now.length === secrets.length && now.every((secret, at) => secret === secrets[at])) return;
    secrets = now;
    harmless.clear();
  };

  const maskOf = (secret: string, shape: (secret: string) => string): string => {
    if (taken.has(secret)) return secret; // already a mask
    const found = masks.get(secret);
    if (found !== undefined) return found;
    const wanted = shape(secret);
    let mask = wanted;
    for (let other = 2; taken.has(mask); other += 1) mask = `${wanted}~${String(other)}`;
    masks.set(secret, mask);
    taken.add(mask);
    return mask;
  };
  const opaque = (secret: string) => (secret === '' ? '' : maskOf(secret, () => '***'));
  const phone = (secret: string) =>
    maskOf(secret, () => (secret.length < 8 ? '***' : `${secret.slice(0, 3)}****${secret.slice(-4)}`));
  const person = (secret: string) => (secret === '' ? '' : maskOf(secret, () => `${secret.slice(0, 1)}*`));
  const plate = (shown: string) => {
    const [sign = ''] = /[·•]/.exec(shown) ?? [];
    const secret = shown.replace(PLATE_GAPS, '').toUpperCase();
    const mask = maskOf(secret, () => `${secret.slice(0, 1)}${'*'.repeat(secret.length - 2)}${secret.slice(-1)}`);
    return sign === '' ? mask : `${mask.slice(0, 2)}${sign}${mask.slice(2)}`;
  };
  const last = (count: number) => (secret: string) =>
    maskOf(secret, () => '*'.repeat(secret.length - count) + secret.slice(-count));

  const text = (value: string): string => {
    if (value.length < 4 || harmless.has(value)) return value;
    const result = masked(value, 0);
    if (result === value && value.length <= HARMLESS_LENGTH) {
      if (harmless.size >= HARMLESS_COUNT) harmless.clear();
      harmless.add(value);
    }
    return result;
  };

  const masked = (value: string, depth: number): string => {
    const picture = pictureIn(value);
    if (picture !== null) return maskOf(value, () => picture);
    let result = value;
    for (const secret of secrets) if (result.includes(secret)) result = result.split(secret).join(opaque(secret));
    if (LETTERS.test(result)) return result;
    const after = (pattern: RegExp, mask: (secret: string) => string) => {
      result = result.replace(pattern, (_all, before: string, secret: string) => before + mask(secret));
    };
    after(IN_QUERY, opaque);
    if (masksSearchWords) after(SEARCH_WORDS, opaque);
    after(IN_JSON, opaque);
    after(BEARER, opaque);
    after(PLACE, (degrees) => String(roundedPlace(Number(degrees))));
    if (depth < ENCODED_DEPTH && result.includes('%')) {
      result = result.replace(ENCODED, (run) => {
        const inner = decoded(run);
        const safe = inner === run ? run : masked(inner, depth + 1);
        return safe === inner ? run : encodeURIComponent(safe);
      });
    }
    after(ID_CARD, last(2));
    after(VIN, last(4));
    for (const pattern of [PHONE, WRITTEN_PHONE])
      result = result.replace(
        pattern,
        (_all, before: string, prefix: string | undefined, number: string) =>
          before + (prefix ?? '') + phone(number.replace(/\D/g, '')),
      );
    result = result.replace(
      FOREIGN_PHONE,
      (_all, before: string, prefix: string, number: string) => before + prefix + last(2)(number.replace(/\D/g, '')),
    );
    after(HOME, opaque);
    after(FLAT, opaque);
    for (const pattern of [TITLED, NAMED]) after(pattern, person);
    return result.replace(PLATE, plate).replace(WRITTEN_PLATE, plate);
  };

  const byRule = (rule: KeyRule, value: unknown): unknown => {
    if (typeof value === 'string') {
      if (rule === 'opaque' || rule === 'params') return opaque(value);
      if (rule === 'code') return PLAIN_CODE.test(value) ? value : opaque(value);
      if (rule === 'person') return person(text(value));
      if (rule === 'paper') return value.length < 3 || value.includes('*') ? text(value) : last(2)(value);
      if (rule === 'phone') return value === '' ? '' : phone(value);
      if (rule === 'place' && /^-?\d+\.\d+$/.test(value)) return String(roundedPlace(Number(value)));
      return text(value);
    }
    if (typeof value === 'number') {
      if (rule === 'place') return roundedPlace(value);
      return rule === 'opaque' || rule === 'phone' ? 0 : value;
    }
    if (rule === 'cells' && Array.isArray(value)) {
      const filled = value.reduce<number>((end, cell, at) => (cell === '' ? end : at), 0);
      return value.map((cell: unknown, at) => (cell === '' || at === 0 || at === filled ? cell : '*'));
    }
    if (rule === 'uploads' && Array.isArray(value))
      return value.map((one: unknown) => (typeof one === 'string' ? opaque(one) : any(one)));
    if (rule === 'person' && Array.isArray(value)) return value.map((one) => byRule(rule, one));
    if (rule === 'params' && isPlainObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, byRule('params', one)]));
    return any(value);
  };

  const any = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return value;
    const found = seen.get(value);
    if (found !== undefined) return found;
    const result = Array.isArray(value)
      ? value.map(any)
      : Object.fromEntries(
          Object.entries(value).map(([name, one]) => {
            const rule = ruleOf(name, value);
            return [text(name), rule === undefined ? any(one) : byRule(rule, one)];
          }),
        );
    seen.set(value, result);
    return result;
  };

  return {
    text(value) {
      learnSecrets();
      return text(value);
    },
    value<T>(value: T) {
      learnSecrets();
      return any(value) as T;
    },
  };
}
