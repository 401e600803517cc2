/**
 * In bytes. The longest answers are 999 bills and 9999 lots in one list (Rule 3.7): 4 and 12 MB with long texts in each field, as a test reckons. What is
 * longer can be none of ours, and would take an old phone's memory.
 */
export const ANSWER_LIMIT = 16 * 1024 * 1024;

/** Reads a body as text. Rejects with a RangeError as soon as more has come: a body may be announced shorter than it is, or be packed. */
export async function readText(body: Response['body']): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const value = (await reader?.read())?.value;
    if (value === undefined) return text + decoder.decode();
    bytes += value.length;
    if (bytes > ANSWER_LIMIT) {
      void reader?.cancel();
      throw new RangeError();
    }
    text += decoder.decode(value, { stream: true });
  }
}
