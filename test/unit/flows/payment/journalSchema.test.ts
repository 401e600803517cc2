import fc from 'fast-check';
import * as v from 'valibot';

import { UNREADABLE_PAYMENTS_KEY } from '@/flows/payment/journal/journal';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { storedPaymentAttemptSchema } from '@/flows/payment/journal/storedPaymentAttemptSchema';
import { selectDevicePayments, selectOwnAttemptForPayable } from '@/flows/payment/state/paymentSelectors';

import { depth } from '../../../support/walks/thoroughness';
import { runs } from '../../domain/simulation/events';
import { Simulation } from '../../domain/simulation/Simulation';
import { eachInItsWorld, pass, payable, type World } from './paymentWorld';

test('every attempt that a device can come to is read from the journal as it was written', () => {
  let written = 0;
  fc.assert(
    fc.property(runs, ([setting, beginning, events]) => {
      const simulation = new Simulation(setting);
      [...beginning, ...events].forEach((event) => simulation.play(event));
      simulation.end();
      written += simulation.written.length;
      for (const attempt of simulation.written)
        expect(v.parse(storedPaymentAttemptSchema, JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
    }),
    { numRuns: depth(300, 3_000) },
  );
  expect(written).toBeGreaterThan(1_000);
});

/** Written by hand as the release before this one wrote it: no owner, no lane, no closed orders, no refund, and parking bills only. */
const OF_THE_RELEASE_BEFORE = {
  version: 1,
  key: 'parking:U1,P1',
  payable: { kind: 'parking', uniqueId: 'U1', parkId: 'P1' },
  requestId: 'r2',
  facts: { plateText: '粤B·12345', parkName: '科技园停车场' },
  choice: { channel: 3, couponIds: [], amountCents: 600 },
  step: 'settled',
  serverSaid: 'paid',
  payId: 'pay1',
  orderCents: 600,
  payParams: { package: 'prepay_id=wx201' },
  hostSaid: 'reported-ok',
  payment: {
    payState: 2,
    payStateText: '支付成功',
    paidCents: 600,
    paidTime: '2026-11-21 14:05:00',
    failReason: '',
    leaveFreeMinutes: 15,
    leaveDeadlineTime: '2026-11-21 14:20:00',
    orders: [
      {
        uniqueId: 'U1',
        parkId: 'P1',
        formatPlateNo: '粤B·12345',
        parkName: '科技园停车场',
        amountCents: 600,
        state: 2,
        failReason: '',
      },
    ],
    canInvoice: true,
    canEvaluate: false,
  },
  changedCents: null,
  refusal: '',
  createdAtMs: 1_795_240_800_000,
  changedAtMs: 1_795_240_800_500,
  lostAtMs: null,
  askedCount: 1,
  earlier: [{ payId: 'pay0', amountCents: 300, paidTime: '2026-11-21 10:00:00', atMs: 1_795_230_000_000 }],
};

test('an attempt of the release before is read without loss', () => {
  expect(v.parse(storedPaymentAttemptSchema, OF_THE_RELEASE_BEFORE)).toEqual(OF_THE_RELEASE_BEFORE);
});

describe('a device with a journal of the release before', () => {
  let world: World;
  eachInItsWorld((made) => {
    world = made;
  });

  test.each(['', 'lin'])('shows what it holds on the bill, and in the list to a visitor (%s)', async (driverId) => {
    world.storage.set(PAYMENT_JOURNAL_KEY, JSON.stringify({ 'parking:U1,P1': OF_THE_RELEASE_BEFORE }));
    const tab = world.openTab('/mine');
    await pass(0);
    if (driverId !== '') tab.signIn(driverId);
    await pass(500);
    const state = tab.store.getState();
    expect(selectOwnAttemptForPayable(payable)(state)).toMatchObject({ step: 'settled', payId: 'pay1' });
    // It has no owner, so it is a visitor's, which leaves the list at a sign-in.
    expect(selectDevicePayments(state).map(({ payId }) => payId)).toEqual(driverId === '' ? ['pay1', 'pay0'] : []);
    expect(world.storage.get(UNREADABLE_PAYMENTS_KEY) ?? null).toBeNull();
    expect(tab.toasts).toEqual([]);
  });
});
