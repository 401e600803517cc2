import { asRecord, asText } from '@/host/replies/hostReply';

import type { HostErrorKind, HostMethod, PayReport } from '../Host';

/** The codes that every call may give; those below 10 are the bridge's own. */
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

/** Location switched off, or refused by the user. */
const LOCATION_REFUSED: ReadonlySet<string> = new Set(['11', '2001', '2002']);

/** The call's error code as text, or null when it succeeded; a zero, or a field without a value, is no error. */
export function alipayError(reply: unknown): string | null {
  const code = asText(asRecord(reply)['error']);
  return code === '' || code === '0' ? null : code;
}

export function alipayTrouble(method: HostMethod, code: string): HostErrorKind {
  if (method === 'locate' && LOCATION_REFUSED.has(code)) return 'denied';
  return ERROR_KINDS[code] ?? 'unknown';
}

const PAY_REPORTS: Readonly<Record<string, PayReport>> = {
  '9000': 'reported-ok',
  '8000': 'processing',
  '6004': 'processing', // the client does not know; it might be paid
  '4000': 'failed',
  '6001': 'cancelled',
  '99': 'cancelled', // left by "forgot password"
};

/** What the cashier said; 6002 (network) and codes that no document lists are `unknown`. */
export function alipayPayReport(reply: unknown): PayReport {
  return PAY_REPORTS[asText(asRecord(reply)['resultCode'])] ?? 'unknown';
}
