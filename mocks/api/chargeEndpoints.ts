import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import { boundPlates, payRecords, usableCoupons } from '@/services/charge/bills';
import { billCardFee, billCards, parkingBill, parkingBills } from '@/services/charge/parkingBill';
import { plateHistory, plateLookup } from '@/services/charge/plateLookup';
import { nothing } from '@/services/transport/wire';

import { wireTime } from '../world/clock';
import { offersFor } from '../world/coupons';
import { forget, historyOf, remember } from '../world/plateHistory';
import { Refusal, REFUSALS } from '../world/Refusal';
import { isArrears, lotOf, orderStateOf, reckon, stayOf, staysOfDriver, staysOfPlate } from '../world/stays';
import type { StayRow } from '../world/tables';
import type { World } from '../world/World';
import { billOf, couponOf } from './chargeAnswers';
import { type Call, type Endpoint, locked, open } from './endpoint';
import { flag } from './flag';
import { filled, pageOf, queryNumber, queryText, readBody } from './requests';

/** requestType of parkOrders/msp: 1 parked now, 2 arrears, 3 finished, 4 all. */
const isAskedFor = (world: World, stay: StayRow, requestType: number): boolean => {
  const state = orderStateOf(world, stay);
  if (requestType === 1) return state === 1 || state === 3;
  if (requestType === 2) return state === 5;
  return requestType === 3 ? state === 4 : true;
};

/** The history is kept per openid; a driver without one has his own. */
const historyOwner = ({ openid, driver }: Call): string => (openid !== '' ? openid : (driver?.driverId ?? ''));

const plateText = (plateNo: string) => plateNo.replace(/[·\s]/g, '').toUpperCase();

/** What is owed for a plate; plateColor only where it was asked for. */
const owedByPlate = (world: World, plateNo: string, plateColor: number | null): StayRow[] =>
  staysOfPlate(world, plateNo).filter(
    (stay) => reckon(world, stay).due > 0 && (plateColor === null || stay.plateColor === plateColor),
  );

const plateColorOf = ({ query }: Call): number | null =>
  query.has('plateColor') ? Number(query.get('plateColor')) : null;

export const chargeEndpoints: readonly Endpoint[] = [
  open('GET', 'charge/v2/api/parkOrders/msp', parkingBills, (call) => {
    const { world, driver } = call;
    const requestType = queryNumber(call, 'requestType');
    const plateNo = plateText(call.query.get('plateNo') ?? '');
    if (plateNo === '' && driver === null) throw new Refusal(REFUSALS.unauthorized, '请先登录');
    const owns = driver?.plates.some((plate) => plate.plateNo === plateNo) ?? false;
    const stays = plateNo === '' ? (driver === null ? [] : staysOfDriver(world, driver)) : staysOfPlate(world, plateNo);
    const color = plateColorOf(call);
    const asked = stays
      .filter((stay) => isAskedFor(world, stay, requestType))
      .filter((stay) => color === null || stay.plateColor === color)
      .filter((stay) => call.query.get('arrearsOnly') !== '1' || isArrears(world, stay))
      // Strangers see what is owed for a plate, not where it has been.
      .filter((stay) => plateNo === '' || owns || reckon(world, stay).due > 0);
    return pageOf(
      call,
      asked.map((stay) => billOf(world, stay, driver)),
    );
  }),
  locked('GET', 'charge/v2/api/parkOrders/msp/boundVehicleParkingBills', billCards, ({ world, driver }) => {
    const results = driver.plates.flatMap(({ plateId, plateNo }) =>
      staysOfPlate(world, plateNo)
        .filter((stay) => stay.exitAt === null)
        .map(({ uniqueId, parkId }) => ({
          plateId,
          formatPlateNo: formatPlate(plateNo),
          uniqueId,
          parkId,
          parkName: lotOf(world, parkId).parkName,
        })),
    );
    return { results, total: results.length };
  }),
  locked('GET', 'charge/v2/api/parkOrders/msp/boundVehicleParkingBill', billCardFee, (call) => {
    const { world, driver } = call;
    const plateId = queryText(call, 'plateId');
    const plate = driver.plates.find((row) => row.plateId === plateId);
    if (plate === undefined) throw new Refusal(REFUSALS.notFound, '车辆不存在');
    const stay = staysOfPlate(world, plate.plateNo).find((row) => row.exitAt === null);
    if (stay === undefined)
      return { isBagCar: 0, parkFee: 0, parkStartTime: '', parkFeeSucc: 1, uniqueId: '', parkId: '' };
    const fails = world.settings.failingFeePlates.includes(plate.plateNo);
    return {
      isBagCar: stay.isBagCar ? 1 : 0,
      parkFee: fails ? 0 : reckon(world, stay).due,
      parkStartTime: wireTime(stay.startAt),
      parkFeeSucc: fails ? 0 : 1,
      uniqueId: stay.uniqueId,
      parkId: stay.parkId,
    };
  }),
  open('GET', 'charge/v2/api/parkOrders/msp/plateNo', plateLookup, (call) => {
    const { world } = call;
    const plateNo = plateText(queryText(call, 'plateNo'));
    const owed = owedByPlate(world, plateNo, plateColorOf(call));
    remember(world, historyOwner(call), plateNo, plateColorOf(call) ?? 1);
    const only = owed.length === 1 ? owed[0] : undefined;
    return {
      count: owed.length,
      uniqueId: only?.uniqueId ?? '',
      parkId: only?.parkId ?? '',
      arrearsOnly: owed.length > 0 && owed.every((stay) => isArrears(world, stay)) ? 1 : 0,
    };
  }),
  open('POST', 'charge/v2/api/parkOrders/msp/detail', parkingBill, (call) => {
    const { uniqueId, parkId } = readBody(call, v.object({ uniqueId: filled, parkId: filled }));
    return billOf(call.world, stayOf(call.world, uniqueId, parkId), call.driver);
  }),
  open('GET', 'charge/v2/api/parkOrders/msp/usableCoupons', usableCoupons, (call) => {
    const { world, driver } = call;
    const stay = stayOf(world, queryText(call, 'uniqueId'), queryText(call, 'parkId'));
    const offers = driver === null ? [] : offersFor(world, driver.driverId, stay);
    return { results: offers.map((offer, index) => couponOf(world, offer, index === 0)), total: offers.length };
  }),
  locked('GET', 'charge/v2/api/parkOrders/msp/driverPlate', boundPlates, ({ driver }) => ({
    results: driver.plates.map(({ plateId, plateNo, plateColor, isDefault }) => ({
      plateId,
      plateNo,
      formatPlateNo: formatPlate(plateNo),
      plateColor,
      isDefault: flag(isDefault),
    })),
    total: driver.plates.length,
  })),
  locked('GET', 'charge/v2/api/parkOrders/msp/payRecords', payRecords, (call) => {
    const { world, driver } = call;
    const rows = world.tables.payments
      .filter((payment) => payment.driverId === driver.driverId && payment.paidAt !== null)
      .sort((a, b) => (b.paidAt ?? 0) - (a.paidAt ?? 0))
      .flatMap((payment) =>
        payment.parts
          .filter((part) => part.state === 2)
          .map(({ uniqueId, parkId, cents }) => ({
            payId: payment.payId,
            parkName: lotOf(world, parkId).parkName,
            formatPlateNo: formatPlate(stayOf(world, uniqueId, parkId).plateNo),
            payAmount: cents,
            paidTime: wireTime(payment.paidAt),
            payChannel: payment.payChannel,
            uniqueId,
            parkId,
          })),
      );
    return pageOf(call, rows);
  }),
  open('GET', 'charge/v2/api/plateHistory/record', plateHistory, (call) => {
    const rows = historyOf(call.world, historyOwner(call));
    return {
      results: rows.map(({ recordId, plateNo, plateColor }) => ({ id: recordId, plateNo, plateColor })),
      total: rows.length,
    };
  }),
  open('DELETE', 'charge/v2/api/plateHistory/record', nothing(), (call) => {
    forget(call.world, historyOwner(call), queryText(call, 'recordId'));
    return null;
  }),
];
