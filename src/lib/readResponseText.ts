/**
 * In bytes. The longest responses are lists of 999 bills and 9999 lots (Rule 3.7), which have 4 and 12 MB with long
 * texts. Anything longer is not from our server and could exhaust the memory of an old phone.
 */
export const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/**
 * Reads a body as text. Rejects with a RangeError as soon as it exceeds the limit, because its announced length can be
 * wrong or refer to compressed data.
 */
export async function readResponseText(body: Response['body']): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const value = (await reader?.read())?.value;
    if (value === undefined) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_RESPONSE_BYTES) {
      void reader?.cancel();
      throw new RangeError();
    }
    text += decoder.decode(value, { stream: true });
  }
}
