/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { createSecretMemoryStore } from '@/platform/storage/vault';
import { credentialCalls } from '@/services/driver/credentials';
import { walletCalls } from '@/services/driver/wallets';

import { envelope, makeServices } from '../../support/makeServices';
import { staleAfter, staleAfterPaying } from '../../support/staleAfter';

const handle = createSecretMemoryStore().put({});
const { changeNickName, changePassword, changePhone } = credentialCalls.endpoints;
const { openRecharge, requestBalanceRefund } = walletCalls.endpoints;

test.each([
  ['a new nickname', changeNickName.initiate({ nickName: '小林' }), ['authApi: LoginInfo', 'bookingApi: User']],
  ['another number', changePhone.initiate({ handle }), ['authApi: LoginInfo', 'bookingApi: User']],
  ['a new password', changePassword.initiate({ handle }), []],
  ['an opened recharge', openRecharge.initiate({ requestId: 'r1', amount: 100 }), ['chargeApi: Purchase']],
  ['a pay-out', requestBalanceRefund.initiate({ requestId: 'r1', handle, amount: 100 }), ['payApi: PayModel']],
])('%s', async (_, call, expected) => {
  const data = { orderNo: 'R1', refundNo: 'T1', walletId: 'wallet-1', amount: 100 };
  const run = async (code: string) => {
    const { store, actions } = makeServices({ fetch: () => Promise.resolve(envelope(code, data)) });
    await store.dispatch(call as never);
    return staleAfter(actions);
  };
  expect(await run('200')).toEqual(expected);
  expect(await run('0xabc')).toEqual([]);
});

test('a settled payment makes the wallets stale, and a change of driver makes settings and feedback stale', () => {
  expect(staleAfterPaying({ kind: 'order', bizType: BIZ_TYPE.recharge, orderNo: 'R1' })).toEqual(
    expect.arrayContaining(['driverApi: Balance', 'driverApi: Wallet']),
  );
  expect(staleAfter([sessionStarted()])).toEqual(
    expect.arrayContaining(['basicApi: ParamConfig', 'basicApi: Feedback', 'driverApi: OwnerApplication']),
  );
});
