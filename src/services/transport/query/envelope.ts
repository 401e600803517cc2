import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';

import { errorCodes } from './errorCodes';
import { type FailureKind, UNKNOWN_CALL_CODE } from './serviceError';

/** `openid`: a refused sign-in by the host may name the openid that has no account (assumed). */
export type Opened = { data: unknown } | { kind: FailureKind; code: string; message: string; openid?: string };

const MESSAGE_LIMIT = 200;
const SUCCESS_CODE = '200';
export const UNAUTHORIZED_CODE = '401';

const messageOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MESSAGE_LIMIT) : '');

/** No answer of the contract is nested a quarter as deep. */
const MAX_DEPTH = 32;

/** Whether a JSON text is nested deeper than any answer. What reads an answer, or the store, goes down by recursion, and the stack of a phone ends. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === '"') {
      // To the quote that ends the text: the next one behind an even number of backslashes.
      for (at += 1; at < text.length && text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
    }
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

const parse = (text: string): unknown => (isTooDeep(text) ? undefined : parseJson(text));

/** The code of an envelope in lower case; undefined where there is none. */
const codeIn = (body: unknown): string | undefined => {
  const code = isPlainObject(body) ? body['code'] : undefined;
  return typeof code === 'string' || typeof code === 'number' ? String(code).toLowerCase() : undefined;
};

/**
 * The only place that decides whether a call succeeded. Every response carries code, msg and data. The code is compared as text,
 * case-insensitively, and only '200' is success (Rule 3.4), with a status of HTTP that says nothing else. HTTP 401 has the code 401 too; it is a refusal only if an envelope says so: with any
 * other code, or with none, it may be a proxy's, and the kind is `http`.
 */
export function openEnvelope(status: number, text: string): Opened {
  if (status === 401) {
    const body = parse(text);
    const said = codeIn(body) ?? '';
    const isSaid = said === UNAUTHORIZED_CODE || errorCodes[said]?.do === 'signOut';
    const message = isPlainObject(body) ? messageOf(body['msg']) : '';
    return { kind: isSaid ? 'refused' : 'http', code: UNAUTHORIZED_CODE, message: isSaid ? message : '' };
  }
  if (status >= 500 || status < 200 || (status >= 300 && status < 400))
    return { kind: 'http', code: 'http', message: '' };
  const body = parse(text);
  const code = codeIn(body);
  if (!isPlainObject(body) || code === undefined) {
    return status >= 400
      ? { kind: 'http', code: status === 404 ? UNKNOWN_CALL_CODE : 'http', message: '' }
      : { kind: 'malformed', code: 'malformed', message: '' };
  }
  // A gateway that refuses may pass on the body of a service that did not.
  if (code === SUCCESS_CODE)
    return status >= 400 ? { kind: 'http', code: 'http', message: '' } : { data: body['data'] ?? null };
  // What a gateway says about its paths is not for drivers.
  const message = status === 404 && code === UNKNOWN_CALL_CODE ? '' : messageOf(body['msg']);
  const openid = isPlainObject(body['data']) ? body['data']['openid'] : undefined;
  return { kind: 'refused', code, message, ...(typeof openid === 'string' && { openid }) };
}
