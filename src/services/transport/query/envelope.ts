import { isPlainObject } from '@/lib/isPlainObject';

import { errorCodes } from './errorCodes';
import { type FailureKind, UNKNOWN_CALL_CODE } from './serviceError';

/** `openid`: a refused sign-in by the host may name the openid that has no account (assumed). */
export type Opened = { data: unknown } | { kind: FailureKind; code: string; message: string; openid?: string };

const MESSAGE_LIMIT = 200;
const SUCCESS_CODE = '200';
export const UNAUTHORIZED_CODE = '401';

const messageOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MESSAGE_LIMIT) : '');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The only place that decides whether a call succeeded. Every response carries code, msg and data. The code is compared as text,
 * case-insensitively, and only '200' is success (Rule 3.4). HTTP 401 has the code 401 too; it is a refusal only if an envelope says so: with any
 * other code, or with none, it may be a proxy's, and the kind is `http`.
 */
export function openEnvelope(status: number, text: string): Opened {
  if (status === 401) {
    const body = parse(text);
    const said = isPlainObject(body) ? String(body['code']).toLowerCase() : '';
    const isSaid = said === UNAUTHORIZED_CODE || errorCodes[said]?.do === 'signOut';
    const message = isPlainObject(body) ? messageOf(body['msg']) : '';
    return { kind: isSaid ? 'refused' : 'http', code: UNAUTHORIZED_CODE, message: isSaid ? message : '' };
  }
  if (status >= 500 || status < 200 || (status >= 300 && status < 400))
    return { kind: 'http', code: 'http', message: '' };
  const body = parse(text);
  if (!isPlainObject(body) || (typeof body['code'] !== 'string' && typeof body['code'] !== 'number')) {
    return status >= 400
      ? { kind: 'http', code: status === 404 ? UNKNOWN_CALL_CODE : 'http', message: '' }
      : { kind: 'malformed', code: 'malformed', message: '' };
  }
  const code = String(body['code']).toLowerCase();
  if (code === SUCCESS_CODE) return { data: body['data'] ?? null };
  // What a gateway says about its paths is not for drivers.
  const message = code === UNKNOWN_CALL_CODE ? '' : messageOf(body['msg']);
  const openid = isPlainObject(body['data']) ? body['data']['openid'] : undefined;
  return { kind: 'refused', code, message, ...(typeof openid === 'string' && { openid }) };
}
