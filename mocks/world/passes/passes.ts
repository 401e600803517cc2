import { DAY_MS } from '@/lib/timeUnits';

import { addMonths } from '../core/calendar';
import { Refusal, REFUSALS } from '../core/Refusal';
import { isBeingPaid } from '../money/orderHold';
import { staysOfPlate } from '../parking/stays';
import type { World } from '../World';
import type { PassRow, PassRuleRow, PurchaseRow } from './passTables';

/** Whether a driver is registered as an owner at a lot. */
const isOwnerAt = (world: World, driverId: string, parkId = ''): boolean =>
  world.tables.ownerApplications.some(
    (row) => row.driverId === driverId && row.state === 2 && row.ownerType === 1 && row.parkId === parkId,
  );

/** From this time before its end on, a pass warns that it is about to expire (Rule 10.1). */
const EXPIRING_MS = 7 * DAY_MS;

const MONTHS = { 1: 1, 2: 3, 3: 6, 4: 12 } as const;

/** The documents that a driver has to submit for a pass. */
export const papersFor = (world: World, { isOpenToOwners, parkIds, materialTypes }: PassRuleRow, driverId: string) =>
  isOpenToOwners && isOwnerAt(world, driverId, parkIds[0]) ? [] : materialTypes;

export function ruleOf(world: World, ruleId: string): PassRuleRow {
  const rule = world.tables.passRules.find((row) => row.ruleId === ruleId);
  if (rule === undefined) throw new Refusal(REFUSALS.notFound, '月卡套餐不存在');
  return rule;
}

/** A lot that has closed, or has given up its passes, sells and renews none. Those that were sold hold until they end. */
export const isOnSale = (world: World, { parkIds }: PassRuleRow): boolean =>
  world.tables.lots.some(({ parkId, supportsBag }) => parkId === parkIds[0] && supportsBag);

/** `orderNo`: the number of the pass, or of one of its orders. */
export function passOf(world: World, driverId: string, orderNo: string): PassRow {
  const pass = world.tables.passes.find(
    ({ bagOrderNo, purchases, driverId: owner }) =>
      owner === driverId && (bagOrderNo === orderNo || purchases.some((purchase) => purchase.orderNo === orderNo)),
  );
  if (pass === undefined) throw new Refusal(REFUSALS.notFound, '月卡不存在');
  return pass;
}

export const endOfCycles = ({ cycleType }: PassRuleRow, startAt: number, cycles: number): number =>
  cycleType === 5 ? startAt + cycles * DAY_MS : addMonths(startAt, cycles * MONTHS[cycleType]);

const isPaid = ({ paidAt, refunded }: PurchaseRow) => paidAt !== null && refunded === 0;

export const boughtOf = ({ purchases }: PassRow): PurchaseRow[] => purchases.filter(isPaid);

export const unpaidOf = ({ purchases }: PassRow): PurchaseRow | undefined =>
  purchases.find(({ paidAt, isClosed }) => paidAt === null && !isClosed);

/** From the start of the first purchase to the end of the last one; the requested time while nothing is paid. */
export function spanOf(pass: PassRow): { startAt: number; endAt: number } {
  const paid = pass.purchases.filter(({ paidAt }) => paidAt !== null);
  const [first] = paid;
  const last = paid.at(-1);
  return first === undefined || last === undefined ? pass.asked : { startAt: first.startAt, endAt: last.endAt };
}

/** The state as in PASS_STATE of the wire. */
export function passStateOf(world: World, pass: PassRow): 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 {
  const now = world.clock.now();
  if (pass.ended !== null) return pass.ended === 'refunded' ? 8 : 9;
  const apply = world.tables.passApplies.find(({ applyId }) => applyId === pass.applyId);
  if (apply?.state === 1) return 1;
  if (apply?.state === 3) return 2;
  if (boughtOf(pass).length === 0) return 3;
  const { startAt, endAt } = spanOf(pass);
  if (now < startAt) return 4;
  if (now >= endAt) return 7;
  return endAt - now <= EXPIRING_MS ? 6 : 5;
}

const isInForce = (world: World, pass: PassRow) => [5, 6].includes(passStateOf(world, pass));

/** Passes of this driver that are valid for a plate now. */
export const goodPassesOf = (world: World, driverId: string, plateNo: string): PassRow[] =>
  world.tables.passes.filter(
    (pass) => pass.driverId === driverId && pass.plateNos.includes(plateNo) && isInForce(world, pass),
  );

/** A pass that counts for its plates: bought, or being bought. */
export const isLive = (world: World, pass: PassRow) => passStateOf(world, pass) <= 6;

export function countSpace(rule: PassRuleRow, by: 1 | -1): void {
  if (rule.leftNum >= 0) rule.leftNum += by;
}

export function closeUnpaid(world: World, pass: PassRow): void {
  const unpaid = unpaidOf(pass);
  if (unpaid === undefined) return;
  unpaid.isClosed = true;
  if (pass.purchases.length > 1 || pass.ended !== null) return;
  pass.ended = 'cancelled';
  countSpace(ruleOf(world, pass.ruleId), 1);
}

export const coveredStay = (world: World, { ruleId }: PassRow, plateNo: string) =>
  staysOfPlate(world, plateNo).find(
    (stay) => stay.exitAt === null && stay.isBagCar && ruleOf(world, ruleId).parkIds.includes(stay.parkId),
  );

/**
 * A pass that ends while its car is inside covers it until then. The lot's own fee counts from that moment on, also if the pass is renewed later:
 * the renewal covers what begins after it.
 */
export function endCovers(world: World): void {
  const now = world.clock.now();
  for (const stay of world.tables.stays) {
    if (!stay.isBagCar) continue;
    const covering = world.tables.passes.filter(
      (pass) =>
        pass.plateNos.includes(stay.plateNo) &&
        ruleOf(world, pass.ruleId).parkIds.includes(stay.parkId) &&
        pass.purchases.some(({ paidAt }) => paidAt !== null),
    );
    const end = Math.max(...covering.map((pass) => pass.endedAt ?? spanOf(pass).endAt));
    if (covering.length === 0 || end > Math.min(now, stay.exitAt ?? now)) continue;
    stay.isBagCar = false;
    stay.passEndedAt = end;
  }
}

/** Advances passes: closes unpaid orders, and lets a valid pass cover the stays of its plates, up to its limit. */
export function advancePasses(world: World): void {
  const now = world.clock.now();
  endCovers(world);
  for (const pass of world.tables.passes) {
    const unpaid = unpaidOf(pass);
    if (unpaid !== undefined && unpaid.payBy <= now && !isBeingPaid(world, unpaid.orderNo)) closeUnpaid(world, pass);
    if (!isInForce(world, pass)) continue;
    const { parkIds, maxInPark, timeRanges } = ruleOf(world, pass.ruleId);
    const inside = pass.plateNos
      .flatMap((plateNo) => staysOfPlate(world, plateNo))
      .filter((stay) => stay.exitAt === null && parkIds.includes(stay.parkId))
      .sort((a, b) => a.startAt - b.startAt);
    if (timeRanges.length > 0) continue;
    for (const stay of inside.slice(0, maxInPark)) {
      if (stay.startAt >= spanOf(pass).startAt && stay.passEndedAt === null) stay.isBagCar = true;
    }
  }
}

const STATE_TEXT = {
  1: '待审核',
  2: '审核未通过',
  3: '待支付',
  4: '待生效',
  5: '生效中',
  6: '即将到期',
  7: '已过期',
  8: '已退卡',
  9: '已取消',
} as const;

export const passStateText = (world: World, pass: PassRow): string => STATE_TEXT[passStateOf(world, pass)];
