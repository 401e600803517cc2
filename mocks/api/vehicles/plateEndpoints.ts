import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import { type BoundPlate, boundPlateSchema, boundPlatesSchema } from '@/services/charge/plates';
import { unfinishedStayCountsSchema } from '@/services/charge/stays';
import * as wire from '@/services/schema/wire';

import type { DriverRow, PlateRow } from '../../world/account/accountTables';
import { isArrears, staysOfPlate } from '../../world/parking/stays';
import { goodPassesOf } from '../../world/passes/passes';
import { certStateOf } from '../../world/vehicles/plateMaterials';
import { bindPlate, makeDefault, plateOf, unbindPlate } from '../../world/vehicles/plates';
import { withholdingsOf, withholdStateOf } from '../../world/vehicles/withholdings';
import type { World } from '../../world/World';
import { type Endpoint, needsSession } from '../endpoint';
import { flag } from '../flag';
import { filled } from '../requests';

/** The state of the channel that is tried first; 0 if there is none. */
const withholdStateOfPlate = (world: World, driver: DriverRow, plateId: string) => {
  const [first] = withholdingsOf(world, driver, plateId);
  return first === undefined ? 0 : withholdStateOf(world, first);
};

function plateAnswer(
  world: World,
  driver: DriverRow,
  { plateId, plateNo, plateColor, carKind, isDefault }: PlateRow,
): BoundPlate {
  const stays = staysOfPlate(world, plateNo);
  const certification = certStateOf(world, driver.driverId, plateNo);
  return {
    plateId,
    plateNo,
    formatPlateNo: formatPlate(plateNo),
    plateColor,
    carKind,
    isDefault: flag(isDefault),
    certState: certification.state,
    certReason: certification.reason,
    hasRunningBill: flag(stays.some(({ exitAt }) => exitAt === null)),
    arrearsNum: stays.filter((stay) => isArrears(world, stay)).length,
    // A gateway that knows no call for passes counts none.
    bagNum: world.settings.publishedOnly ? 0 : goodPassesOf(world, driver.driverId, plateNo).length,
    withholdState: withholdStateOfPlate(world, driver, plateId),
  };
}

const bind = v.object({
  plateNo: filled,
  plateColor: v.picklist([1, 2, 3, 4, 5, 6]),
  carKind: v.picklist([1, 2, 3]),
  isDefault: v.picklist([0, 1]),
});

const DRIVER_PLATE = 'charge/v2/api/parkOrders/msp/driverPlate';

export const plateEndpoints: readonly Endpoint[] = [
  needsSession('GET', DRIVER_PLATE, boundPlatesSchema, ({ world, driver }) => ({
    results: driver.plates.map((plate) => plateAnswer(world, driver, plate)),
    total: driver.plates.length,
  })),
  needsSession('POST', DRIVER_PLATE, boundPlateSchema, bind, ({ world, driver, asked }) =>
    plateAnswer(world, driver, bindPlate(world, driver, { ...asked, isDefault: asked.isDefault === 1 })),
  ),
  needsSession('DELETE', `${DRIVER_PLATE}/{id}`, wire.ignoredData(), ({ world, driver, params }) => {
    unbindPlate(world, driver, params['id'] ?? '');
    return null;
  }),
  needsSession('PUT', `${DRIVER_PLATE}/{id}/default`, wire.ignoredData(), ({ driver, params }) => {
    makeDefault(driver, plateOf(driver, params['id'] ?? ''));
    return null;
  }),
  needsSession(
    'GET',
    'charge/v2/api/parkOrders/msp/countUnfinished',
    unfinishedStayCountsSchema,
    ({ world, driver }) => {
      const plates = driver.plates.map(({ plateId, plateNo }) => ({
        plateId,
        plateNo,
        formatPlateNo: formatPlate(plateNo),
        unfinishedNum: staysOfPlate(world, plateNo).filter((stay) => stay.exitAt === null || isArrears(world, stay))
          .length,
      }));
      return { count: plates.reduce((sum, { unfinishedNum }) => sum + unfinishedNum, 0), plates };
    },
  ),
];
