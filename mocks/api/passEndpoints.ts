import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import { passApplies, type PassApply, passApply } from '@/services/special/passApplies';
import {
  createdPass,
  type OrderToPay,
  orderToPay,
  type Pass,
  pass,
  passes,
  type PassRule,
  passRules,
  type Renewal,
  renewal,
} from '@/services/special/passes';

import { wireTime } from '../world/clock';
import { itemOf, leftOf, offPeakOrderOf, packageOf } from '../world/offPeakItems';
import { leftDaysOf, offPeakStateOf } from '../world/offPeakUse';
import { applyForPass, resubmitApply } from '../world/passApplies';
import { passOf, passStateOf, passStateText, ruleOf, spanOf, unpaidOf } from '../world/passes';
import {
  cancelPass,
  changePassPlates,
  openPass,
  refundableOf,
  renewabilityOf,
  renewPass,
} from '../world/passPurchases';
import type { PassApplyRow, PassRow, PassRuleRow, PurchaseRow } from '../world/specialTables';
import { lotOf } from '../world/stays';
import type { World } from '../world/World';
import { parkNamesOf } from './couponAnswers';
import { type Endpoint, locked, open } from './endpoint';
import { flag } from './flag';
import { filled, optionalText, pageOf, paging, wholeNumber } from './requests';
import { masked, reviewFace } from './reviewAnswers';

const ruleAnswer = (world: World, row: PassRuleRow): PassRule => {
  const { cycleCents, ...same } = row;
  return {
    ...same,
    parkNames: parkNamesOf(world, row.parkIds),
    cycleFee: cycleCents,
    timeType: row.timeRanges.length === 0 ? 1 : 2,
    needMaterial: flag(row.materialTypes.length > 0),
  };
};

const toPay = ({ orderNo, cents, payBy }: PurchaseRow): OrderToPay => ({
  orderNo,
  bizType: 3,
  payFee: cents,
  expireTime: wireTime(payBy),
});

const platesOf = (world: World, driverId: string, plateNos: readonly string[]) => {
  const own = world.tables.drivers.find((row) => row.driverId === driverId)?.plates ?? [];
  return plateNos.map((plateNo, index) => ({
    plateId: own.find((plate) => plate.plateNo === plateNo)?.plateId ?? '',
    formatPlateNo: formatPlate(plateNo),
    isMain: flag(index === 0),
  }));
};

const purchaseState = ({ paidAt, refunded, isClosed }: PurchaseRow) => {
  if (paidAt !== null) return refunded > 0 ? 5 : 2;
  return isClosed ? 3 : 1;
};

const applyOf = (world: World, { applyId }: PassRow): PassApplyRow | undefined =>
  world.tables.special.passApplies.find((row) => row.applyId === applyId);

const passAnswer = (world: World, row: PassRow): Pass => {
  const rule = ruleOf(world, row.ruleId);
  const state = passStateOf(world, row);
  const { startAt, endAt } = spanOf(row);
  const unpaid = unpaidOf(row);
  return {
    bagOrderNo: row.bagOrderNo,
    ruleId: row.ruleId,
    ruleName: rule.ruleName,
    parkId: row.parkId,
    parkName: lotOf(world, row.parkId).parkName,
    parkNames: parkNamesOf(world, rule.parkIds),
    plates: platesOf(world, row.driverId, row.plateNos),
    maxPlates: rule.maxPlates,
    maxInPark: rule.maxInPark,
    startTime: wireTime(startAt),
    endTime: wireTime(endAt),
    leftDays: leftDaysOf(world, endAt),
    payFee: rule.cycleCents * row.asked.cycles,
    state,
    stateText: passStateText(world, row),
    auditReason:
      applyOf(world, row)
        ?.reasons.map(({ text }) => text)
        .join('；') ?? '',
    applyId: row.applyId,
    canRenew: flag(renewabilityOf(world, row).reason === ''),
    canEdit: flag(state === 2 || (state >= 4 && state <= 6)),
    canRefund: flag(state >= 4 && state <= 6 && refundableOf(world, row) > 0),
    refundFee: row.ended === null ? refundableOf(world, row) : 0,
    autoRenew: 0,
    unpaidOrderNo: unpaid?.orderNo ?? '',
    expireTime: wireTime(unpaid?.payBy ?? null),
    purchases: row.purchases.map((purchase) => ({
      orderNo: purchase.orderNo,
      startTime: wireTime(purchase.startAt),
      endTime: wireTime(purchase.endAt),
      cycles: purchase.cycles,
      payFee: purchase.cents,
      payTime: wireTime(purchase.paidAt),
      state: purchaseState(purchase),
    })),
  };
};

const applyAnswer = (world: World, row: PassApplyRow): PassApply => {
  const own = passOf(world, row.driverId, row.bagOrderNo);
  return {
    applyId: row.applyId,
    bagOrderNo: row.bagOrderNo,
    ruleId: own.ruleId,
    ruleName: ruleOf(world, own.ruleId).ruleName,
    parkId: own.parkId,
    parkName: lotOf(world, own.parkId).parkName,
    plates: platesOf(world, row.driverId, own.plateNos),
    name: row.name,
    maskedIdCard: masked(row.idCard, 4, 2),
    maskedPhone: masked(row.phone, 3, 4),
    address: row.address,
    ...reviewFace(row),
  };
};

/** An off-peak package is renewed for one more of its terms, at any time while it lasts and the quota allows. */
function packageRenewal(world: World, driverId: string, orderNo: string): Renewal {
  const order = offPeakOrderOf(world, driverId, orderNo, 1);
  const state = offPeakStateOf(world, order);
  const row = packageOf(world, order.itemId);
  const isLive = state === 2 || state === 3 || state === 4;
  const reason = !isLive ? '该订单当前状态不能续费' : leftOf(world, row) === 0 ? '该套餐名额已满' : '';
  return {
    renewable: flag(reason === ''),
    reason,
    newStartTime: wireTime(Math.max(order.endAt, world.clock.now())),
    minCycles: 1,
    maxCycles: 1,
    cycleFee: itemOf(world, order).cents,
    cycleType: 5,
  };
}

const cycles = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120));
const plateIds = v.pipe(v.array(filled), v.minLength(1), v.maxLength(10));
const request = { ruleId: filled, parkId: filled, plateIds, cycles, startDate: optionalText };
const paper = {
  name: filled,
  idCard: filled,
  phone: filled,
  address: filled,
  materials: v.pipe(v.array(v.object({ materialType: v.number(), picUrl: filled })), v.maxLength(10)),
};

export const passEndpoints: readonly Endpoint[] = [
  open(
    'GET',
    'special/v2/api/bagMultiRules',
    passRules,
    v.object({ parkId: optionalText }),
    ({ world, asked: { parkId } }) => {
      const rows = world.tables.special.passRules.filter((row) => parkId === '' || row.parkIds.includes(parkId));
      return { results: rows.map((row) => ruleAnswer(world, row)), total: rows.length };
    },
  ),
  locked(
    'POST',
    'special/v2/api/checkRenewable',
    renewal,
    v.object({ bizType: v.picklist([3, 4]), orderNo: filled }),
    ({ world, driver: { driverId }, asked: { bizType, orderNo } }) => {
      if (bizType === 4) return packageRenewal(world, driverId, orderNo);
      const row = passOf(world, driverId, orderNo);
      const rule = ruleOf(world, row.ruleId);
      const { reason, newStartAt } = renewabilityOf(world, row);
      return {
        renewable: flag(reason === ''),
        reason,
        newStartTime: wireTime(newStartAt),
        minCycles: rule.minCycles,
        maxCycles: rule.maxCycles,
        cycleFee: rule.cycleCents,
        cycleType: rule.cycleType,
      };
    },
  ),
  locked('GET', 'special/v2/api/bagOrders', passes, v.object({ ...paging, state: v.optional(wholeNumber) }), (call) => {
    const { world, driver, asked } = call;
    const rows = world.tables.special.passes
      .filter((row) => row.driverId === driver.driverId)
      .filter((row) => asked.state === undefined || passStateOf(world, row) === asked.state)
      .sort((a, b) => b.createdAt - a.createdAt);
    return pageOf(
      call,
      rows.map((row) => passAnswer(world, row)),
    );
  }),
  locked('GET', 'special/v2/api/bagOrders/{id}', pass, v.object({}), ({ world, driver, params }) =>
    passAnswer(world, passOf(world, driver.driverId, params['id'] ?? '')),
  ),
  locked('POST', 'special/v2/api/bagOrders', createdPass, v.object(request), ({ world, driver, asked }) => {
    const row = openPass(world, driver, asked);
    const [order] = row.purchases;
    if (order === undefined) throw new Error(`The pass ${row.bagOrderNo} has no order`);
    return { pass: passAnswer(world, row), order: toPay(order) };
  }),
  locked(
    'POST',
    'special/v2/api/bagOrders/{id}/renew',
    orderToPay,
    v.object({ cycles }),
    ({ world, driver, params, asked }) =>
      toPay(renewPass(world, passOf(world, driver.driverId, params['id'] ?? ''), asked.cycles)),
  ),
  locked(
    'PUT',
    'special/v2/api/bagOrders/{id}/plates',
    pass,
    v.object({ plateIds }),
    ({ world, driver, params, asked }) => {
      const row = passOf(world, driver.driverId, params['id'] ?? '');
      return passAnswer(world, changePassPlates(world, driver, row, asked.plateIds));
    },
  ),
  locked('POST', 'special/v2/api/bagOrders/{id}/cancel', pass, v.object({}), ({ world, driver, params }) =>
    passAnswer(world, cancelPass(world, passOf(world, driver.driverId, params['id'] ?? ''))),
  ),
  locked('GET', 'special/v2/api/bagApplies', passApplies, v.object({ ...paging, bagOrderNo: optionalText }), (call) => {
    const { world, driver, asked } = call;
    const rows = world.tables.special.passApplies
      .filter((row) => row.driverId === driver.driverId)
      .filter(({ bagOrderNo }) => asked.bagOrderNo === '' || bagOrderNo === asked.bagOrderNo)
      .sort((a, b) => b.appliedAt - a.appliedAt);
    return pageOf(
      call,
      rows.map((row) => applyAnswer(world, row)),
    );
  }),
  locked(
    'POST',
    'special/v2/api/bagApplies',
    passApply,
    v.object({ ...request, ...paper }),
    ({ world, driver, asked: { name, idCard, phone, address, materials, ...rest } }) =>
      applyAnswer(world, applyForPass(world, driver, rest, { name, idCard, phone, address, materials })),
  ),
  locked(
    'PUT',
    'special/v2/api/bagApplies',
    passApply,
    v.object({ ...paper, applyId: filled }),
    ({ world, driver, asked: { applyId, ...rest } }) =>
      applyAnswer(world, resubmitApply(world, driver.driverId, applyId, rest)),
  ),
];
