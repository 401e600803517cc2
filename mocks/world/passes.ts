import { formatPlate } from '@/domain/plate/plateFace';
import { CYCLE_TYPES } from '@/services/special/passes';

import { addMonths, startOfDay, wireDay } from './calendar';
import { DAY_MS, MINUTE_MS } from './clock';
import type { OrderSource } from './orderSource';
import type { Payable } from './payable';
import { plateOf } from './plates';
import { refundOrder } from './refunds';
import { Refusal, REFUSALS } from './Refusal';
import type { PassRow, PassRuleRow, PurchaseRow } from './specialTables';
import { lotOf, staysOfPlate } from './stays';
import type { DriverRow } from './tables';
import type { World } from './World';

/** The price and the place of an unpaid order are held so long. */
export const HOLD_MS = 15 * MINUTE_MS;
/** Specification of the product: from then on a pass warns that it ends. */
const EXPIRING_MS = 7 * DAY_MS;
const MONTHS = { 1: 1, 2: 3, 3: 6, 4: 12 } as const;

export function ruleOf(world: World, ruleId: string): PassRuleRow {
  const rule = world.tables.special.passRules.find((row) => row.ruleId === ruleId);
  if (rule === undefined) throw new Refusal(REFUSALS.notFound, '月卡套餐不存在');
  return rule;
}

export function passOf(world: World, driverId: string, bagOrderNo: string): PassRow {
  const pass = world.tables.special.passes.find((row) => row.bagOrderNo === bagOrderNo && row.driverId === driverId);
  if (pass === undefined) throw new Refusal(REFUSALS.notFound, '月卡不存在');
  return pass;
}

export const endOfCycles = ({ cycleType }: PassRuleRow, startAt: number, cycles: number): number =>
  cycleType === 5 ? startAt + cycles * DAY_MS : addMonths(startAt, cycles * MONTHS[cycleType]);

/** When a pass bought now begins. */
function startOf(world: World, { startRule }: PassRuleRow, startDate: string): number {
  const now = world.clock.now();
  const today = startOfDay(wireDay(now));
  if (startRule === 1) return now;
  if (startRule === 2) return today + DAY_MS;
  if (startRule === 4) return addMonths(startOfDay(`${wireDay(now).slice(0, 7)}-01`), 1);
  const chosen = startOfDay(startDate);
  if (Number.isNaN(chosen) || chosen < today || chosen > today + 30 * DAY_MS) {
    throw new Refusal(REFUSALS.badRequest, '请选择30天内的生效日期');
  }
  return Math.max(chosen, now);
}

const isPaid = ({ paidAt, refunded }: PurchaseRow) => paidAt !== null && refunded === 0;
export const boughtOf = ({ purchases }: PassRow): PurchaseRow[] => purchases.filter(isPaid);
export const unpaidOf = ({ purchases }: PassRow): PurchaseRow | undefined =>
  purchases.find(({ paidAt, isClosed }) => paidAt === null && !isClosed);

/** From the first purchase's start to the last one's end; what was asked for while nothing is paid. */
export function spanOf(pass: PassRow): { startAt: number; endAt: number } {
  const paid = pass.purchases.filter(({ paidAt }) => paidAt !== null);
  const [first] = paid;
  const last = paid.at(-1);
  return first === undefined || last === undefined ? pass.asked : { startAt: first.startAt, endAt: last.endAt };
}

/** As PASS_STATE of the wire. */
export function passStateOf(world: World, pass: PassRow): 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 {
  const now = world.clock.now();
  if (pass.ended !== null) return pass.ended === 'refunded' ? 8 : 9;
  const apply = world.tables.special.passApplies.find(({ applyId }) => applyId === pass.applyId);
  if (apply?.state === 1) return 1;
  if (apply?.state === 3) return 2;
  if (boughtOf(pass).length === 0) return 3;
  const { startAt, endAt } = spanOf(pass);
  if (now < startAt) return 4;
  if (now >= endAt) return 7;
  return endAt - now <= EXPIRING_MS ? 6 : 5;
}

const isInForce = (world: World, pass: PassRow) => [5, 6].includes(passStateOf(world, pass));
/** Passes of this driver that are good for a plate now. */
export const goodPassesOf = (world: World, driverId: string, plateNo: string): PassRow[] =>
  world.tables.special.passes.filter(
    (pass) => pass.driverId === driverId && pass.plateNos.includes(plateNo) && isInForce(world, pass),
  );
/** A pass that holds its plates: bought, or about to be. */
const isLive = (world: World, pass: PassRow) => passStateOf(world, pass) <= 6;

function countSpace(rule: PassRuleRow, by: 1 | -1): void {
  if (rule.leftNum >= 0) rule.leftNum += by;
}

export interface PassRequest {
  ruleId: string;
  parkId: string;
  plateIds: readonly string[];
  cycles: number;
  startDate: string;
}

function refuseBadPlates(world: World, rule: PassRuleRow, plateNos: readonly string[], except?: PassRow): void {
  if (plateNos.length === 0 || new Set(plateNos).size !== plateNos.length) {
    throw new Refusal(REFUSALS.badRequest, '请选择车辆');
  }
  if (plateNos.length > rule.maxPlates) throw new Refusal(REFUSALS.passRefused, `最多可绑定${rule.maxPlates}辆车`);
  const other = world.tables.special.passes.find(
    (pass) =>
      pass !== except &&
      isLive(world, pass) &&
      ruleOf(world, pass.ruleId).parkIds.some((parkId) => rule.parkIds.includes(parkId)) &&
      pass.plateNos.some((plateNo) => plateNos.includes(plateNo)),
  );
  const taken = plateNos.find((plateNo) => other?.plateNos.includes(plateNo) === true);
  if (taken !== undefined) throw new Refusal(REFUSALS.passRefused, `${formatPlate(taken)}在该车场已有月卡，可直接续费`);
}

/** Holds a place. With an application nothing is to be paid until it is accepted. */
export function openPass(world: World, driver: DriverRow, request: PassRequest, applyId = ''): PassRow {
  const rule = ruleOf(world, request.ruleId);
  if (rule.parkIds[0] !== request.parkId) throw new Refusal(REFUSALS.badRequest, '该车场不办理此套餐');
  if (applyId === '' && rule.materialTypes.length > 0) {
    throw new Refusal(REFUSALS.passRefused, '办理该套餐需先提交资料审核');
  }
  if (request.cycles < rule.minCycles || request.cycles > rule.maxCycles) {
    throw new Refusal(REFUSALS.badRequest, `可购买${rule.minCycles}至${rule.maxCycles}个周期`);
  }
  const plateNos = request.plateIds.map((plateId) => plateOf(driver, plateId).plateNo);
  refuseBadPlates(world, rule, plateNos);
  if (rule.leftNum === 0) throw new Refusal(REFUSALS.passRefused, '该套餐名额已满');
  const startAt = startOf(world, rule, request.startDate);
  const pass: PassRow = {
    bagOrderNo: world.nextId('B'),
    driverId: driver.driverId,
    ruleId: rule.ruleId,
    parkId: request.parkId,
    plateNos,
    createdAt: world.clock.now(),
    applyId,
    asked: { cycles: request.cycles, startAt, endAt: endOfCycles(rule, startAt, request.cycles) },
    purchases: [],
    ended: null,
  };
  world.tables.special.passes.push(pass);
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
    payBy: now + HOLD_MS,
    payChannel: 0,
    paidAt: null,
    refunded: 0,
    isClosed: false,
  };
  pass.purchases.push(purchase);
  return purchase;
}

/** The application was accepted: from now on the pass can be paid, and begins no earlier than now. */
export function offerForPayment(world: World, pass: PassRow): void {
  const rule = ruleOf(world, pass.ruleId);
  const startAt = Math.max(pass.asked.startAt, world.clock.now());
  pass.asked = { ...pass.asked, startAt, endAt: endOfCycles(rule, startAt, pass.asked.cycles) };
  addPurchase(world, pass, pass.bagOrderNo, pass.asked);
}

export interface Renewability {
  /** Empty when it can be renewed. */
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
  if (rule.renewExpiredDays < 0) return because('该套餐不支持续费，请到期后重新办理');
  if (now < endAt - rule.renewDaysBefore * DAY_MS) return because(`到期前${rule.renewDaysBefore}天内可续费`);
  if (now > endAt + rule.renewExpiredDays * DAY_MS) return because('已超过续费期限，请重新办理');
  return because('');
}

export function renewPass(world: World, pass: PassRow, cycles: number): PurchaseRow {
  const rule = ruleOf(world, pass.ruleId);
  const { reason, newStartAt } = renewabilityOf(world, pass);
  if (reason !== '') throw new Refusal(REFUSALS.passRefused, reason);
  if (cycles < rule.minCycles || cycles > rule.maxCycles) {
    throw new Refusal(REFUSALS.badRequest, `可续费${rule.minCycles}至${rule.maxCycles}个周期`);
  }
  const endAt = endOfCycles(rule, newStartAt, cycles);
  return addPurchase(world, pass, world.nextId('B'), { cycles, startAt: newStartAt, endAt });
}

export function changePassPlates(world: World, driver: DriverRow, pass: PassRow, plateIds: readonly string[]): PassRow {
  if (!isLive(world, pass)) throw new Refusal(REFUSALS.passRefused, '该月卡当前状态不能更换车辆');
  const plateNos = plateIds.map((plateId) => plateOf(driver, plateId).plateNo);
  refuseBadPlates(world, ruleOf(world, pass.ruleId), plateNos, pass);
  const gone = pass.plateNos.filter((plateNo) => !plateNos.includes(plateNo));
  if (gone.some((plateNo) => coveredStay(world, pass, plateNo) !== undefined)) {
    throw new Refusal(REFUSALS.passRefused, '车辆正在场内使用月卡，离场后才能更换');
  }
  pass.plateNos = plateNos;
  return pass;
}

/** What giving it back brings now, cents: whole cycles that have not begun, of each purchase. */
export function refundableOf(world: World, pass: PassRow): number {
  const now = world.clock.now();
  const rule = ruleOf(world, pass.ruleId);
  return boughtOf(pass).reduce((total, purchase) => total + refundOf(rule, purchase, now), 0);
}

function refundOf(rule: PassRuleRow, { startAt, cycles, cents }: PurchaseRow, now: number): number {
  let unused = cycles;
  while (unused > 0 && endOfCycles(rule, startAt, cycles - unused) < now) unused -= 1;
  return Math.floor((cents / cycles) * unused);
}

/** An unpaid pass is cancelled, a paid one goes back for what is left of it. */
export function cancelPass(world: World, pass: PassRow): PassRow {
  const state = passStateOf(world, pass);
  if (state > 6) throw new Refusal(REFUSALS.passRefused, '该月卡当前状态不能退订');
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
  return pass;
}

function closeUnpaid(world: World, pass: PassRow): void {
  const unpaid = unpaidOf(pass);
  if (unpaid === undefined) return;
  unpaid.isClosed = true;
  if (pass.purchases.length > 1 || pass.ended !== null) return;
  pass.ended = 'cancelled';
  countSpace(ruleOf(world, pass.ruleId), 1);
}

const coveredStay = (world: World, { ruleId }: PassRow, plateNo: string) =>
  staysOfPlate(world, plateNo).find(
    (stay) => stay.exitAt === null && stay.isBagCar && ruleOf(world, ruleId).parkIds.includes(stay.parkId),
  );

/** What time has done: orders nobody paid are closed, and a pass in force covers the stays of its plates, as many as it may. */
export function passPasses(world: World): void {
  const now = world.clock.now();
  for (const pass of world.tables.special.passes) {
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
      if (stay.startAt >= spanOf(pass).startAt) stay.isBagCar = true;
    }
  }
}

/** The cashier has the money of this order, though it is not booked yet. */
export const isBeingPaid = (world: World, orderNo: string): boolean =>
  world.tables.payments.some(({ state, parts }) => state === 1 && parts.some((part) => part.orderNo === orderNo));

const cycleText = ({ cycleType }: PassRuleRow, cycles: number): string =>
  cycleType === 5 ? `${cycles}天` : cycleType === 1 ? `${cycles}个月` : `${cycles}个${CYCLE_TYPES[cycleType]}周期`;

function purchaseOf(world: World, orderNo: string): { pass: PassRow; purchase: PurchaseRow } {
  for (const pass of world.tables.special.passes) {
    const purchase = pass.purchases.find((row) => row.orderNo === orderNo);
    if (purchase !== undefined) return { pass, purchase };
  }
  throw new Refusal(REFUSALS.notFound, '月卡订单不存在');
}

export const passPayable: Payable = {
  bizType: 3,
  due(world, driverId, { orderNo }) {
    const { pass, purchase } = purchaseOf(world, orderNo);
    if (pass.driverId !== driverId) throw new Refusal(REFUSALS.notFound, '月卡订单不存在');
    if (purchase.paidAt !== null) throw new Refusal(REFUSALS.nothingDue, '订单已支付');
    if (purchase.isClosed) throw new Refusal(REFUSALS.paymentOver, '订单已关闭，请重新办理');
    const rule = ruleOf(world, pass.ruleId);
    return { cents: purchase.cents, title: `${rule.ruleName} ${cycleText(rule, purchase.cycles)}` };
  },
  cannotBook: (world, _payment, { orderNo }) =>
    purchaseOf(world, orderNo).purchase.isClosed ? '订单已关闭，款项已退回' : '',
  settle(world, { payChannel }, { orderNo }, at) {
    const { pass, purchase } = purchaseOf(world, orderNo);
    const rule = ruleOf(world, pass.ruleId);
    // A pass that begins at once begins when it is paid.
    if (purchase.startAt < at) {
      purchase.startAt = at;
      purchase.endAt = endOfCycles(rule, at, purchase.cycles);
    }
    Object.assign(purchase, { paidAt: at, payChannel });
    passPasses(world);
  },
};

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

export const passOrders: OrderSource = {
  bizType: 3,
  list: (world, driverId) =>
    world.tables.special.passes
      .filter((pass) => pass.driverId === driverId)
      .flatMap((pass) => {
        const rule = ruleOf(world, pass.ruleId);
        return pass.purchases.map((purchase) => {
          const { orderNo, cycles, createdAt, payBy, startAt, endAt, cents, refunded, payChannel, paidAt } = purchase;
          const isOpen = paidAt === null && !purchase.isClosed;
          return {
            orderNo,
            title: `${rule.ruleName} ${cycleText(rule, cycles)}`,
            placeText: rule.parkIds.map((parkId) => lotOf(world, parkId).parkName).join('、'),
            plateNos: pass.plateNos,
            createdAt,
            payBy: isOpen ? payBy : null,
            validFrom: startAt,
            validTo: endAt,
            cents,
            paidCents: paidAt === null ? 0 : cents,
            refundCents: refunded,
            payChannel,
            paidAt,
            state: isOpen ? 1 : paidAt === null ? 3 : refunded > 0 ? 5 : 2,
            stateText: isOpen ? '待支付' : paidAt === null ? '已取消' : passStateText(world, pass),
            refundRule: rule.refundRule,
            canCancel: isOpen,
            canRefund:
              paidAt !== null &&
              refunded === 0 &&
              pass.ended === null &&
              refundOf(rule, purchase, world.clock.now()) > 0,
            canInvoice: paidAt !== null && refunded === 0 && payChannel !== 6,
          };
        });
      }),
};
