import type { World } from '../World';
import { stationOf } from './chargingOrders';
import type { StationRow } from './chargingTables';

/** Most recently collected first. */
export const collectedStations = (world: World, driverId: string): StationRow[] =>
  world.tables.charging.collected
    .filter((one) => one.driverId === driverId)
    .map(({ stationId }) => stationOf(world, stationId))
    .reverse();

/** Collecting a station twice has no further effect. */
export function collectStation(world: World, driverId: string, stationId: string): void {
  stationOf(world, stationId);
  uncollectStation(world, driverId, stationId);
  world.tables.charging.collected.push({ driverId, stationId });
}

export function uncollectStation(world: World, driverId: string, stationId: string): void {
  const { charging } = world.tables;
  charging.collected = charging.collected.filter((one) => one.driverId !== driverId || one.stationId !== stationId);
}
