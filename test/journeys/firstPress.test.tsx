import { act, waitFor } from '@testing-library/react';

import { paymentRequested } from '@/flows/payment/state/paymentSlice';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { cashierHost, neverAnswers } from '../support/cashier';
import { makeApp } from '../support/makeApp';
import { WAIT } from '../support/seen';

jest.setTimeout(20_000);

test('the very action that brings the code of payments is handled by it', async () => {
  const app = await makeApp({
    at: '/mine',
    backend: createBackend(),
    signedInAs: DRIVERS.lin.phone,
    host: cashierHost(neverAnswers),
  });
  await app.onScreen('mine');
  act(() => {
    app.store.dispatch(
      paymentRequested({
        key: 'parking:stay-0001,park-1',
        payable: { kind: 'parking', uniqueId: 'stay-0001', parkId: 'park-1' },
        choice: { channel: 3, couponIds: ['coupon-2'], amountCents: 300 },
        facts: { plateText: '粤B·12345', parkName: '市民中心地下停车场' },
      }),
    );
  });
  await waitFor(() => expect(app.host.paid).toHaveLength(1), WAIT);
  expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(1);
});
