import { parsePlate } from '@/domain/plate/parsePlate';
import { joinPlateCells } from '@/domain/plate/plateCells';
import { formatPlate } from '@/domain/plate/plateFace';

import type { DriverRow, PlateRow } from '../account/accountTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import { staysOfPlate } from '../parking/stays';
import { lotOf } from '../places/lots';
import type { World } from '../World';

/** Refuses a plate beyond those that a driver may have; without a limit none. */
export function refuseOneTooMany({ settings: { maxPlateNum } }: World, { plates }: DriverRow): void {
  if (maxPlateNum > 0 && plates.length >= maxPlateNum)
    throw new Refusal(REFUSALS.tooManyPlates, `最多绑定${maxPlateNum}辆车`);
}

export type PlateRequest = Pick<PlateRow, 'plateNo' | 'plateColor' | 'carKind' | 'isDefault'>;

const ownerOf = (world: World, plateNo: string): DriverRow | undefined =>
  world.tables.drivers.find(({ plates }) => plates.some((plate) => plate.plateNo === plateNo));

/** Binds a plate. It belongs to one driver. Their first plate is the default. */
export function bindPlate(world: World, driver: DriverRow, request: PlateRequest): PlateRow {
  const cells = parsePlate(request.plateNo);
  if (cells === null) throw new Refusal(REFUSALS.badRequest, '车牌号不正确，请检查后再提交');
  const plateNo = joinPlateCells(cells);
  const owner = ownerOf(world, plateNo);
  if (owner === driver) throw new Refusal(REFUSALS.plateBound, '您已绑定该车牌');
  if (owner !== undefined) {
    throw new Refusal(REFUSALS.plateTaken, '该车牌已被其他用户绑定，如是您的车辆可提交资料认领');
  }
  refuseOneTooMany(world, driver);
  const plate: PlateRow = { ...request, plateId: world.nextId('V'), plateNo, isDefault: false };
  driver.plates.push(plate);
  if (request.isDefault || driver.plates.length === 1) makeDefault(driver, plate);
  return plate;
}

export function plateOf(driver: DriverRow, plateId: string): PlateRow {
  const plate = driver.plates.find((row) => row.plateId === plateId);
  if (plate === undefined) throw new Refusal(REFUSALS.notFound, '车辆不存在');
  return plate;
}

/** Unbinds a plate. Refused while the car is parked. The next plate becomes the default. */
export function unbindPlate(world: World, driver: DriverRow, plateId: string): void {
  const plate = plateOf(driver, plateId);
  const running = staysOfPlate(world, plate.plateNo).find(({ exitAt }) => exitAt === null);
  if (running !== undefined) {
    const { parkName } = lotOf(world, running.parkId);
    throw new Refusal(REFUSALS.plateInUse, `${formatPlate(plate.plateNo)}正在${parkName}停车，离场后才能解绑`);
  }
  driver.plates = driver.plates.filter((row) => row !== plate);
  const [next] = driver.plates;
  if (plate.isDefault && next !== undefined) makeDefault(driver, next);
}

export function makeDefault(driver: DriverRow, plate: PlateRow): void {
  for (const row of driver.plates) row.isDefault = row === plate;
}
