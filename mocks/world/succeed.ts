import { type ControlledWorld, createWorld, type WorldOptions } from './createWorld';
import { isScenarioName } from './scenarios';

/**
 * A world that replaces a former one, which earlier code made. It has the same scenario, clock, request log and sessions; rows, settings and faults
 * are new. Drivers who registered in the former world do not exist in this one and are signed out.
 */
export function succeed(former: ControlledWorld, options: WorldOptions): ControlledWorld {
  const world = createWorld({ ...options, startAt: former.clock.startAt, random: former.random });
  world.clock.advance(Math.max(0, former.clock.now() - world.clock.now()));
  world.useScenario(isScenarioName(former.scenario) ? former.scenario : 'default');
  for (const entry of former.log.list()) world.log.add(entry);
  Object.assign(world.sessions, former.sessions);
  const known = new Set(world.tables.drivers.map(({ driverId }) => driverId));
  for (const rows of [world.sessions.access, world.sessions.refresh]) {
    for (const [token, { driverId }] of rows) if (!known.has(driverId)) rows.delete(token);
  }
  return world;
}
