import { BIZ_TYPE, type NonParkingBizType } from '@/domain/payment/bizType';
import {
  createMutationFulfilledMatcher,
  createQueryFulfilledMatcher,
} from '@/flows/freshness/createMutationFulfilledMatcher';
import { sessionStarted } from '@/flows/session/sessionSlice';
import type { bookingCalls } from '@/services/booking/bookings';
import type { bookingUserCalls } from '@/services/booking/user';
import { invalidateLazyServiceTags } from '@/services/eagerServices';

import { staleAfter, staleAfterPaying } from '../../../support/staleAfter';

const succeeded = (reducerPath: string, endpointName: string, how = 'fulfilled') => ({
  type: `${reducerPath}/executeMutation/${how}`,
  meta: { arg: { endpointName } },
});

test.each([
  ['specialApi', 'createPass', ['chargeApi: Purchase']],
  ['specialApi', 'cancelSlotOrder', ['driverApi: Balance', 'payApi: PayModel', 'invoiceApi: Invoiceable']],
  ['specialApi', 'submitPlateMaterial', ['chargeApi: Plate']],
  ['couponApi', 'receiveCoupon', ['chargeApi: UsableCoupon']],
  ['couponApi', 'createMerchantOrder', ['chargeApi: Purchase']],
  ['invoiceApi', 'createInvoice', ['chargeApi: Bill']],
  ['payApi', 'closeWithholding', ['chargeApi: Plate']],
])('%s: %s makes others stale when it succeeds, not when it fails', (service, name, stale) => {
  expect(staleAfter([succeeded(service, name)])).toEqual(expect.arrayContaining(stale));
  expect(staleAfter([succeeded(service, name, 'rejected')])).toEqual([]);
});

test('a settled payment of its kind and a change of driver reach the lazy services too', () => {
  const after = (bizType: NonParkingBizType) => staleAfterPaying({ kind: 'order', bizType, orderNo: 'X1' });
  expect(after(BIZ_TYPE.pass)).toEqual(
    expect.arrayContaining(['specialApi: Pass', 'invoiceApi: Invoiceable', 'chargeApi: Bill']),
  );
  expect(after(BIZ_TYPE.merchantCoupons)).toEqual(expect.arrayContaining(['couponApi: MerchantCoupon']));
  expect(staleAfter([sessionStarted()])).toEqual(
    expect.arrayContaining(['specialApi: Pass', 'invoiceApi: InvoiceTitle', 'payApi: Withholding']),
  );
});

test('a name that is no mutation of its topic does not compile', () => {
  // @ts-expect-error a misspelt name
  createMutationFulfilledMatcher<typeof bookingCalls>('bookingApi', ['creatBooking']);
  // @ts-expect-error of another topic of the same service
  createMutationFulfilledMatcher<typeof bookingCalls>('bookingApi', ['updateUserDetail']);
  // @ts-expect-error of another service
  createMutationFulfilledMatcher<typeof bookingCalls>('specialApi', ['createBooking']);
  // @ts-expect-error a query, which `createMutationFulfilledMatcher` does not accept
  createMutationFulfilledMatcher<typeof bookingCalls>('bookingApi', ['getBooking']);
  // @ts-expect-error a mutation, which `createQueryFulfilledMatcher` does not accept
  createQueryFulfilledMatcher<typeof bookingCalls>('bookingApi', ['createBooking']);
  // @ts-expect-error a tag that the service lacks
  invalidateLazyServiceTags('bookingApi', ['Bookings']);
  const isBooked = createMutationFulfilledMatcher<typeof bookingCalls | typeof bookingUserCalls>('bookingApi', [
    'createBooking',
    'updateUserDetail',
  ]);
  expect(isBooked(succeeded('bookingApi', 'createBooking'))).toBe(true);
  expect(isBooked(succeeded('bookingApi', 'updateUserDetail'))).toBe(true);
  expect(isBooked(succeeded('bookingApi', 'cancelBooking'))).toBe(false);
});
