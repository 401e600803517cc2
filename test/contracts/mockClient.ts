import { getPathAuthModel } from '@/services/base/baseQuery/authModel';

import { createBackend } from '../../mocks/app';
import type { WorldOptions } from '../../mocks/world/createWorld';

/** The headers that the contract requires for this path, for a visitor with the seeded openid. */
export function headersFor(path: string, token?: string): Record<string, string> {
  const bare = path.split('?')[0] ?? path;
  const payload = {
    ns: 'n'.repeat(32),
    ts: 0,
    driverDealerId: '',
    openid: 'openid-wx-1',
    buyid: '',
    authModel: getPathAuthModel(bare),
  };
  return {
    'Content-Type': 'application/json',
    ClientType: '2',
    CustomPayload: Buffer.from(JSON.stringify(payload)).toString('base64'),
    ...(token === undefined ? {} : { Authorization: token }),
  };
}

export interface MockAnswer {
  code: string;
  msg: string;
  data: unknown;
}

/** Helpers that check and unwrap the responses of `ask`. */
export function answersOf(ask: (method: string, path: string, body?: object) => Promise<MockAnswer>) {
  return {
    /** The data of a response, which must be a success. */
    read: async <T>(method: string, path: string, body?: object): Promise<T> => {
      const { code, msg, data } = await ask(method, path, body);
      expect([path, code, msg]).toEqual([path, '200', '']);
      return data as T;
    },
    /** The code and the message. */
    told: async (method: string, path: string, body?: object): Promise<readonly [string, string]> => {
      const { code, msg } = await ask(method, path, body);
      return [code, msg];
    },
  };
}

let decisions = 0;
/** The body of a call. Each one that is no query is a decision of its own, unless the test says otherwise. */
function bodyOf(method: string, body: object | undefined): object | undefined {
  if (method === 'GET') return body;
  decisions += 1;
  return { requestId: `decision-${String(decisions)}`, ...body };
}

/** Calls the mock world directly, without the app's transport. */
export function mockClient(options: WorldOptions = {}) {
  const { app, world } = createBackend(options);
  const call = async (method: string, path: string, { token, body: asked }: { token?: string; body?: object } = {}) => {
    const body = bodyOf(method, asked);
    const response = await app.request(`/api/${path}`, {
      method,
      headers: headersFor(path, token),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as MockAnswer;
  };
  return { app, world, call };
}
