import { MINUTE_MS } from '@/lib/timeUnits';

import { submitAppeal } from '../../../mocks/world/appeals/appeals';
import { startCharging, stopCharging, unplug } from '../../../mocks/world/charging/chargingSessions';
import { FREE_CARD, SEEDED_CARD } from '../../../mocks/world/charging/seed/chargingSeed';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import type { World } from '../../../mocks/world/World';
import type { GoodCalls } from '../serviceCalls';

const { lin } = DRIVERS;
const PLACE = { destLng: 114.057868, destLat: 22.543099 };
const START = {
  gunNo: GUNS.ready,
  plateNo: '',
  limitType: 0,
  limitValue: 0,
  payMode: 2,
  requestId: 'charge-1',
} as const;
const OBJECTION = {
  requestId: 'request-1',
  content: '请核对',
  pictures: ['/__mocks/pictures/car-exit.svg'],
  contactPhone: lin.phone,
};

/** A charging session of the default driver that has ended. The plug stayed in the gun for another `keptMinutes`. */
function charged(world: World, keptMinutes: number): { orderNo: string; occupyOrderNo: string } {
  const order = startCharging(world, lin.driverId, START);
  world.clock.advance(10 * MINUTE_MS);
  stopCharging(world, order);
  world.clock.advance(keptMinutes * MINUTE_MS);
  unplug(world, START.gunNo);
  world.clock.advance(MINUTE_MS);
  const kept = world.tables.charging.occupyOrders.find(({ orderNo }) => orderNo === order.orderNo);
  return { orderNo: order.orderNo, occupyOrderNo: kept?.occupyOrderNo ?? '' };
}

const objectTo = (world: World, bizType: 7 | 8, orderNo: string) => {
  const request = { ...OBJECTION, bizType, orderNo, uniqueId: '', parkId: '', reasonType: 2 };
  const { appealId } = submitAppeal(world, lin.driverId, request);
  return { appealId };
};

const KEPT_MINUTES = 30;

export const goodCalls: GoodCalls = {
  cps: {
    listChargingOrders: () => ({ requestType: 1, pageNo: 1 }),
    listNearbyStations: () => ({ ...PLACE, source: 1 }),
    listCollectedStations: () => PLACE,
    collectStation: () => ({ stationId: 'station-1' }),
    uncollectStation: () => ({ stationId: 'station-2' }),
    getStation: () => ({ ...PLACE, stationId: 'station-1' }),
    getGun: () => ({ gunNo: GUNS.ready }),
    startCharging: () => ({ ...START, plateNo: PLATES.running }),
    getChargingOrder: () => ({ orderNo: 'charging-1' }),
    getChargingLive: () => ({ orderNo: 'charging-1' }),
    listChargingBills: () => ({ requestType: 1 }),
    listChargingCoupons: () => ({ orderNo: 'charging-2' }),
    stopCharging: () => ({ requestId: 'request-1', orderNo: 'charging-1' }),
    findOccupyOrder: ({ world }) => void charged(world, KEPT_MINUTES),
    listOccupyOrders: ({ world }) => void charged(world, KEPT_MINUTES),
    getOccupyOrder: ({ world }) => ({ occupyOrderNo: charged(world, KEPT_MINUTES).occupyOrderNo }),
    findRequest: () => ({ requestId: 'nobody-sent' }),
    listVins: () => undefined,
    addVin: () => ({
      plateNo: PLATES.running,
      vin: 'LGXC16DF7K0123456',
      licencePicUrl: '/__mocks/pictures/car-exit.svg',
      autoPayAgreed: 1,
    }),
    switchVin: () => ({ vinId: 'vin-1', isOn: 0 }),
    removeVin: () => ({ vinId: 'vin-1' }),
    listChargingCards: () => undefined,
    bindChargingCard: ({ secret }) => ({ ...secret({ password: FREE_CARD.password }), cardNo: FREE_CARD.cardNo }),
    readCardPhoto: () => ({ cardPicUrl: '/__mocks/pictures/car-exit.svg' }),
    reportChargingCard: () => ({ cardId: SEEDED_CARD.cardId, isLost: 1 }),
    changeChargingCardPassword: ({ secret }) => ({
      ...secret({ oldPassword: SEEDED_CARD.password, newPassword: '975310' }),
      cardId: SEEDED_CARD.cardId,
    }),
    submitChargingAppeal: () => ({ ...OBJECTION, orderNo: 'charging-2', reasonType: 2 }),
    listChargingAppeals: () => ({}),
    getChargingAppeal: ({ world }) => objectTo(world, 7, 'charging-2'),
    submitOccupyAppeal: ({ world }) => ({
      ...OBJECTION,
      reasonType: 2,
      occupyOrderNo: charged(world, KEPT_MINUTES).occupyOrderNo,
    }),
    listOccupyAppeals: () => ({}),
    getOccupyAppeal: ({ world }) => objectTo(world, 8, charged(world, KEPT_MINUTES).occupyOrderNo),
  },
};
