import { ANSWER_LIMIT } from '@/lib/readText';

import type { UploadFetch } from './ports';

/** An upload by XMLHttpRequest, because no browser's `fetch` reports how much of a body was sent. Rejects and aborts like `fetch`. */
export const uploadByXhr =
  ({ XMLHttpRequest: Request }: Pick<typeof globalThis, 'XMLHttpRequest'>): UploadFetch =>
  (input, { method = 'GET', headers, body, signal }, onSent) =>
    new Promise((resolve, reject) => {
      const aborted = () => new DOMException('The upload was aborted.', 'AbortError');
      if (signal?.aborted === true) {
        reject(aborted());
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
        if (lengthComputable) onSent(loaded, total);
      };
      request.onprogress = ({ loaded, total }) => {
        if (Math.max(loaded, total) <= ANSWER_LIMIT) return;
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
        reject(aborted());
      };
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
