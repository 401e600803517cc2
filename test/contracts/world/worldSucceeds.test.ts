import { createBackend } from '../../../mocks/app';
import { addDriver } from '../../../mocks/world/account/accounts';
import { driverOfToken, issuePair, renewPair, signInAs } from '../../../mocks/world/account/tokens';
import { DRIVERS } from '../../../mocks/world/core/seeded';

const { lin, chen } = DRIVERS;

test('a world that replaces a previous one keeps scenario, clock, log and the sessions of the drivers it knows', () => {
  const { world: former } = createBackend();
  const { token, refreshToken } = signInAs(former, lin.phone);
  const stranger = issuePair(former, addDriver(former, '13600136000', 'abc12345', '').driverId);
  former.useScenario('manyArrears');
  former.clock.advance(3_600_000);
  const entry = { at: 0, method: 'GET', path: '', call: 'GET a', driverId: '', ns: '', code: '200', ms: 1 };
  former.log.add(entry);

  const { world } = createBackend({ former });
  expect(world.scenario).toBe('manyArrears');
  expect(world.clock.now()).toBe(former.clock.now());
  expect(world.clock.startAt).toBe(former.clock.startAt);
  expect(world.log.list()).toEqual([entry]);
  expect(driverOfToken(world, token)?.driverId).toBe(lin.driverId);
  expect(driverOfToken(world, renewPair(world, refreshToken).token)?.driverId).toBe(lin.driverId);
  expect(driverOfToken(world, stranger.token)).toBeNull();
  expect(() => renewPair(world, stranger.refreshToken)).toThrow('登录已过期');
});

test('its rows, settings and faults are new, and none of its texts come from the previous world', () => {
  const { world: former } = createBackend();
  const told = Array.from({ length: 20 }, () => former.randomText(32));
  former.tables.drivers.length = 0;
  former.settings.mapFlag = 1;
  former.faults.set('*', { kind: 'http500' });

  const { world } = createBackend({ former });
  expect(world.tables.drivers.map(({ phone }) => phone)).toContain(chen.phone);
  expect(world.settings.mapFlag).toBe(3);
  expect(world.faults.list()).toEqual([]);
  const later = Array.from({ length: 20 }, () => world.randomText(32));
  expect(new Set([...told, ...later]).size).toBe(40);
});

test('a scenario that the newer code does not know is replaced by the default', () => {
  const { world: former } = createBackend();
  Object.assign(former, { scenario: 'gone' });
  expect(createBackend({ former }).world.scenario).toBe('default');
});
