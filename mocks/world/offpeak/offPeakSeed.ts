import { wireDay } from '../core/calendar';
import { LOTS } from '../core/seeded';
import type { World } from '../World';
import { addPaid, night, packageFrom } from './boughtOffPeak';

/** The packages and slots that can be bought. 林晓 has a running package, a slot in four days, and one of last month to which the car did not come. */
export function seedOffPeak(world: World): void {
  seedOnSale(world);
  addPaid(world, packageFrom(world, 'bag-2', -5));
  // Whatever the date: it belongs to the month before, and does not count in this one.
  const dayOfMonth = Number(wireDay(world.clock.now()).slice(8));
  addPaid(world, night(world, -dayOfMonth - 2));
  addPaid(world, night(world, 4));
}

function seedOnSale(world: World): void {
  world.tables.offPeakPackages = [
    {
      bagId: 'bag-1',
      bagName: '会展中心夜间套餐',
      parkId: LOTS.office,
      timeRanges: [{ weekDays: [1, 2, 3, 4, 5], start: '19:00', end: '08:00' }],
      days: 30,
      cents: 15_000,
      overtimeHourCents: 600,
      overtimeCapCents: 6_000,
      maxPlates: 2,
      totalNum: 20,
    },
    {
      bagId: 'bag-2',
      bagName: '创新园周末套餐',
      parkId: LOTS.membersOnly,
      timeRanges: [{ weekDays: [6, 7], start: '08:00', end: '22:00' }],
      days: 30,
      cents: 8_000,
      overtimeHourCents: 1_800,
      overtimeCapCents: 9_000,
      maxPlates: 1,
      totalNum: 1,
    },
  ];
  const slot = { entryMinutes: 120, freeCancelMinutes: 60, overtimeHourCents: 600, overtimeCapCents: 6_000 };
  world.tables.offPeakSlots = [
    {
      ...slot,
      slotId: 'slot-1',
      parkId: LOTS.office,
      start: '19:00',
      end: '08:00',
      cents: 1_000,
      depositCents: 500,
      totalNum: 5,
    },
    {
      ...slot,
      slotId: 'slot-2',
      parkId: LOTS.membersOnly,
      start: '20:00',
      end: '07:30',
      cents: 800,
      depositCents: 0,
      totalNum: 1,
    },
  ];
}
