import type { LotRow } from './parkingTables';
import { lotOf } from './stays';
import type { World } from './World';

/** The last one kept first. */
export const collectedLots = (world: World, driverId: string): LotRow[] =>
  world.tables.collectedParks
    .filter((row) => row.driverId === driverId)
    .map(({ parkId }) => lotOf(world, parkId))
    .reverse();

/** Keeping a lot twice is keeping it once; one that does not exist is refused. */
export function collectLot(world: World, driverId: string, parkId: string): void {
  lotOf(world, parkId);
  const { collectedParks } = world.tables;
  if (collectedParks.some((row) => row.driverId === driverId && row.parkId === parkId)) return;
  collectedParks.push({ driverId, parkId });
}

export function uncollectLots(world: World, driverId: string, parkIds: readonly string[]): void {
  world.tables.collectedParks = world.tables.collectedParks.filter(
    (row) => row.driverId !== driverId || !parkIds.includes(row.parkId),
  );
}
