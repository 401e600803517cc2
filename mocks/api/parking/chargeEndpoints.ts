import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import { parkingBillCouponsSchema } from '@/services/charge/bills';
import { PARKING_BILL_LIST_FILTER } from '@/services/charge/homeBillCalls';
import {
  homeBillCardFeeSchema,
  homeBillCardsSchema,
  parkingBillSchema,
  parkingBillsSchema,
} from '@/services/charge/parkingBill';
import { parkingPayRecordsSchema } from '@/services/charge/payRecords';
import { plateBillLookupSchema, plateQueryHistorySchema } from '@/services/charge/plateLookup';
import * as wire from '@/services/schema/wire';

import { wireTime } from '../../world/core/clock';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import { offersFor } from '../../world/parking/parkingOffers';
import type { StayRow } from '../../world/parking/parkingTables';
import { forget, historyOf, remember } from '../../world/parking/plateHistory';
import { isArrears, reckon, refundedOf, stayOf, staysOfDriver, staysOfPlate } from '../../world/parking/stays';
import { lotOf } from '../../world/places/lots';
import type { World } from '../../world/World';
import { offeredCouponOf } from '../coupons/couponAnswers';
import { type Call, type Endpoint, needsSession, open } from '../endpoint';
import { flag } from '../flag';
import { filled, optionalText, pageOf, paging, wholeNumber } from '../requests';
import { billOf, cardFeeOf, NO_CARD_FEE } from './chargeAnswers';

/** A bill under appeal stays with the arrears, or with the finished bills if nothing is owed for it. */
const isAskedFor = (world: World, stay: StayRow, requestType: number): boolean => {
  if (requestType === PARKING_BILL_LIST_FILTER.parked) return stay.exitAt === null;
  if (requestType === PARKING_BILL_LIST_FILTER.arrears) return isArrears(world, stay);
  return requestType === PARKING_BILL_LIST_FILTER.finished ? stay.exitAt !== null && !isArrears(world, stay) : true;
};

/** The history is kept per openid. A driver without an openid has a history of their own. */
const historyOwner = ({ openid, driver }: Call): string => (openid !== '' ? openid : (driver?.driverId ?? ''));

const plateText = (plateNo: string) => plateNo.replace(/[·\s]/g, '').toUpperCase();

/** The unpaid stays of a plate. plateColor is filtered only if it was given. */
const owedByPlate = (world: World, plateNo: string, plateColor: number | null): StayRow[] =>
  staysOfPlate(world, plateNo).filter(
    (stay) => reckon(world, stay).due > 0 && (plateColor === null || stay.plateColor === plateColor),
  );

const couponNameOf = ({ tables }: World, couponId: string | null): string =>
  tables.coupons.find((row) => row.couponId === couponId)?.couponName ?? '';

const billKey = v.object({ uniqueId: filled, parkId: filled });
const billsQuery = v.object({
  ...paging,
  requestType: wholeNumber,
  plateNo: optionalText,
  plateColor: v.optional(wholeNumber),
  arrearsOnly: v.optional(v.picklist(['0', '1'])),
  /** `YYYY-MM`, the month of the entry. */
  month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
});
/** With both fields, the payments of one bill only. */
const payRecordsQuery = v.object({ ...paging, uniqueId: optionalText, parkId: optionalText });
const lookupQuery = v.object({ plateNo: filled, plateColor: v.optional(wholeNumber), dealerId: optionalText });

export const chargeEndpoints: readonly Endpoint[] = [
  open('GET', 'charge/v2/api/parkOrders/msp', parkingBillsSchema, billsQuery, (call) => {
    const { world, driver, asked: query } = call;
    const { requestType } = query;
    const plateNo = plateText(query.plateNo);
    if (plateNo === '' && driver === null) throw new Refusal(REFUSALS.unauthorized, '请先登录');
    const owns = driver?.plates.some((plate) => plate.plateNo === plateNo) ?? false;
    const stays = plateNo === '' ? (driver === null ? [] : staysOfDriver(world, driver)) : staysOfPlate(world, plateNo);
    const color = query.plateColor ?? null;
    const asked = stays
      .filter((stay) => isAskedFor(world, stay, requestType))
      .filter((stay) => color === null || stay.plateColor === color)
      .filter((stay) => wireTime(stay.startAt).startsWith(query.month ?? ''))
      .filter((stay) => query.arrearsOnly !== '1' || isArrears(world, stay))
      // Anyone may see what is owed for a plate. Only its owner may see where it has been.
      .filter((stay) => plateNo === '' || owns || reckon(world, stay).due > 0);
    return pageOf(
      call,
      asked.map((stay) => billOf(world, stay, driver)),
    );
  }),
  needsSession(
    'GET',
    'charge/v2/api/parkOrders/msp/boundVehicleParkingBills',
    homeBillCardsSchema,
    ({ world, driver }) => {
      const results = driver.plates.flatMap(({ plateId, plateNo, isDefault }) =>
        staysOfPlate(world, plateNo)
          .filter((stay) => stay.exitAt === null)
          .map((stay) => ({
            plateId,
            formatPlateNo: formatPlate(plateNo),
            parkName: lotOf(world, stay.parkId).parkName,
            isDefault: flag(isDefault),
            ...(world.settings.listsFees
              ? cardFeeOf(world, stay)
              : { ...cardFeeOf(world, stay), parkFee: 0, parkFeeSucc: flag(false), parkStartTime: '' }),
          })),
      );
      return { results, total: results.length };
    },
  ),
  needsSession(
    'GET',
    'charge/v2/api/parkOrders/msp/boundVehicleParkingBill',
    homeBillCardFeeSchema,
    v.object({ plateId: filled }),
    ({ world, driver, asked: { plateId } }) => {
      const plate = driver.plates.find((row) => row.plateId === plateId);
      if (plate === undefined) throw new Refusal(REFUSALS.notFound, '车辆不存在');
      const stay = staysOfPlate(world, plate.plateNo).find((row) => row.exitAt === null);
      return stay === undefined ? NO_CARD_FEE : cardFeeOf(world, stay);
    },
  ),
  open('GET', 'charge/v2/api/parkOrders/msp/plateNo', plateBillLookupSchema, lookupQuery, (call) => {
    const { world, asked } = call;
    const plateNo = plateText(asked.plateNo);
    const owed = owedByPlate(world, plateNo, asked.plateColor ?? null);
    remember(world, historyOwner(call), plateNo, asked.plateColor ?? 1);
    const only = owed.length === 1 ? owed[0] : undefined;
    return {
      count: owed.length,
      uniqueId: only?.uniqueId ?? '',
      parkId: only?.parkId ?? '',
      arrearsOnly: owed.length > 0 && owed.every((stay) => isArrears(world, stay)) ? 1 : 0,
    };
  }),
  open('POST', 'charge/v2/api/parkOrders/msp/detail', parkingBillSchema, billKey, (call) => {
    const { uniqueId, parkId } = call.asked;
    return billOf(call.world, stayOf(call.world, uniqueId, parkId), call.driver);
  }),
  open(
    'GET',
    'charge/v2/api/parkOrders/msp/usableCoupons',
    parkingBillCouponsSchema,
    billKey,
    ({ world, driver, asked }) => {
      const stay = stayOf(world, asked.uniqueId, asked.parkId);
      const offers = offersFor(world, driver?.driverId ?? null, stay);
      return {
        results: offers.map((offer, index) => offeredCouponOf(world, offer, index === 0)),
        total: offers.length,
      };
    },
  ),
  needsSession('GET', 'charge/v2/api/parkOrders/msp/payRecords', parkingPayRecordsSchema, payRecordsQuery, (call) => {
    const { world, driver, asked } = call;
    const rows = world.tables.payments
      .filter((payment) => payment.driverId === driver.driverId && payment.paidAt !== null)
      .sort((a, b) => (b.paidAt ?? 0) - (a.paidAt ?? 0))
      .flatMap((payment) =>
        payment.parts
          .filter((part) => part.bizType === 1 && [2, 5, 6].includes(part.state))
          .filter((part) => asked.uniqueId === '' || (part.uniqueId === asked.uniqueId && part.parkId === asked.parkId))
          .map(({ uniqueId, parkId, cents, couponCents, failReason }) => ({
            payId: payment.payId,
            parkName: lotOf(world, parkId).parkName,
            formatPlateNo: formatPlate(stayOf(world, uniqueId, parkId).plateNo),
            payAmount: cents,
            couponFee: couponCents,
            couponName: couponCents === 0 ? '' : couponNameOf(world, payment.couponId),
            // Money that was never booked has gone back whole.
            refundFee: failReason === '' ? refundedOf(stayOf(world, uniqueId, parkId), payment.payId) : cents,
            paidTime: wireTime(payment.paidAt),
            payChannel: payment.payChannel,
            uniqueId,
            parkId,
          })),
      );
    return pageOf(call, rows);
  }),
  open('GET', 'charge/v2/api/plateHistory/record', plateQueryHistorySchema, (call) => {
    const rows = historyOf(call.world, historyOwner(call));
    return {
      results: rows.map(({ recordId, plateNo, plateColor }) => ({ id: recordId, plateNo, plateColor })),
      total: rows.length,
    };
  }),
  open('DELETE', 'charge/v2/api/plateHistory/record', wire.ignoredData(), v.object({ recordId: filled }), (call) => {
    forget(call.world, historyOwner(call), call.asked.recordId);
    return null;
  }),
];
