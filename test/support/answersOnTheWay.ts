import { callKeyOf, type Endpoint } from '../../mocks/api/endpoint';
import { ENDPOINTS } from '../../mocks/api/endpoints';

const patterns = ENDPOINTS.map((endpoint) => ({
  endpoint,
  key: callKeyOf(endpoint),
  matches: new RegExp(`^${endpoint.path.replace('{id}', '[^/]+')}$`),
}));

/** A call of the contract by what is sent: `GET`, and an address with everything in front of and behind its path. */
export function callOf(method: string, address: string): { key: string; endpoint: Endpoint } | undefined {
  const path = address.replace(/^.*?\/api\//, '').replace(/[?#].*$/, '');
  return patterns.find(({ endpoint, matches }) => endpoint.method === method && matches.test(path));
}

/** What is done to the data of a good answer on its way to the app; the same data leaves it alone. */
export type Change = (data: unknown, call: { key: string; endpoint: Endpoint }) => unknown;

/** The body of an answer with its data changed; undefined for what is not a success of the contract. */
export function changedBody(method: string, address: string, body: unknown, change: Change): object | undefined {
  const call = callOf(method, address);
  if (call === undefined || typeof body !== 'object' || body === null) return undefined;
  const { code, data } = body as { code?: unknown; data?: unknown };
  return code === '200' ? { ...body, data: change(data, call) } : undefined;
}

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** A line on which the data of good answers can be changed, and on which it can be seen whether anything is under way. */
export function changingLine(answer: Fetch, change: Change) {
  const line = {
    change,
    underWay: 0,
    /** Counts every call that was sent. */
    sent: 0,
    fetch: (async (input, init) => {
      line.underWay += 1;
      line.sent += 1;
      try {
        const response = await answer(input, init);
        const text = await response.clone().text();
        if (!text.startsWith('{')) return response;
        const changed = changedBody(init?.method ?? 'GET', input, JSON.parse(text), line.change);
        if (changed === undefined) return response;
        return new Response(JSON.stringify(changed), { status: response.status, headers: response.headers });
      } finally {
        line.underWay -= 1;
      }
    }) satisfies Fetch,
  };
  return line;
}
