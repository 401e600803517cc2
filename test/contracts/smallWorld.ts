import { type Call, callKeyOf, type Endpoint } from '../../mocks/api/endpoint';
import { ENDPOINTS } from '../../mocks/api/endpoints';
import { readAsked } from '../../mocks/api/requests';
import { advanceTime } from '../../mocks/world/advanceTime';
import { Refusal } from '../../mocks/world/core/Refusal';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { type ControlledWorld, createWorld } from '../../mocks/world/createWorld';
import { standardSettings } from '../../mocks/world/settings';
import { emptyTables, type Tables } from '../../mocks/world/tables';
import type { World } from '../../mocks/world/World';

/**
 * A world in which there is only what is on sale, where, and to whom. It is made in a millisecond instead of fifty, for properties over thousands of
 * random orders. Each call returns the same world as new.
 */
export function makeSmallWorlds(): () => ControlledWorld {
  const world = createWorld();
  const { drivers, lots, wallets, passRules, offPeakPackages, offPeakSlots } = world.tables;
  const kept: Tables = { ...emptyTables(), drivers, lots, wallets, passRules, offPeakPackages, offPeakSlots };
  return () => {
    world.clock.restart();
    world.settings = standardSettings();
    world.tables = structuredClone(kept);
    return world;
  };
}

interface Answered<T> {
  /** Empty for a success. */
  readonly refusal: string;
  readonly data: T;
}

const byKey = new Map(ENDPOINTS.map((endpoint) => [callKeyOf(endpoint), endpoint]));

function endpointOf(key: string): Endpoint {
  const endpoint = byKey.get(key);
  if (endpoint === undefined) throw new Error(`no endpoint ${key}`);
  return endpoint;
}

/** Asks the handlers of one driver's calls directly: without the gateway, its headers and its wire, which `mockClient` has. */
export function directCalls(world: World, phone: string = DRIVERS.lin.phone) {
  const own = () => world.tables.drivers.find((row) => row.phone === phone) ?? null;
  /** `key`: `POST special/v2/api/bagOrders/{id}/renew`; `id` stands for its `{id}`. */
  const ask = <T>(key: string, body: Readonly<Record<string, unknown>> = {}, id = ''): Answered<T> => {
    const endpoint = endpointOf(key);
    const query = new URLSearchParams(endpoint.method === 'GET' ? (body as Record<string, string>) : {});
    const call: Call = { ...{ world, params: { id }, query, body }, ...CALLER, driver: own() };
    advanceTime(world);
    try {
      return { refusal: '', data: endpoint.handle({ ...call, asked: readAsked(call, endpoint) }) as T };
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error.message, data: undefined as T };
      throw error;
    }
  };
  /** The same for a call that must succeed. */
  const read = <T>(key: string, body: Readonly<Record<string, unknown>> = {}, id = ''): Answered<T>['data'] => {
    const { refusal, data } = ask<T>(key, body, id);
    expect([key, refusal]).toEqual([key, '']);
    return data;
  };
  return { ask, read };
}

const CALLER = { token: 'token', openid: '', clientType: 2 };
