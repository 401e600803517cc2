import { authModelOf } from '@/services/transport/authModel';

import { createBackend } from '../../mocks/app';
import type { WorldOptions } from '../../mocks/world/World';

/** The headers of the contract for this path, as a visitor with the seeded openid. */
export function headersFor(path: string, token?: string): Record<string, string> {
  const bare = path.split('?')[0] ?? path;
  const payload = {
    ns: 'n'.repeat(32),
    ts: 0,
    driverDealerId: '',
    openid: 'openid-wx-1',
    buyid: '',
    authModel: authModelOf(bare),
  };
  return {
    'Content-Type': 'application/json',
    ClientType: '2',
    CustomPayload: Buffer.from(JSON.stringify(payload)).toString('base64'),
    ...(token === undefined ? {} : { Authorization: token }),
  };
}

/** Calls of the mock world without the app's transport in between. */
export function mockClient(options: WorldOptions = {}) {
  const { app, world } = createBackend(options);
  const call = async (method: string, path: string, { token, body }: { token?: string; body?: object } = {}) => {
    const response = await app.request(`/api/${path}`, {
      method,
      headers: headersFor(path, token),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { code: string; msg: string; data: unknown };
  };
  return { app, world, call };
}
