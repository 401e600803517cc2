import { parsePlate } from '@/domain/plate/parsePlate';
import { joinPlateCells } from '@/domain/plate/plateCells';
import { stripInvisibleCharacters } from '@/lib/controlCharacters';
import type { ScreenName, ScreenQueryParams } from '@/navigation/paths';
import {
  type ScreenQueryParamName,
  screenQueryParamRules,
  type ScreenQueryParamTypes,
} from '@/navigation/screenQueryParamRules';

import { toSafeReturnPath } from './toSafeReturnPath';

type ParameterParsers = {
  readonly [K in ScreenQueryParamName]: (text: string) => ScreenQueryParamTypes[K] | undefined;
};

/** Only pages that take parameters are listed. */
const querySchema: Partial<Record<ScreenName, object>> = screenQueryParamRules;

/** Ids are opaque. This pattern excludes everything that could add a segment to a path, in any encoding. */
const id = matching(/^[\w-]{1,64}$/);

/** OAuth codes are longer than ids, and those of the alipay-type client contain dots. */
const oauthText = matching(/^[\w.-]{1,256}$/);

const flag = oneOf('1');

/** A keyword is shown and sent as it is, so only its length is limited. */
const KEYWORD_MAX_LENGTH = 64;

const parameterParsers: ParameterParsers = {
  uniqueId: id,
  parkId: id,
  orderNo: id,
  stationId: id,
  newId: id,
  noticeId: id,
  plateId: id,
  payId: id,
  requestId: id,
  out_trade_no: id,
  key: matching(/^[\w:.,~-]{1,512}$/),
  couponId: id,
  couponNo: id,
  couponIds: matching(/^[\w-]{1,64}(,[\w-]{1,64}){0,9}$/),
  errorCode: matching(/^0x[0-9a-f]{1,16}$/),
  errorId: id,
  time: matching(/^\d{14}$/),
  ruleId: id,
  walletId: id,
  invoiceId: id,
  feedbackId: id,
  violationId: id,
  appealId: id,
  merchantId: id,
  goodsId: id,
  gunNo: id,
  deviceNo: id,
  berthId: id,
  lockId: id,
  berthNo: keyword,
  applyId: id,
  materialId: id,
  grantId: id,
  cardId: id,
  collectorCode: id,
  code: oauthText,
  state: oauthText,
  auth_code: oauthText,
  redirect: returnPath,
  enCodeUrl: returnPath,
  phone: matching(/^1[3-9]\d{9}$/),
  plateNo,
  plateColor: integerWithin(-1, 6),
  keyword,
  lng: numberWithin(-180, 180),
  lat: numberWithin(-90, 90),
  arrearsOnly: flag,
  isDetailPark: flag,
  isDetailCharge: flag,
  isFromHome: oneOf('1', '2'),
  parkType: oneOf('monthActive', 'bookActive', 'diffTimeActive', 'chargeActive'),
  type: integerWithin(1, 99),
  reasonType: integerWithin(1, 99),
  bizType: integerWithin(1, 10),
};

/**
 * The parameters of a page's address. An address may come from a stranger. A parameter is therefore dropped if the page
 * does not take it, if its value fails its rule, or if it occurs twice with different values.
 *
 * @param search the query from the location, with or without the leading `?`
 */
export function readScreenQueryParams<N extends ScreenName>(name: N, search: string): ScreenQueryParams<N> {
  const given = new URLSearchParams(search);
  const read: Partial<Record<string, unknown>> = {};
  for (const key of Object.keys(querySchema[name] ?? {}) as ScreenQueryParamName[]) {
    const texts = new Set(given.getAll(key));
    const [text] = texts;
    const value = text === undefined || texts.size > 1 ? undefined : parameterParsers[key](text);
    if (value !== undefined) read[key] = value;
  }
  return read as ScreenQueryParams<N>;
}

function matching(pattern: RegExp): (text: string) => string | undefined {
  return (text) => (pattern.test(text) ? text : undefined);
}

function oneOf<T extends string>(...allowed: readonly T[]): (text: string) => T | undefined {
  return (text) => allowed.find((value) => value === text);
}

/** Accepts plain decimal notation only. `Number` alone would accept an empty text, `0x10` and `1e9`. */
function numberWithin(lowest: number, highest: number): (text: string) => number | undefined {
  return (text) => {
    const value = /^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : NaN;
    return value >= lowest && value <= highest ? value : undefined;
  };
}

function integerWithin(lowest: number, highest: number): (text: string) => number | undefined {
  const read = numberWithin(lowest, highest);
  return (text) => (text.includes('.') ? undefined : read(text));
}

function plateNo(text: string): string | undefined {
  const cells = parsePlate(text);
  return cells === null ? undefined : joinPlateCells(cells);
}

function keyword(text: string): string | undefined {
  const visibleText = stripInvisibleCharacters(text).trim();
  return visibleText !== '' && visibleText.length <= KEYWORD_MAX_LENGTH ? visibleText : undefined;
}

function returnPath(text: string): string | undefined {
  return toSafeReturnPath(text) ?? undefined;
}
