import type { World } from '../World';
import type { HistoryRow } from './parkingTables';

const KEPT = 10;

export const historyOf = (world: World, owner: string): HistoryRow[] =>
  owner === '' ? [] : world.tables.history.filter((row) => row.owner === owner);

/** Adds a plate to the history: newest first, each plate once. A query without an owner is not recorded. */
export function remember(world: World, owner: string, plateNo: string, plateColor: number): void {
  if (owner === '') return;
  const others = world.tables.history.filter((row) => row.owner !== owner);
  const own = historyOf(world, owner).filter((row) => row.plateNo !== plateNo);
  const first = { recordId: world.nextId('H'), owner, plateNo, plateColor };
  world.tables.history = [...[first, ...own].slice(0, KEPT), ...others];
}

export function forget(world: World, owner: string, recordId: string): void {
  world.tables.history = world.tables.history.filter((row) => row.owner !== owner || row.recordId !== recordId);
}
