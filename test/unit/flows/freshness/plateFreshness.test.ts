/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { plateCalls } from '@/services/charge/plates';

import { envelope, makeServices } from '../../../support/makeServices';
import { staleAfter, staleAfterPaying } from '../../../support/staleAfter';

const { bindPlate, makePlateDefault, unbindPlate } = plateCalls.endpoints;

test.each([
  ['a bound plate', bindPlate.initiate({ plateNo: '粤B00001', plateColor: 1, carKind: 1, isDefault: 0 }), true],
  ['an unbound plate', unbindPlate.initiate({ plateId: 'plate-1' }), true],
  ['another default plate', makePlateDefault.initiate({ plateId: 'plate-1' }), false],
])('%s makes the plate count stale, if it changes it: %#', async (_, call, changes) => {
  const data = { plateId: 'plate-9', plateNo: '粤B00001', formatPlateNo: '粤B·00001' };
  const run = async (code: string) => {
    const { store, actions } = makeServices({ fetch: () => Promise.resolve(envelope(code, data)) });
    await store.dispatch(call as never);
    return staleAfter(actions);
  };
  expect((await run('200')).includes('driverApi: PlateCount')).toBe(changes);
  expect(await run('0xabc')).toEqual([]);
});

test('a settled payment makes orders stale; a change of driver makes appeals, orders and favourite lots stale', () => {
  expect(staleAfterPaying({ kind: 'order', bizType: BIZ_TYPE.pass, orderNo: 'M1' })).toContain('chargeApi: Purchase');
  expect(staleAfter([sessionStarted()])).toEqual(
    expect.arrayContaining(['chargeApi: Appeal', 'chargeApi: Purchase', 'dealerApi: CollectedPark']),
  );
});
