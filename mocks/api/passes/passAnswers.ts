import { formatPlate } from '@/domain/plate/plateFace';
import type { PassApplication } from '@/services/special/passApplications';
import type { Pass, PassProduct, PassQuote, PurchaseToPay, RenewalTerms } from '@/services/special/passes';

import { startOfDay, wireDay } from '../../world/core/calendar';
import { wireTime } from '../../world/core/clock';
import { Refusal } from '../../world/core/Refusal';
import { itemOf, leftOf, offPeakOrderOf, packageOf } from '../../world/offpeak/offPeakItems';
import { leftDaysOf, offPeakStateOf } from '../../world/offpeak/offPeakUse';
import { papersFor, passOf, passStateOf, passStateText, ruleOf, spanOf, unpaidOf } from '../../world/passes/passes';
import { refundableOf, renewabilityOf } from '../../world/passes/passPurchases';
import type { PassApplyRow, PassRow, PassRuleRow, PurchaseRow } from '../../world/passes/passTables';
import { lotOf } from '../../world/places/lots';
import type { World } from '../../world/World';
import { parkNamesOf } from '../coupons/couponAnswers';
import { flag } from '../flag';
import { masked, reviewFace } from '../vehicles/reviewAnswers';

/** `driverId` is empty for a visitor. */
export const ruleAnswer = (world: World, row: PassRuleRow, driverId: string): PassProduct => {
  const { cycleCents, isOpenToOwners: _ours, ...same } = row;
  const materialTypes = papersFor(world, row, driverId);
  return {
    ...same,
    materialTypes: [...materialTypes],
    parkNames: parkNamesOf(world, row.parkIds),
    cycleFee: cycleCents,
    timeType: row.timeRanges.length === 0 ? 1 : 2,
    needMaterial: flag(materialTypes.length > 0),
  };
};

export const toPay = ({ orderNo, cents, payBy }: PurchaseRow): PurchaseToPay => ({
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
  world.tables.passApplies.find((row) => row.applyId === applyId);

export const passAnswer = (world: World, row: PassRow): Pass => {
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
    timeType: rule.timeRanges.length === 0 ? 1 : 2,
    timeRanges: rule.timeRanges,
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
    refundedFee: row.purchases.reduce((total, { refunded }) => total + refunded, 0),
    refundRule: rule.refundRule,
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

const NO_QUOTE: PassQuote = {
  startTime: '',
  endTime: '',
  fromPayment: 0,
  payFee: 0,
  refusal: '',
  overlaps: [],
};

/** A refusal is part of the quote, because nothing was asked for yet. */
export function quoteAnswer(quote: () => Partial<PassQuote>): PassQuote {
  try {
    return { ...NO_QUOTE, ...quote() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...NO_QUOTE, refusal: error.message };
  }
}

export const overlapAnswer = (
  world: World,
  plateNos: readonly string[],
  row: PassRow,
): PassQuote['overlaps'][number] => ({
  bagOrderNo: row.bagOrderNo,
  ruleName: ruleOf(world, row.ruleId).ruleName,
  plateText: row.plateNos
    .filter((plateNo) => plateNos.includes(plateNo))
    .map(formatPlate)
    .join('、'),
  startTime: wireTime(spanOf(row).startAt),
  endTime: wireTime(spanOf(row).endAt),
});

export const applyAnswer = (world: World, row: PassApplyRow): PassApplication => {
  const own = passOf(world, row.driverId, row.bagOrderNo);
  return {
    applyId: row.applyId,
    bagOrderNo: row.bagOrderNo,
    ruleId: own.ruleId,
    ruleName: ruleOf(world, own.ruleId).ruleName,
    parkId: own.parkId,
    parkName: lotOf(world, own.parkId).parkName,
    plates: platesOf(world, row.driverId, own.plateNos),
    ownerName: row.ownerName,
    maskedIdCard: masked(row.idCard, 4, 2),
    maskedPhone: masked(row.phone, 3, 4),
    address: row.address,
    ...reviewFace(row),
  };
};

/** An off-peak package is renewed for one more of its terms, at any time while it is valid and the quota allows it. */
export function packageRenewal(world: World, driverId: string, orderNo: string): RenewalTerms {
  const order = offPeakOrderOf(world, driverId, orderNo, 1);
  const state = offPeakStateOf(world, order);
  const row = packageOf(world, order.itemId);
  const isLive = state === 2 || state === 3 || state === 4;
  const reason = !isLive ? '该订单当前状态不能续费' : leftOf(world, row) === 0 ? '该套餐名额已满' : '';
  return {
    renewable: flag(reason === ''),
    reason,
    newStartTime: wireTime(Math.max(order.endAt, startOfDay(wireDay(world.clock.now())))),
    minCycles: 1,
    maxCycles: 1,
    cycleFee: itemOf(world, order).cents,
    cycleType: 5,
  };
}
