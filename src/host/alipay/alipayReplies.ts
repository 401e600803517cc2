import { hostReplyAsRecord, hostReplyValueAsText } from '@/host/replies/hostReply';

import type { HostAdapterMethod, HostErrorKind, HostPaymentReport } from '../HostAdapter';

/** Error codes that every call may return. Those below 10 are the bridge's own. */
const ERROR_KINDS: Readonly<Record<string, HostErrorKind>> = {
  '1': 'unsupported', // no such call in this client
  '2': 'failed', // the parameters were not accepted
  '4': 'unsupported', // this page may not make the call
  '10': 'cancelled',
  '11': 'failed',
  '12': 'failed',
  '13': 'failed',
  '14': 'failed',
};

/** Location is switched off, or the user has refused it. */
const LOCATION_REFUSED: ReadonlySet<string> = new Set(['11', '2001', '2002']);

/** The error code of a call as a string, or null if it succeeded. Zero and an empty field mean success. */
export function parseAlipayErrorCode(reply: unknown): string | null {
  const code = hostReplyValueAsText(hostReplyAsRecord(reply)['error']);
  return code === '' || code === '0' ? null : code;
}

export function toAlipayErrorKind(method: HostAdapterMethod, code: string): HostErrorKind {
  if (method === 'locate' && LOCATION_REFUSED.has(code)) return 'denied';
  return ERROR_KINDS[code] ?? 'unknown';
}

const PAY_REPORTS: Readonly<Record<string, HostPaymentReport>> = {
  '9000': 'reported-ok',
  '8000': 'processing',
  '6004': 'processing', // the client does not know the result; it might be paid
  '4000': 'failed',
  '6001': 'cancelled',
  '99': 'cancelled', // the driver left through "forgot password"
};

/** Parses the cashier's report. 6002 (network) and undocumented codes are `unknown`. */
export function parseAlipayPaymentReport(reply: unknown): HostPaymentReport {
  return PAY_REPORTS[hostReplyValueAsText(hostReplyAsRecord(reply)['resultCode'])] ?? 'unknown';
}
