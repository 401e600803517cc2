import { formatPlate } from '@/domain/plate/plateFace';
import { DAY_MS } from '@/lib/timeUnits';

import type { DriverRow } from '../account/accountTables';
import { addMonths, startOfDay, wireDay } from '../core/calendar';
import { wireTime } from '../core/clock';
import { Refusal, REFUSALS } from '../core/Refusal';
import { plateOf } from '../vehicles/plates';
import type { World } from '../World';
import { endOfCycles, isLive, isOnSale, ruleOf, spanOf } from './passes';
import type { PassRow, PassRuleRow } from './passTables';

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

export interface PassRequest {
  ruleId: string;
  parkId: string;
  plateIds: readonly string[];
  cycles: number;
  startDate: string;
  /** The driver has seen that another pass covers one of the plates at the same time. */
  acceptsOverlap?: number | undefined;
  promised?: Promised | undefined;
}

/** The days that the driver was shown before the order, as the quote sent them; empty texts: none were. */
export interface Promised {
  startTime: string;
  endTime: string;
}

/** Refuses an order whose days would be other ones than the driver was shown. Of one that begins with its payment only the last day is promised. */
export function refuseOtherDays({ startAt, endAt }: Asked, isFromPayment: boolean, promised?: Promised): void {
  if (promised === undefined || promised.endTime === '') return;
  const isSame = isFromPayment
    ? promised.endTime.slice(0, 10) === wireDay(endAt)
    : promised.startTime === wireTime(startAt) && promised.endTime === wireTime(endAt);
  if (!isSame) throw new Refusal(REFUSALS.passRefused, '有效期已变化，请重新确认');
}

interface Asked {
  cycles: number;
  startAt: number;
  endAt: number;
}

/** The live passes with one of these plates at one of the rule's lots, besides `except`. */
const rivalsOf = (world: World, rule: PassRuleRow, plateNos: readonly string[], except?: PassRow) =>
  world.tables.passes.filter(
    (pass) =>
      pass !== except &&
      isLive(world, pass) &&
      ruleOf(world, pass.ruleId).parkIds.some((parkId) => rule.parkIds.includes(parkId)) &&
      pass.plateNos.some((plateNo) => plateNos.includes(plateNo)),
  );

/** Passes of another rule that cover one of the plates in the same days. The driver may want both, once they know it. */
export const overlapsOf = (world: World, rule: PassRuleRow, plateNos: readonly string[], asked: Asked): PassRow[] =>
  rivalsOf(world, rule, plateNos).filter((pass) => {
    const { startAt, endAt } = spanOf(pass);
    return pass.ruleId !== rule.ruleId && startAt < asked.endAt && asked.startAt < endAt;
  });

export function refuseBadPlates(rule: PassRuleRow, plateNos: readonly string[], rivals: readonly PassRow[]): void {
  if (plateNos.length === 0 || new Set(plateNos).size !== plateNos.length) {
    throw new Refusal(REFUSALS.badRequest, '请选择车辆');
  }
  if (plateNos.length > rule.maxPlates) throw new Refusal(REFUSALS.passRefused, `最多可绑定${rule.maxPlates}辆车`);
  const taken = plateNos.find((plateNo) => rivals.some((pass) => pass.plateNos.includes(plateNo)));
  if (taken !== undefined)
    throw new Refusal(REFUSALS.passRefused, `${formatPlate(taken)}在该停车场已有月卡，可直接续费`);
}

/** Refuses plates that another pass covers at one of the lots. */
export const refuseTakenPlates = (world: World, rule: PassRuleRow, plateNos: readonly string[], except: PassRow) =>
  refuseBadPlates(rule, plateNos, rivalsOf(world, rule, plateNos, except));

export interface Quote {
  rule: PassRuleRow;
  plateNos: readonly string[];
  asked: Asked;
  /** It begins when it is paid, so both times move with that. */
  isFromPayment: boolean;
  overlaps: readonly PassRow[];
}

/** What a pass bought now would be. Throws if it cannot be sold. */
export function quotePass(world: World, driver: DriverRow, request: PassRequest): Quote {
  const rule = ruleOf(world, request.ruleId);
  if (rule.parkIds[0] !== request.parkId) throw new Refusal(REFUSALS.badRequest, '该停车场不办理此套餐');
  if (request.cycles < rule.minCycles || request.cycles > rule.maxCycles) {
    throw new Refusal(REFUSALS.badRequest, `可购买${rule.minCycles}至${rule.maxCycles}个周期`);
  }
  const plateNos = request.plateIds.map((plateId) => plateOf(driver, plateId).plateNo);
  const same = rivalsOf(world, rule, plateNos).filter((pass) => pass.ruleId === rule.ruleId);
  refuseBadPlates(rule, plateNos, same);
  if (!isOnSale(world, rule)) throw new Refusal(REFUSALS.passRefused, '停车场已停办月卡');
  if (rule.leftNum === 0) throw new Refusal(REFUSALS.passRefused, '该套餐名额已满');
  const startAt = startOf(world, rule, request.startDate);
  const asked = { cycles: request.cycles, startAt, endAt: endOfCycles(rule, startAt, request.cycles) };
  const isFromPayment = startAt <= world.clock.now();
  return { rule, plateNos, asked, isFromPayment, overlaps: overlapsOf(world, rule, plateNos, asked) };
}
