import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { LotRow } from './placeTables';
export function lotOf(world: World, parkId: string): LotRow {
  const lot = world.tables.lots.find((row) => row.parkId === parkId);
  if (lot === undefined) throw new Refusal(REFUSALS.notFound, '停车场不存在');
  return lot;
}
