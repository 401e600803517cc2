import type { Answered } from '../ports/ports';

/**
 * In bytes. The longest answers are 999 bills and 9999 lots in one list (Rule 3.7): 4 and 12 MB with long texts in each field, as a test reckons. What is
 * longer can be none of ours, and would take an old phone's memory.
 */
export const ANSWER_LIMIT = 16 * 1024 * 1024;

/** The body is longer than any answer. */
export class TooLong extends Error {}

/**
 * Reads a body as text. Rejects with TooLong as soon as more is announced or has come. A body may be announced shorter than it is, or be packed; so what
 * comes is counted as well.
 */
export async function readText(response: Answered): Promise<string> {
  const reader = Number(response.headers.get('content-length')) > ANSWER_LIMIT ? null : response.body?.getReader();
  if (reader === null) throw new TooLong();
  if (reader === undefined) {
    const text = await response.text();
    if (text.length > ANSWER_LIMIT) throw new TooLong();
    return text;
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > ANSWER_LIMIT) {
      void reader.cancel().catch(() => undefined);
      throw new TooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
}
