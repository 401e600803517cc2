import { reads } from '@/services/transport/defineService';
import {
  cents,
  centsOrZero,
  code,
  count,
  entity,
  flag,
  id,
  type Infer,
  list,
  requiredText,
  results,
  text,
  time,
} from '@/services/transport/wire';

import { chargeApi } from './chargeApi';
import { parkingBill } from './parkingBill';

/** A bill is known by both. */
export interface BillKey {
  uniqueId: string;
  parkId: string;
}

/**
 * couponType: 1 amount (value in cents), 2 time (value in minutes), 3 whole fee, 4 fixed price, 5 free period,
 * 6 discount (value per mille to pay); 0 unknown. `discountFee`: the real saving on this bill, cents.
 */
export const coupon = entity({
  couponId: id(),
  couponName: requiredText(),
  couponType: code([0, 1, 2, 3, 4, 5, 6], 0),
  couponValue: count(),
  minFee: centsOrZero(),
  endTime: time(),
  parkScopeText: text(),
  sourceName: text(),
  /** 1 unused, 2 locked in a payment, 3 used, 4 expired, 5 withdrawn; 0 unknown. */
  state: code([0, 1, 2, 3, 4, 5], 0),
  stateText: text(),
  discountFee: centsOrZero(),
  /** Empty when it can be used on this bill. */
  unusableReason: text(),
  isBest: flag(),
});
export type Coupon = Infer<typeof coupon>;
export const usableCoupons = results(coupon);

export const boundPlate = entity({
  plateId: id(),
  plateNo: requiredText(),
  formatPlateNo: requiredText(),
  plateColor: code([-1, 1, 2, 3, 4, 5, 6], -1),
  isDefault: flag(),
});
export type BoundPlate = Infer<typeof boundPlate>;
export const boundPlates = results(boundPlate);

export const payRecord = entity({
  payId: id(),
  parkName: text(),
  formatPlateNo: text(),
  payAmount: cents(),
  paidTime: time(),
  payChannel: count(),
  uniqueId: text(),
  parkId: text(),
});
export type PayRecord = Infer<typeof payRecord>;
export const payRecords = results(payRecord);
export const unfinished = entity({ count: count(), bills: list(text()) });

export const billCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Computed by the server at this moment; never taken from a cache when money depends on it. */
    getParkingBill: build.query<Infer<typeof parkingBill>, BillKey>({
      query: (body) => ({ path: 'parkOrders/msp/detail', method: 'POST', body }),
      ...reads(parkingBill, { handles: 'unlisted' }), // the page says why it has no bill
      providesTags: ['Bill'],
      keepUnusedDataFor: 0,
    }),
    /** The same question asked by the payment flow, which shows the answer itself. */
    checkParkingBill: build.query<Infer<typeof parkingBill>, BillKey>({
      query: (body) => ({ path: 'parkOrders/msp/detail', method: 'POST', body }),
      ...reads(parkingBill, { handles: 'all' }),
      keepUnusedDataFor: 0,
    }),
    listUsableCoupons: build.query<Infer<typeof usableCoupons>, BillKey>({
      query: (query) => ({ path: 'parkOrders/msp/usableCoupons', query: { ...query } }),
      ...reads(usableCoupons, { handles: 'all' }), // a bill can be paid without its coupons
      providesTags: ['UsableCoupon', 'Bill'],
      keepUnusedDataFor: 0,
    }),
    listBoundPlates: build.query<Infer<typeof boundPlates>, void>({
      query: () => ({ path: 'parkOrders/msp/driverPlate' }),
      ...reads(boundPlates),
      providesTags: ['Plate'],
    }),
    listPayRecords: build.query<Infer<typeof payRecords>, { pageNo: number; pageSize: number }>({
      query: (query) => ({ path: 'parkOrders/msp/payRecords', query }),
      ...reads(payRecords),
      providesTags: ['Payment'],
    }),
  }),
});
export const { useGetParkingBillQuery, useListUsableCouponsQuery, useListBoundPlatesQuery, useListPayRecordsQuery } =
  billCalls;
