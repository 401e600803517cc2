import { hostReplyAsRecord, hostReplyValueAsText } from '@/host/replies/hostReply';

import type { HostErrorKind, HostPaymentReport } from '../HostAdapter';

/** `signature`: the client rejected the page's signature. This is our error and not a refusal by the user. */
export type WechatErrorKind = HostErrorKind | 'signature';

/** The text after the first colon of `name:status`, parsed in the same way as the SDK does. */
export function parseWechatReplyStatus(reply: unknown): string {
  const record = hostReplyAsRecord(reply);
  const text = hostReplyValueAsText(record['errMsg'] ?? record['err_msg']);
  return text.slice(text.indexOf(':') + 1).trim();
}

/** The host's own error text, for logs. */
export function getWechatErrorText(reply: unknown): string {
  const record = hostReplyAsRecord(reply);
  return hostReplyValueAsText(record['errMsg'] ?? record['err_msg']);
}

const SIGNATURE = /^(permission denied|invalid signature)$|offline verifying/i;

/** The texts with which different client versions report that the user or the system refuses the location. */
const LOCATION_REFUSED =
  /auth den(y|ied)|authorize no response|system permission denied|locationswitchoff|^(fail )?1$/i;

/** Maps a failed SDK call to an error kind. Some clients report a refused location as `cancel`, others as `fail`. */
export function toWechatErrorKind(call: string, status: 'cancel' | 'fail', reply: unknown): WechatErrorKind {
  const isLocation = call === 'getLocation';
  if (status === 'cancel') return isLocation ? 'denied' : 'cancelled';
  const statusText = parseWechatReplyStatus(reply).replaceAll('_', ' ');
  if (SIGNATURE.test(statusText)) return 'signature';
  if (isLocation && LOCATION_REFUSED.test(statusText)) return 'denied';
  if (/function not exist/i.test(statusText)) return 'unsupported';
  return 'failed';
}

/**
 * Parses the cashier's report. Only its three documented statuses count. Other texts ending in `:ok` occur on this
 * callback (`pre_verify_jsapi:ok`), and a text about missing parameters does not concern the order.
 */
export function parseWechatPaymentReport(reply: unknown): HostPaymentReport {
  const status = /^get_?brand_?wcpay_?request:\s*(ok|cancel|fail)/i.exec(getWechatErrorText(reply))?.[1]?.toLowerCase();
  if (status === 'ok') return 'reported-ok';
  if (status === 'cancel') return 'cancelled';
  return status === 'fail' ? 'failed' : 'unknown';
}
