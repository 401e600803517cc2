/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { createSecretMemoryStore } from '@/platform/storage/vault';
import { bookingCalls } from '@/services/booking/bookings';
import { parkingLockCalls } from '@/services/booking/locks';
import { bookingUserCalls } from '@/services/booking/user';

import { envelope, makeServices } from '../../support/makeServices';
import { staleAfter, staleAfterPaying } from '../../support/staleAfter';

const handle = createSecretMemoryStore().put({});
/** A driver whom the host has named. */
const SIGNED_IN = {
  local: new Map([['openId', 'openid-wx-1']]),
  cookies: new Map([
    ['token', 'T'],
    ['sessionOf', 'driver-1'],
  ]),
};
const MONEY = ['chargeApi: Purchase', 'driverApi: Balance', 'driverApi: Wallet', 'payApi: PayModel'];
const DRIVER = ['authApi: LoginInfo', 'driverApi: Driver'];
const { createBooking, cancelBooking } = bookingCalls.endpoints;
const slot = {
  requestId: 'r1',
  parkId: 'park-1',
  packageId: 'package-1',
  bookDate: '2026-03-10',
  berthId: 'berth-1',
  plateNo: '粤B12345',
};

test.each([
  ['a booking', createBooking.initiate({ ...slot, payAmount: 1_800 }), MONEY],
  ['a cancellation', cancelBooking.initiate({ requestId: 'r1', bookOrderNo: 'B1', deductFee: 0 }), MONEY],
  ['another name', bookingUserCalls.endpoints.updateUserDetail.initiate({ handle }), DRIVER],
  ['another phone', bookingUserCalls.endpoints.bindBookingPhone.initiate({ handle }), DRIVER],
  ['a moved lock', parkingLockCalls.endpoints.moveLock.initiate({ requestId: 'r1', lockId: 'lock-1', cmd: 1 }), []],
])('%s', async (_, call, expected) => {
  const data = { bookOrderNo: 'B1', parkId: 'park-1', berthId: 'berth-1', cmdId: 'L1' };
  const run = async (code: string) => {
    const { store, actions } = makeServices({
      ...SIGNED_IN,
      fetch: (input) =>
        Promise.resolve(
          input.includes('getDriverIdByThirdId') ? envelope('200', { driverId: 'driver-1' }) : envelope(code, data),
        ),
    });
    await store.dispatch(call as never);
    return staleAfter(actions);
  };
  expect(await run('200')).toEqual(expected);
  expect(await run('0xabc')).toEqual([]);
});

test('a settled payment may be for a booking, and a change of driver makes bookings and locks stale', () => {
  expect(staleAfterPaying({ kind: 'order', bizType: BIZ_TYPE.berth, orderNo: 'B1' })).toEqual(
    expect.arrayContaining(['bookingApi: Booking', 'bookingApi: Lock', 'bookingApi: UserCenter']),
  );
  expect(staleAfter([sessionStarted()])).toEqual(
    expect.arrayContaining(['bookingApi: Booking', 'bookingApi: Lock', 'bookingApi: Evasion', 'bookingApi: User']),
  );
});

test('every call carries thirdId, empty where there is none, and no action contains a secret', async () => {
  const bodies: unknown[] = [];
  const { store, vault, actions } = makeServices({
    ...SIGNED_IN,
    fetch: (input, init) => {
      if (input.includes('getDriverIdByThirdId')) return Promise.resolve(envelope('200', { driverId: 'driver-1' }));
      bodies.push([init?.method, JSON.parse(init?.body as string)]);
      return Promise.resolve(envelope('200', {}));
    },
  });
  await store.dispatch(parkingLockCalls.endpoints.listLocks.initiate());
  const secret = vault.put({ idCardNo: '11010519491231002X' });
  await store.dispatch(bookingUserCalls.endpoints.updateUserDetail.initiate({ handle: secret }));
  expect(bodies).toEqual([
    ['POST', { thirdId: 'openid-wx-1' }],
    ['POST', { thirdId: 'openid-wx-1', idCardNo: '11010519491231002X' }],
  ]);
  expect(JSON.stringify([actions, store.getState()])).not.toContain('11010519491231002X');
});
