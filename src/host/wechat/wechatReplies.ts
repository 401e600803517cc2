import { asRecord, asText } from '@/host/replies/hostReply';

import type { HostErrorKind, PayReport } from '../Host';

/** `signature`: the client rejected the page's signature. This is our error and not a refusal by the user. */
export type WechatTrouble = HostErrorKind | 'signature';

/** The text after the first colon of `name:status`, in the same way as the SDK reads it. */
export function statusOf(reply: unknown): string {
  const record = asRecord(reply);
  const text = asText(record['errMsg'] ?? record['err_msg']);
  return text.slice(text.indexOf(':') + 1).trim();
}

/** The host's own error text, for logs. */
export function wechatCode(reply: unknown): string {
  const record = asRecord(reply);
  return asText(record['errMsg'] ?? record['err_msg']);
}

const SIGNATURE = /^(permission denied|invalid signature)$|offline verifying/i;

/** The refusal of location by the user or the system, in the wording of the different client versions. */
const LOCATION_REFUSED =
  /auth den(y|ied)|authorize no response|system permission denied|locationswitchoff|^(fail )?1$/i;

/** What a failed SDK call means. A refused location is reported as `cancel` by some clients and as `fail` by others. */
export function wechatTrouble(call: string, status: 'cancel' | 'fail', reply: unknown): WechatTrouble {
  const isLocation = call === 'getLocation';
  if (status === 'cancel') return isLocation ? 'denied' : 'cancelled';
  const said = statusOf(reply).replaceAll('_', ' ');
  if (SIGNATURE.test(said)) return 'signature';
  if (isLocation && LOCATION_REFUSED.test(said)) return 'denied';
  if (/function not exist/i.test(said)) return 'unsupported';
  return 'failed';
}

/**
 * What the cashier reported. Only its three documented statuses count. Other texts that end in `:ok` have been seen on this callback
 * (`pre_verify_jsapi:ok`), and a text about missing parameters says nothing about the order.
 */
export function wechatPayReport(reply: unknown): PayReport {
  const said = /^get_?brand_?wcpay_?request:\s*(ok|cancel|fail)/i.exec(wechatCode(reply))?.[1]?.toLowerCase();
  if (said === 'ok') return 'reported-ok';
  if (said === 'cancel') return 'cancelled';
  return said === 'fail' ? 'failed' : 'unknown';
}
