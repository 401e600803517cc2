import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS, PLATES } from '../core/seeded';
import type { World } from '../World';
import type { parkingScenarios } from './parkingScenarios';
import { addStay, seedArrears, seedRecords, seedRunningStays, seedVisitors } from './staySeed';

/** The plates that a visitor and 林晓 have queried. */
function seedHistory(world: World): void {
  const { openid } = DRIVERS.lin;
  world.tables.history = [
    { recordId: 'history-1', owner: openid, plateNo: PLATES.visitorOne, plateColor: 1 },
    { recordId: 'history-2', owner: openid, plateNo: PLATES.running, plateColor: 1 },
  ];
}

/** A rejected appeal of the first driver. */
function seedAppeal(world: World): void {
  const { driverId, phone } = DRIVERS.lin;
  const paid = world.tables.stays.find((stay) => stay.paid.length > 0);
  const [payment] = paid?.paid ?? [];
  if (paid === undefined || payment === undefined) return;
  const answeredAt = payment.at + DAY_MS;
  world.tables.appeals.push({
    appealId: 'appeal-1',
    driverId,
    bizType: 1,
    uniqueId: paid.uniqueId,
    parkId: paid.parkId,
    orderNo: '',
    reasonType: 3,
    content: '实际只停了1小时',
    pictures: [],
    contactPhone: phone,
    cents: payment.cents,
    submittedAt: payment.at,
    cancelledAt: null,
    answer: {
      at: answeredAt,
      isUpheld: false,
      text: '经核对照片和缴费记录，账单无误。',
      resultCents: payment.cents,
      refundCents: 0,
    },
  });
}

const DAY_MINUTES = DAY_MS / MINUTE_MS;

function addArrears(world: World, count: number): void {
  const lots = [LOTS.roadside, LOTS.mall, LOTS.hospital];
  const plates = [PLATES.running, PLATES.period];
  for (let index = 0; index < count; index += 1) {
    addStay(world, {
      plateNo: plates[index % plates.length] ?? PLATES.running,
      parkId: lots[index % lots.length] ?? LOTS.mall,
      minutesAgo: (index + 2) * DAY_MINUTES,
      stayedMinutes: 65 + ((index * 37) % 300),
      berthNo: index % lots.length === 0 ? `A${String(index + 1).padStart(4, '0')}` : '',
    });
  }
}

function seedStays(world: World, running: (world: World) => void, arrears: (world: World) => void): void {
  running(world);
  arrears(world);
  seedRecords(world);
  seedVisitors(world);
}

/** The scenarios whose stays differ from the standard world. */
const STAYS: Readonly<Record<string, (world: World) => void>> = {
  nothingOwed: (world) => {
    seedStays(
      world,
      () => addStay(world, { plateNo: PLATES.free, parkId: LOTS.mall, minutesAgo: 8, plateColor: 5 }),
      () => undefined,
    );
  },
  roadside: (world) => {
    seedStays(
      world,
      () => addStay(world, { plateNo: PLATES.running, parkId: LOTS.roadside, minutesAgo: 50, berthNo: 'A0131' }),
      seedArrears,
    );
  },
  oneArrears: (world) => {
    seedStays(world, seedRunningStays, () => {
      addArrears(world, 1);
    });
  },
  manyArrears: (world) => {
    seedStays(world, seedRunningStays, () => {
      addArrears(world, 12);
    });
  },
  arrears999: (world) => {
    seedStays(world, seedRunningStays, () => {
      addArrears(world, 999);
    });
  },
} satisfies Partial<Record<keyof typeof parkingScenarios, (world: World) => void>>;

/** Stays, with the scenario's number of unpaid ones, records of paid stays, and an appeal. */
export function seedParking(world: World): void {
  seedHistory(world);
  const seed = STAYS[world.scenario];
  if (seed === undefined) seedStays(world, seedRunningStays, seedArrears);
  else seed(world);
  seedAppeal(world);
}
