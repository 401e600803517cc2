import { PAY_CHANNEL, type PayChannel } from '@/domain/payment/payChannel';
import type { CashierOrder, HostAppKind } from '@/host/HostAdapter';

import { hostReplyAsRecord } from './hostReply';

export interface CashierUrlRules {
  /** The page's own address. Addresses of the same origin are allowed, and relative ones are resolved against it. */
  pageUrl: string;
  /**
   * Origins that a payment form may be sent to, besides our own and Alipay's gateway. `https://*.` matches all
   * subdomains.
   */
  formOrigins?: readonly string[];
}

const ALIPAY_GATEWAY = 'https://openapi.alipay.com/gateway.do';
const SIGN_TYPES = ['RSA', 'MD5', 'HMAC-SHA256'] as const;

/** The longest of these texts, an Alipay order string with its signature, has about 2 000 characters. */
const MAX_TEXT = 8192;
const MAX_FIELDS = 64;
/** A form holds an order text of that length, escaped, and markup. */
const MAX_FORM = 4 * MAX_TEXT;

/**
 * Validates the server's `payParams` and returns them as an order for this host's cashier, or null if they do not
 * match exactly. Only a matching order may be passed to the cashier. The shapes are the vendors': WeChat's JSAPI
 * fields; Alipay's `tradeNO` or `orderStr`; the native shell's `payload`; in a browser `payUrl` (WeChat H5, Alipay
 * wap), or `form` or `formHtml`: the HTML of a form, as Alipay sends it, or JSON with `action` and `fields`.
 */
export function toCashierOrder(
  payParams: unknown,
  channel: PayChannel,
  kind: HostAppKind,
  rules: CashierUrlRules,
): CashierOrder | null {
  const params = hostReplyAsRecord(typeof payParams === 'string' ? null : payParams);
  switch (kind) {
    case 'wechat':
      return channel === PAY_CHANNEL.wechat ? toWechatOrder(params) : null;
    case 'alipay':
      return channel === PAY_CHANNEL.alipay ? toAlipayOrder(params) : null;
    case 'native': {
      const payload = toNonEmptyText(params['payload']);
      return payload === null ? null : { type: 'native', payload };
    }
    case 'browser':
      return toBrowserOrder(params, rules);
  }
}

type Params = Readonly<Record<string, unknown>>;

function toNonEmptyText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT ? value : null;
}

function toWechatOrder(params: Params): CashierOrder | null {
  const appId = toNonEmptyText(params['appId']);
  const timeStamp = toNonEmptyText(params['timeStamp']);
  const nonceStr = toNonEmptyText(params['nonceStr']);
  const prepay = toNonEmptyText(params['package']);
  const signType = SIGN_TYPES.find((name) => name === params['signType']);
  const paySign = toNonEmptyText(params['paySign']);
  if (appId === null || timeStamp === null || nonceStr === null || prepay === null || paySign === null) return null;
  if (signType === undefined || !/^\d+$/.test(timeStamp) || !/^prepay_id=\S+$/.test(prepay)) return null;
  return { type: 'wechat-jsapi', appId, timeStamp, nonceStr, package: prepay, signType, paySign };
}

function toAlipayOrder(params: Params): CashierOrder | null {
  const tradeNO = toNonEmptyText(params['tradeNO']);
  const orderStr = toNonEmptyText(params['orderStr']);
  if (tradeNO !== null) return orderStr === null ? { type: 'alipay-trade', tradeNO } : null;
  return orderStr === null ? null : { type: 'alipay-orderstr', orderStr };
}

/** An absolute http or https address without a user name, or null. */
function parseWebUrl(text: string | null, rules: CashierUrlRules): URL | null {
  if (text === null) return null;
  try {
    const url = new URL(text, rules.pageUrl);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}

function toRedirectOrder(payUrl: unknown, rules: CashierUrlRules): CashierOrder | null {
  const url = parseWebUrl(toNonEmptyText(payUrl), rules);
  if (url === null) return null;
  const isAllowed = url.protocol === 'https:' || url.origin === new URL(rules.pageUrl).origin;
  return isAllowed ? { type: 'redirect', url: url.href } : null;
}

function toBrowserOrder(params: Params, rules: CashierUrlRules): CashierOrder | null {
  const form = params['form'] || params['formHtml'];
  if (form === undefined || form === '') return toRedirectOrder(params['payUrl'], rules);
  if (typeof form !== 'string') return toFormOrder(hostReplyAsRecord(form), rules);
  if (form.length > MAX_FORM) return null;
  const json = hostReplyAsRecord(form);
  return toFormOrder(json['action'] === undefined ? parseHtmlForm(form) : json, rules);
}

/** The first form of a page of HTML. The page is parsed and never shown, so nothing in it loads or runs. */
function parseHtmlForm(html: string): Params {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  if (form === null) return {};
  const inputs = [...form.querySelectorAll('input, textarea')] as (HTMLInputElement | HTMLTextAreaElement)[];
  const named = inputs.flatMap(({ name, value }) => (name === '' ? [] : [[name, value] as const]));
  return {
    action: form.getAttribute('action'),
    fields: Object.fromEntries(named),
    isGet: form.getAttribute('method')?.toLowerCase() !== 'post',
  };
}

const matchesOrigin = (origin: string, pattern: string): boolean =>
  pattern === origin ||
  (pattern.startsWith(ANY_SUBDOMAIN) &&
    origin.startsWith('https://') &&
    origin.endsWith(pattern.slice(ANY_SUBDOMAIN.length - 1)));
const ANY_SUBDOMAIN = 'https://*.';

function toFormOrder({ action, fields, isGet }: Params, rules: CashierUrlRules): CashierOrder | null {
  const url = parseWebUrl(toNonEmptyText(action), rules);
  if (url === null) return null;
  const origins = [new URL(rules.pageUrl).origin, ...(rules.formOrigins ?? [])];
  const isSafe = url.protocol === 'https:' || url.origin === new URL(rules.pageUrl).origin;
  const isAllowed =
    isSafe &&
    (url.origin + url.pathname === ALIPAY_GATEWAY || origins.some((pattern) => matchesOrigin(url.origin, pattern)));
  const entries = Object.entries(hostReplyAsRecord(fields));
  if (!isAllowed || entries.length === 0 || entries.length > MAX_FIELDS) return null;
  const texts: [string, string][] = [];
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || value.length > MAX_TEXT || name === '') return null;
    texts.push([name, value]);
  }
  if (isGet === true) {
    // A browser replaces the query of a form's address with the fields.
    url.search = new URLSearchParams(texts).toString();
    return { type: 'redirect', url: url.href };
  }
  return { type: 'form', action: url.href, fields: Object.fromEntries(texts) };
}
