import type { NearbyChargingStation } from '@/services/cps/nearbyStations';
import {
  CHARGING_STATION_OPEN_STATE,
  type ChargingGun,
  type ChargingPricePeriod,
  type ChargingStation,
} from '@/services/cps/stations';

import { pictureUrl } from '../../pictures/illustrations';
import { periodAt } from '../../world/charging/chargingCurve';
import { stationOf } from '../../world/charging/chargingOrders';
import { PREPAID_MIN_CENTS } from '../../world/charging/chargingSessions';
import type { GunRow, PricePeriodRow, StationRow } from '../../world/charging/chargingTables';
import { gunCount, gunStateOf } from '../../world/charging/guns';
import { metresBetween } from '../../world/places/distance';
import type { World } from '../../world/World';
import { flag } from '../flag';

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clockOf = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

export const periodAnswer = (period: PricePeriodRow, isNow: boolean): ChargingPricePeriod => ({
  start: clockOf(period.fromMinute),
  end: clockOf(period.toMinute),
  elecPriceFen: period.elecFen,
  servicePriceFen: period.serviceFen,
  totalPriceFen: period.elecFen + period.serviceFen,
  tag: period.tag,
  isNow: flag(isNow),
});

const GUN_TEXT = { 0: '离线', 1: '空闲', 2: '已插枪', 3: '充电中', 5: '充满占用', 255: '故障' } as const;
const VOLTAGES = { 1: '200–750V', 2: '220V' } as const;
const LOCK_DOWN = 10;

export function gunAnswer(world: World, gun: GunRow): ChargingGun {
  const { gunNo, gunName, stationId, deviceNo, deviceName, gunType, powerKw, spaceNo } = gun;
  const gunState = gunStateOf(world, gun);
  return {
    gunNo,
    gunName,
    stationId,
    stationName: stationOf(world, stationId).stationName,
    deviceNo,
    deviceName,
    gunType,
    powerKw,
    voltageRange: VOLTAGES[gunType],
    spaceNo,
    tellsSoc: flag(gunType === 1),
    lockState: LOCK_DOWN,
    gunState,
    gunStateText: GUN_TEXT[gunState],
  };
}

interface Place {
  destLng: number;
  destLat: number;
}

/** A station as in every list, with its distance from a place. */
export function nearbyStationAnswer(world: World, row: StationRow, { destLng, destLat }: Place): NearbyChargingStation {
  const quick = gunCount(world, row.stationId, 1);
  const { period } = periodAt(row.prices, world.clock.now());
  return {
    stationId: row.stationId,
    stationName: row.stationName,
    stationAddr: row.stationAddr,
    openState: { text: row.openText },
    supportBook: flag(row.supportsBook),
    supportOccupy: flag(row.occupyRule !== null),
    usageRate: Math.round((1 - quick.leftNum / Math.max(1, quick.totalNum)) * 100) / 100,
    currentPrice: (period.elecFen + period.serviceFen) / 100,
    quickChargingInfo: quick,
    slowChargingInfo: gunCount(world, row.stationId, 2),
    parkingFeeDesc: row.parkingFeeDesc,
    distance: metresBetween(row, { longitude: destLng, latitude: destLat }),
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

const yuan = (cents: number) => `${(cents / 100).toFixed(2)}元`;

/** All details of a station. `driverId` is empty for a visitor. */
export function stationAnswer(world: World, row: StationRow, place: Place, driverId: string): ChargingStation {
  const { charging } = world.tables;
  const { period: now } = periodAt(row.prices, world.clock.now());
  const rule = row.occupyRule;
  return {
    ...nearbyStationAnswer(world, row, place),
    openCode: row.isOpen ? CHARGING_STATION_OPEN_STATE.open : CHARGING_STATION_OPEN_STATE.closed,
    pictures: [pictureUrl('car-berth')],
    serviceTime: row.serviceTime,
    phone: row.phone,
    occupyRule:
      rule === null
        ? null
        : {
            ...rule,
            note: `充电结束后${rule.freeMinutes}分钟内免费，之后每分钟${yuan(rule.perMinuteFee)}，${yuan(rule.capFee)}封顶`,
          },
    periodPrices: row.prices.map((period) => periodAnswer(period, period === now)),
    guns: charging.guns.filter(({ stationId }) => stationId === row.stationId).map((gun) => gunAnswer(world, gun)),
    supportVin: flag(row.supportsVin),
    supportCard: flag(row.supportsCard),
    payModes: [1, 2],
    prepaidMinAmount: PREPAID_MIN_CENTS,
    isCollected: flag(charging.collected.some((one) => one.driverId === driverId && one.stationId === row.stationId)),
  };
}
