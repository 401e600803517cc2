import { CUT_HEADER } from './api/gateway';

interface App {
  request(input: string, init?: RequestInit): Response | Promise<Response>;
}

export interface FetchPortOptions {
  /** Awaited before each call is sent. Simulates the time that a request takes to arrive. */
  delay?: (input: string, init: RequestInit) => Promise<void> | void;
}

/** `ports.fetch` for a test. Addresses are relative. Hono answers in the same process and never reads `signal`, so this port handles it. */
export const fetchPort =
  (app: App, { delay }: FetchPortOptions = {}) =>
  async (input: string, { signal, ...init }: RequestInit = {}): Promise<Response> => {
    signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener(
        'abort',
        () => {
          reject(signal.reason as Error);
        },
        { once: true },
      );
    });
    const sent = async () => {
      await delay?.(input, init);
      const response = await app.request(input, init);
      if (response.headers.has(CUT_HEADER)) throw new TypeError('Failed to fetch');
      return response;
    };
    return Promise.race([sent(), aborted]);
  };
