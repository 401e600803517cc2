import { DAY_MS } from '@/lib/timeUnits';

import type { DriverRow } from '../account/accountTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import { holdUntil } from '../money/orderHold';
import { refundOrder } from '../money/refunds';
import { plateOf } from '../vehicles/plates';
import type { World } from '../World';
import {
  boughtOf,
  closeUnpaid,
  countSpace,
  coveredStay,
  endCovers,
  endOfCycles,
  isLive,
  isOnSale,
  papersFor,
  passStateOf,
  ruleOf,
  spanOf,
  unpaidOf,
} from './passes';
import {
  type PassRequest,
  type Promised,
  quotePass,
  refuseBadPlates,
  refuseOtherDays,
  refuseTakenPlates,
} from './passQuotes';
import type { PassRow, PassRuleRow, PurchaseRow } from './passTables';

/** Holds a place. If an application is needed, nothing can be paid until it is accepted. */
export function openPass(world: World, driver: DriverRow, request: PassRequest, applyId = ''): PassRow {
  if (applyId === '' && papersFor(world, ruleOf(world, request.ruleId), driver.driverId).length > 0) {
    throw new Refusal(REFUSALS.passRefused, '办理该套餐需先提交资料审核');
  }
  const { rule, plateNos, asked, isFromPayment, overlaps } = quotePass(world, driver, request);
  refuseOtherDays(asked, isFromPayment, request.promised);
  if (request.acceptsOverlap !== 1) refuseBadPlates(rule, plateNos, overlaps);
  const pass: PassRow = {
    bagOrderNo: world.nextId('BAG'),
    driverId: driver.driverId,
    ruleId: rule.ruleId,
    parkId: request.parkId,
    plateNos: [...plateNos],
    createdAt: world.clock.now(),
    applyId,
    asked,
    purchases: [],
    ended: null,
    endedAt: null,
  };
  world.tables.passes.push(pass);
  countSpace(rule, -1);
  if (applyId === '') addPurchase(world, pass, pass.bagOrderNo, pass.asked);
  return pass;
}

function addPurchase(world: World, pass: PassRow, orderNo: string, asked: PassRow['asked']): PurchaseRow {
  const now = world.clock.now();
  const purchase: PurchaseRow = {
    ...asked,
    orderNo,
    cents: ruleOf(world, pass.ruleId).cycleCents * asked.cycles,
    createdAt: now,
    payBy: holdUntil(world),
    payChannel: 0,
    paidAt: null,
    refunded: 0,
    isClosed: false,
  };
  pass.purchases.push(purchase);
  return purchase;
}

/** The application was accepted. From now on the pass can be paid, and it begins no earlier than now. */
export function offerForPayment(world: World, pass: PassRow): void {
  const rule = ruleOf(world, pass.ruleId);
  const startAt = Math.max(pass.asked.startAt, world.clock.now());
  pass.asked = { ...pass.asked, startAt, endAt: endOfCycles(rule, startAt, pass.asked.cycles) };
  addPurchase(world, pass, pass.bagOrderNo, pass.asked);
}

export interface Renewability {
  /** Empty if it can be renewed. */
  reason: string;
  newStartAt: number;
}

export function renewabilityOf(world: World, pass: PassRow): Renewability {
  const now = world.clock.now();
  const rule = ruleOf(world, pass.ruleId);
  const { endAt } = spanOf(pass);
  const newStartAt = Math.max(endAt, now);
  const because = (reason: string) => ({ reason, newStartAt });
  if (boughtOf(pass).length === 0 || pass.ended !== null) return because('该月卡当前状态不能续费');
  if (unpaidOf(pass) !== undefined) return because('有一笔续费待支付，请先完成支付');
  if (!isOnSale(world, rule)) return because('停车场已停办月卡，现有月卡可以用到到期');
  if (rule.renewExpiredDays < 0) return because('该套餐不支持续费，请到期后重新办理');
  if (now < endAt - rule.renewDaysBefore * DAY_MS) return because(`到期前${rule.renewDaysBefore}天内可续费`);
  if (now > endAt + rule.renewExpiredDays * DAY_MS) return because('已超过续费期限，请重新办理');
  return because('');
}

/** What a renewal bought now would be. Throws if there is none. */
export function quoteRenewal(world: World, pass: PassRow, cycles: number): PassRow['asked'] {
  const rule = ruleOf(world, pass.ruleId);
  const { reason, newStartAt } = renewabilityOf(world, pass);
  if (reason !== '') throw new Refusal(REFUSALS.passRefused, reason);
  if (cycles < rule.minCycles || cycles > rule.maxCycles) {
    throw new Refusal(REFUSALS.badRequest, `可续费${rule.minCycles}至${rule.maxCycles}个周期`);
  }
  return { cycles, startAt: newStartAt, endAt: endOfCycles(rule, newStartAt, cycles) };
}

export function renewPass(world: World, pass: PassRow, cycles: number, promised?: Promised): PurchaseRow {
  const asked = quoteRenewal(world, pass, cycles);
  refuseOtherDays(asked, asked.startAt <= world.clock.now(), promised);
  return addPurchase(world, pass, world.nextId('BAG'), asked);
}

export function changePassPlates(world: World, driver: DriverRow, pass: PassRow, plateIds: readonly string[]): PassRow {
  if (!isLive(world, pass)) throw new Refusal(REFUSALS.passRefused, '该月卡当前状态不能更换车辆');
  const plateNos = plateIds.map((plateId) => plateOf(driver, plateId).plateNo);
  refuseTakenPlates(world, ruleOf(world, pass.ruleId), plateNos, pass);
  const gone = pass.plateNos.filter((plateNo) => !plateNos.includes(plateNo));
  if (gone.some((plateNo) => coveredStay(world, pass, plateNo) !== undefined)) {
    throw new Refusal(REFUSALS.passRefused, '车辆正在场内使用月卡，离场后才能更换');
  }
  pass.plateNos = plateNos;
  return pass;
}

/** The refund if it were returned now, cents: the whole cycles of each purchase that have not begun. */
export function refundableOf(world: World, pass: PassRow): number {
  const now = world.clock.now();
  const rule = ruleOf(world, pass.ruleId);
  return boughtOf(pass).reduce((total, purchase) => total + refundOf(rule, purchase, now), 0);
}

export function refundOf(rule: PassRuleRow, { startAt, cycles, cents }: PurchaseRow, now: number): number {
  let unused = cycles;
  while (unused > 0 && endOfCycles(rule, startAt, cycles - unused) < now) unused -= 1;
  return Math.floor((cents / cycles) * unused);
}

/** Cancels an unpaid pass, or refunds the remaining part of a paid one. `agreed`: the refund that the driver has seen, cents. */
export function cancelPass(world: World, pass: PassRow, agreed?: number): PassRow {
  const state = passStateOf(world, pass);
  if (state > 6) throw new Refusal(REFUSALS.passRefused, '该月卡当前状态不能退订');
  if (agreed !== undefined && agreed !== refundableOf(world, pass)) {
    throw new Refusal(REFUSALS.passRefused, '可退金额已变化，请重新确认');
  }
  const rule = ruleOf(world, pass.ruleId);
  const now = world.clock.now();
  for (const purchase of boughtOf(pass)) {
    const cents = refundOf(rule, purchase, now);
    refundOrder(world, 3, purchase.orderNo, cents, `退卡 ${rule.ruleName}`);
    purchase.refunded = cents;
  }
  closeUnpaid(world, pass);
  if (pass.ended === null) countSpace(rule, 1);
  pass.ended = state >= 4 ? 'refunded' : 'cancelled';
  pass.endedAt = now;
  endCovers(world);
  return pass;
}
