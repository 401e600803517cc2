import type { World } from '../World';
import { lotOf } from './lots';
import type { LotRow } from './placeTables';

/** Most recently collected first. */
export const collectedLots = (world: World, driverId: string): LotRow[] =>
  world.tables.collectedParks
    .filter((row) => row.driverId === driverId)
    .map(({ parkId }) => lotOf(world, parkId))
    .reverse();

export const hasCollected = ({ tables }: World, driverId: string, parkId: string): boolean =>
  tables.collectedParks.some((row) => row.driverId === driverId && row.parkId === parkId);

/** Collecting a lot twice has no further effect. A lot that does not exist is refused. */
export function collectLot(world: World, driverId: string, parkId: string): void {
  lotOf(world, parkId);
  if (hasCollected(world, driverId, parkId)) return;
  world.tables.collectedParks.push({ driverId, parkId });
}

export function uncollectLots(world: World, driverId: string, parkIds: readonly string[]): void {
  world.tables.collectedParks = world.tables.collectedParks.filter(
    (row) => row.driverId !== driverId || !parkIds.includes(row.parkId),
  );
}
