import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import {
  type OffPeakOrder,
  offPeakOrderSchema,
  offPeakOrdersSchema,
  type OffPeakPackage,
  offPeakPackagesSchema,
  type OffPeakSlot,
  offPeakSlotsSchema,
} from '@/services/special/offPeak';

import { wireTime } from '../../world/core/clock';
import { itemOf, leftOf, offPeakOrderOf, type Slot, slotsOf } from '../../world/offpeak/offPeakItems';
import { cancelCostOf, cancelOffPeak, openPackageOrder, openSlotOrder } from '../../world/offpeak/offPeakOrders';
import { cancelTipOf, OFF_PEAK_TEXT } from '../../world/offpeak/offPeakRecords';
import type { OffPeakOrderRow, OffPeakPackageRow } from '../../world/offpeak/offPeakTables';
import {
  coverOf,
  leftDaysOf,
  offPeakStateOf,
  overtimeRuleOf,
  usesOf,
  violationsOf,
} from '../../world/offpeak/offPeakUse';
import { overtimeMinutesOf, reckon } from '../../world/parking/stays';
import { lotOf } from '../../world/places/lots';
import type { World } from '../../world/World';
import { type DriverCall, type Endpoint, needsSession } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { filled, optionalText, pageOf, paging, wholeNumber } from '../requests';

const packageAnswer = (world: World, row: OffPeakPackageRow): OffPeakPackage => ({
  bagId: row.bagId,
  bagName: row.bagName,
  parkId: row.parkId,
  parkName: lotOf(world, row.parkId).parkName,
  timeRanges: row.timeRanges,
  days: row.days,
  bagFee: row.cents,
  overtimeRule: overtimeRuleOf(row),
  maxPlates: row.maxPlates,
  leftNum: leftOf(world, row),
  totalNum: row.totalNum,
});

const slotAnswer = (world: World, slot: Slot): OffPeakSlot => ({
  bookId: slot.bookId,
  parkId: slot.row.parkId,
  parkName: lotOf(world, slot.row.parkId).parkName,
  bookDate: slot.bookDate,
  slotStart: wireTime(slot.from),
  slotEnd: wireTime(slot.to),
  latestEntryTime: wireTime(slot.latestEntryAt),
  latestExitTime: wireTime(slot.to),
  bookFee: slot.row.cents,
  depositFee: slot.row.depositCents,
  cancelFreeTime: wireTime(slot.cancelFreeAt),
  leftNum: slot.leftNum,
  totalNum: slot.row.totalNum,
  overtimeRule: overtimeRuleOf(slot.row),
});

const orderAnswer = (world: World, order: OffPeakOrderRow): OffPeakOrder => {
  const { parkId, name, timeRanges, latestEntryAt, cancelFreeAt, ...rule } = itemOf(world, order);
  const state = offPeakStateOf(world, order);
  const uses = usesOf(world, order);
  const last = uses.at(-1);
  // A car with a package and a slot for the same hours has one bill. Both orders say what it says.
  const cover = last === undefined ? undefined : (last.cover ?? coverOf(world, order, last));
  const overtime =
    cover === undefined || last === undefined ? 0 : overtimeMinutesOf(cover, last.exitAt ?? world.clock.now());
  const cost = cancelCostOf(world, order);
  const own = world.tables.drivers.find(({ driverId }) => driverId === order.driverId)?.plates ?? [];
  const plates = order.plateNos.map((plateNo) => ({
    plateId: own.find((plate) => plate.plateNo === plateNo)?.plateId ?? '',
    formatPlateNo: formatPlate(plateNo),
  }));
  return {
    orderNo: order.orderNo,
    kind: order.kind,
    itemId: order.itemId,
    itemName: name,
    parkId,
    parkName: lotOf(world, parkId).parkName,
    formatPlateNo: plates[0]?.formatPlateNo ?? '',
    plates,
    timeRanges,
    startTime: wireTime(order.startAt),
    endTime: wireTime(order.endAt),
    latestEntryTime: wireTime(latestEntryAt),
    cancelFreeTime: wireTime(cancelFreeAt),
    enterTime: wireTime(last?.startAt ?? null),
    exitTime: wireTime(last?.exitAt ?? null),
    usedNum: uses.length,
    leftDays: leftDaysOf(world, order.endAt),
    uniqueId: last?.uniqueId ?? '',
    hoursEndTime: wireTime(cover?.until ?? null),
    overtimeMinutes: overtime,
    overtimeFee: cover === undefined || last === undefined ? 0 : reckon(world, last).total,
    overtimeDueFee: cover === undefined || last === undefined ? 0 : reckon(world, last).due,
    overtimeHourFee: rule.overtimeHourCents,
    overtimeCapFee: rule.overtimeCapCents,
    overtimeRule: overtimeRuleOf(rule),
    payFee: order.cents,
    depositFee: order.depositCents,
    refundFee: order.refunded,
    expireTime: state === 1 ? wireTime(order.payBy) : '',
    canCancel: flag(cost !== null),
    cancelFee: cost?.cost ?? 0,
    cancelRefundFee: cost?.back ?? 0,
    cancelTip: cancelTipOf(world, order),
    canRenew: flag(order.kind === 1 && (state === 2 || state === 3 || state === 4)),
    state,
    stateText: OFF_PEAK_TEXT[state],
    violationCount: violationsOf(world, order.driverId).filter(({ orderNo }) => orderNo === order.orderNo).length,
  };
};

const listing = v.object({ ...paging, state: v.optional(wholeNumber) });

const ordersPage = (call: DriverCall & { asked: { state?: number | undefined } }, kind: 1 | 2) => {
  const { world, driver, asked } = call;
  const rows = world.tables.offPeakOrders
    .filter((row) => row.driverId === driver.driverId && row.kind === kind)
    .filter((row) => asked.state === undefined || offPeakStateOf(world, row) === asked.state)
    .sort((a, b) => b.createdAt - a.createdAt || b.orderNo.localeCompare(a.orderNo));
  return pageOf(
    call,
    rows.map((row) => orderAnswer(world, row)),
  );
};

const own = ({ world, driver, params }: DriverCall, kind: 1 | 2): OffPeakOrderRow =>
  offPeakOrderOf(world, driver.driverId, params['id'] ?? '', kind);

const orderNoOf = ({ orderNo }: { orderNo: string }) => orderNo;

export const offPeakEndpoints: readonly Endpoint[] = [
  needsSession(
    'GET',
    'special/v2/api/diffTimeBags',
    offPeakPackagesSchema,
    v.object({ parkId: optionalText }),
    ({ world, asked: { parkId } }) => {
      const rows = world.tables.offPeakPackages.filter((row) => parkId === '' || row.parkId === parkId);
      return { results: rows.map((row) => packageAnswer(world, row)), total: rows.length };
    },
  ),
  needsSession(
    'GET',
    'special/v2/api/diffTimeBooks',
    offPeakSlotsSchema,
    v.object({ parkId: filled, bookDate: optionalText }),
    ({ world, asked }) => {
      const slots = slotsOf(world, lotOf(world, asked.parkId).parkId, asked.bookDate);
      return { results: slots.map((slot) => slotAnswer(world, slot)), total: slots.length };
    },
  ),
  needsSession('GET', 'special/v2/api/diffTimeBagOrders', offPeakOrdersSchema, listing, (call) => ordersPage(call, 1)),
  once(
    needsSession(
      'POST',
      'special/v2/api/diffTimeBagOrders',
      offPeakOrderSchema,
      v.object({
        bagId: filled,
        plateIds: v.pipe(v.array(filled), v.minLength(1), v.maxLength(10)),
        startDate: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
        renewOf: optionalText,
      }),
      ({ world, driver, asked }) => orderAnswer(world, openPackageOrder(world, driver, asked)),
    ),
    orderNoOf,
  ),
  needsSession('GET', 'special/v2/api/diffTimeBagOrders/{id}', offPeakOrderSchema, v.object({}), (call) =>
    orderAnswer(call.world, own(call, 1)),
  ),
  once(
    needsSession('POST', 'special/v2/api/diffTimeBagOrders/{id}/cancel', offPeakOrderSchema, (call) =>
      orderAnswer(call.world, cancelOffPeak(call.world, own(call, 1))),
    ),
    orderNoOf,
  ),
  needsSession('GET', 'special/v2/api/diffTimeBookOrders', offPeakOrdersSchema, listing, (call) => ordersPage(call, 2)),
  once(
    needsSession(
      'POST',
      'special/v2/api/diffTimeBookOrders',
      offPeakOrderSchema,
      v.object({ bookId: filled, plateId: filled }),
      ({ world, driver, asked }) => orderAnswer(world, openSlotOrder(world, driver, asked.bookId, asked.plateId)),
    ),
    orderNoOf,
  ),
  needsSession('GET', 'special/v2/api/diffTimeBookOrders/{id}', offPeakOrderSchema, v.object({}), (call) =>
    orderAnswer(call.world, own(call, 2)),
  ),
  once(
    needsSession('POST', 'special/v2/api/diffTimeBookOrders/{id}/cancel', offPeakOrderSchema, (call) =>
      orderAnswer(call.world, cancelOffPeak(call.world, own(call, 2))),
    ),
    orderNoOf,
  ),
  needsSession('GET', 'special/v2/api/diffTimeUses', offPeakOrdersSchema, ({ world, driver }) => {
    const inside = world.tables.offPeakOrders.filter(
      (order) => order.driverId === driver.driverId && usesOf(world, order).at(-1)?.exitAt === null,
    );
    return { results: inside.map((order) => orderAnswer(world, order)), total: inside.length };
  }),
];
