import { MAX_RESPONSE_BYTES } from '@/lib/readResponseText';

import type { UploadFetch } from './ports';

/**
 * Uploads with XMLHttpRequest, because no browser's `fetch` reports upload progress. Rejects and aborts like `fetch`.
 */
export const createXhrUploadFetch =
  ({ XMLHttpRequest: Request }: Pick<typeof globalThis, 'XMLHttpRequest'>): UploadFetch =>
  (input, { method = 'GET', headers, body, signal }, onProgress) =>
    new Promise((resolve, reject) => {
      const createAbortError = () => new DOMException('The upload was aborted.', 'AbortError');
      if (signal?.aborted === true) {
        reject(createAbortError());
        return;
      }
      const request = new Request();
      const abort = () => {
        request.abort();
      };
      request.open(method, input);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded, total);
      };
      request.onprogress = ({ loaded, total }) => {
        if (Math.max(loaded, total) <= MAX_RESPONSE_BYTES) return;
        reject(new RangeError());
        request.abort();
      };
      request.onload = () => {
        const { status, responseText } = request;
        resolve({
          status,
          headers: { get: (name) => request.getResponseHeader(name) },
          text: () => Promise.resolve(responseText),
        });
      };
      request.onerror = () => {
        reject(new TypeError('The upload did not arrive.'));
      };
      request.onabort = () => {
        reject(createAbortError());
      };
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
