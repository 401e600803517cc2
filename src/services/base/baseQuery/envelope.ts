import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';

import { isSignOutErrorCode } from './errorEffectsByCode';
import { type ServiceFailureKind, UNSUPPORTED_CALL_CODE } from './serviceError';

/** `openid`: if the host's sign-in is refused, the response may name the openid that has no account (assumed). */
export type EnvelopeResult =
  { data: unknown } | { kind: ServiceFailureKind; code: string; message: string; openid?: string };

const MAX_MESSAGE_LENGTH = 200;
const SUCCESS_CODE = '200';
export const UNAUTHORIZED_CODE = '401';

const toMessage = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, MAX_MESSAGE_LENGTH) : '';

/** Responses of the contract have less than a quarter of this depth. */
const MAX_DEPTH = 32;

/**
 * Whether a JSON text is nested deeper than any valid response. Responses and the store are processed recursively, and
 * the stack of a phone is limited.
 */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === '"') {
      // Skips to the quote that ends the string: the next one that is not escaped.
      for (index += 1; index < text.length && text[index] !== '"'; index += 1) if (text[index] === '\\') index += 1;
    }
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

const parseBody = (text: string): unknown => (isTooDeep(text) ? undefined : parseJson(text));

/** The code of an envelope in lower case; undefined if there is none. */
const readEnvelopeCode = (body: unknown): string | undefined => {
  const code = isPlainObject(body) ? body['code'] : undefined;
  return typeof code === 'string' || typeof code === 'number' ? String(code).toLowerCase() : undefined;
};

/**
 * The only place that decides whether a call succeeded. Every response has code, msg and data. The code is compared as
 * text, case-insensitively, and only '200' is success (Rule 3.4), unless the HTTP status contradicts it. HTTP 401 also
 * gets the code 401. It is a refusal only if the envelope confirms it; with any other code, or without an envelope, it
 * may come from a proxy, and the kind is `http`.
 */
export function parseEnvelope(status: number, text: string): EnvelopeResult {
  if (status === 401) {
    const body = parseBody(text);
    const bodyCode = readEnvelopeCode(body) ?? '';
    const isRefusal = bodyCode === UNAUTHORIZED_CODE || isSignOutErrorCode(bodyCode);
    const message = isPlainObject(body) ? toMessage(body['msg']) : '';
    return { kind: isRefusal ? 'refused' : 'http', code: UNAUTHORIZED_CODE, message: isRefusal ? message : '' };
  }
  if (status >= 500 || status < 200 || (status >= 300 && status < 400))
    return { kind: 'http', code: 'http', message: '' };
  const body = parseBody(text);
  const code = readEnvelopeCode(body);
  if (!isPlainObject(body) || code === undefined) {
    return status >= 400
      ? { kind: 'http', code: status === 404 ? UNSUPPORTED_CALL_CODE : 'http', message: '' }
      : { kind: 'malformed', code: 'malformed', message: '' };
  }
  // A gateway that fails may still forward the body of a successful service response.
  if (code === SUCCESS_CODE)
    return status >= 400 ? { kind: 'http', code: 'http', message: '' } : { data: body['data'] ?? null };
  // A gateway's message about unknown paths is not meant for drivers.
  const message = status === 404 && code === UNSUPPORTED_CALL_CODE ? '' : toMessage(body['msg']);
  const openid = isPlainObject(body['data']) ? body['data']['openid'] : undefined;
  return { kind: 'refused', code, message, ...(typeof openid === 'string' && { openid }) };
}
