import { callKeyOf, type Endpoint } from '../../../mocks/api/endpoint';
import { ENDPOINTS } from '../../../mocks/api/endpoints';
import type { BodyFault } from './bodyFaults';

const patterns = ENDPOINTS.map((endpoint) => ({
  endpoint,
  key: callKeyOf(endpoint),
  matches: new RegExp(`^${endpoint.path.replace('{id}', '[^/]+')}$`),
}));

/** The call of the contract that a request belongs to. `method` is for example `GET`; `address` may have text before and after the path. */
function callOf(method: string, address: string): { key: string; endpoint: Endpoint } | undefined {
  const path = address.replace(/^.*?\/api\//, '').replace(/[?#].*$/, '');
  return patterns.find(({ endpoint, matches }) => endpoint.method === method && matches.test(path));
}

/** Changes the data of a good response on its way to the app. Returning the same data changes nothing. */
export type Change = (data: unknown, call: { key: string; endpoint: Endpoint }) => unknown;

/** The body of a success of the contract; undefined for any other body. */
function successOf(body: unknown): { readonly data: unknown } | undefined {
  const { code, data } = (body ?? {}) as { code?: unknown; data?: unknown };
  return typeof body === 'object' && code === '200' ? { ...body, data } : undefined;
}

/** The body of a response with its data changed; undefined if it is not a success of the contract. */
export function changedBody(
  method: string,
  address: string,
  body: unknown,
  change: Change,
): { readonly data: unknown } | undefined {
  const call = callOf(method, address);
  const good = successOf(body);
  return call === undefined || good === undefined ? undefined : { ...good, data: change(good.data, call) };
}

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

interface ChangingLine {
  change: Change;
  /** Replaces all responses of one call. */
  fault: { readonly key: string; readonly bodyOf: BodyFault['bodyOf'] } | null;
  /** The number of calls that wait for a response. */
  underWay: number;
  /** The number of calls that were sent. */
  sent: number;
  readonly fetch: Fetch;
}

/** A connection that can change good responses and knows whether a call is under way. */
export function changingLine(answer: Fetch, change: Change): ChangingLine {
  const line: ChangingLine = {
    change,
    fault: null,
    underWay: 0,
    sent: 0,
    fetch: async (input, init) => {
      line.underWay += 1;
      line.sent += 1;
      try {
        const response = await answer(input, init);
        const text = await response.clone().text();
        if (!text.startsWith('{')) return response;
        const method = init?.method ?? 'GET';
        const changed = changedBody(method, input, JSON.parse(text), line.change);
        if (changed === undefined) return response;
        const fault = line.fault?.key === callOf(method, input)?.key ? line.fault : null;
        const { status, text: body } = fault?.bodyOf(changed) ?? {
          status: response.status,
          text: JSON.stringify(changed),
        };
        return new Response(body === '' ? null : body, { status, headers: response.headers });
      } finally {
        line.underWay -= 1;
      }
    },
  };
  return line;
}
