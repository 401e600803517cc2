import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { ServiceName } from '@/services/base/baseQuery/serviceError';
import { getLoadedServices } from '@/services/eagerServices';
import type * as wire from '@/services/schema/wire';

import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import type { ScenarioName } from '../../mocks/world/scenarios';
import { makeServices } from '../support/makeServices';

export type Wire = wire.WireSchema<unknown>;
interface Initiable {
  initiate: (args: unknown, options?: object) => unknown;
}

/** A request as the app sends it. */
export interface Sent {
  method: string;
  /** Relative to ./api/. */
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

const readSent = (input: string, init: RequestInit = {}): Sent => {
  const { pathname, searchParams } = new URL(input, 'http://app.invalid');
  return {
    method: init.method ?? 'GET',
    path: pathname.replace('/api/', ''),
    query: Object.fromEntries(searchParams),
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : undefined,
  };
};

const SERVICES = join(__dirname, '../../src/services');
const GOOD_CALLS = join(__dirname, 'goodCalls');

const filesOf = (folder: string) => readdirSync(folder).map((file) => join(folder, file));

/** A topic file adds its endpoints to its service when it is loaded. */
const loadTopics = () => {
  const folders = readdirSync(SERVICES, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of folders.filter((one) => !['base', 'schema'].includes(one.name))) {
    for (const file of filesOf(join(SERVICES, name))) jest.requireActual(file);
  }
};

/** Every endpoint of every service, by a name such as `charge.createPayment`, with the strict schema of the server's response. */
export function collectEndpoints(): Map<string, { endpoint: Initiable; wire: Wire }> {
  loadTopics();
  const found = new Map<string, { endpoint: Initiable; wire: Wire }>();
  for (const service of getLoadedServices()) {
    const endpoints = service.endpoints as Record<string, Initiable>;
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const read = (definition: { extraOptions?: unknown }) => {
        const { wire } = definition.extraOptions as { wire: Wire };
        found.set(`${service.reducerPath.replace(/Api$/, '')}.${name}`, { endpoint, wire });
      };
      (service.enhanceEndpoints as unknown as (parts: object) => void)({ endpoints: { [name]: read } });
    }
  }
  return found;
}

const endpoints = collectEndpoints();

/** All services over the mock world, with the first driver signed in. */
export function startServices(seed: ScenarioName = 'default') {
  const backend = createBackend({ seed });
  const answer = fetchPort(backend.app);
  const raw: { sent: Sent; status: number; body: unknown }[] = [];
  const cookies = new Map<string, string>();
  const pair = signInAs(backend.world, DRIVERS.lin.phone);
  cookies.set('token', pair.token).set('refreshToken', pair.refreshToken);
  const app = makeServices({
    cookies,
    local: new Map([['openid', DRIVERS.lin.openid]]),
    fetch: async (input, init) => {
      const response = await answer(input, init);
      raw.push({
        sent: readSent(input, init),
        status: response.status,
        body: await response
          .clone()
          .json()
          .catch(() => undefined),
      });
      return response;
    },
  });
  const call = async (name: string, args: unknown) => {
    const found = endpoints.get(name);
    if (found === undefined) throw new Error(`No endpoint ${name}`);
    const { endpoint, wire } = found;
    const dispatch = app.store.dispatch as (action: unknown) => Promise<{ data?: unknown; error?: unknown }>;
    const result = await dispatch(endpoint.initiate(args, { forceRefetch: true }));
    const { sent, status, body } = raw.at(-1) ?? { sent: undefined, status: 0, body: undefined };
    return { result, sent, status, body: body as { code: string; msg: string; data: unknown }, wire };
  };
  const secret = (fields: Record<string, string>) => ({ handle: app.vault.put(fields) });
  return { ...backend, ...app, call, secret };
}
export type Started = ReturnType<typeof startServices>;

/** The request that each endpoint sends for its good call, by the endpoint's name. Throws with the names of endpoints that have no good call. */
export async function sendGoodCalls(): Promise<Map<string, Sent>> {
  const goodCalls = collectGoodCalls();
  const lacking = [...endpoints.keys()].filter((name) => !goodCalls.has(name));
  if (lacking.length > 0)
    throw new Error(`No good call in test/contracts/goodCalls/<service>.ts: ${lacking.join(', ')}`);
  const found = new Map<string, Sent>();
  for (const [name, args] of goodCalls) {
    const started = startServices();
    const { sent } = await started.call(name, await args(started));
    if (sent !== undefined) found.set(name, sent);
  }
  return found;
}

/** A good call for each endpoint of a service. The function first prepares the world, then returns the arguments, possibly as a promise. */
export type GoodCalls = Partial<Record<ServiceName, Record<string, (started: Started) => unknown>>>;

/** The good calls of all files in `goodCalls/`, by names such as `charge.createPayment`. */
export function collectGoodCalls(): Map<string, (started: Started) => unknown> {
  const files = filesOf(GOOD_CALLS).map((file) => jest.requireActual<{ goodCalls: GoodCalls }>(file).goodCalls);
  const calls = files.flatMap((file) =>
    Object.entries(file).flatMap(([service, own]) =>
      Object.entries(own).map(([name, args]) => [`${service}.${name}`, args] as const),
    ),
  );
  return new Map(calls);
}
