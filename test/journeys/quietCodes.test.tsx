import { waitFor } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { word } from '../support/seen';

const NEEDS_PHONE = '0xd12501022';
jest.setTimeout(30_000);

test('a counter whose code needs a phone number leads there, once: the next counter does not lead there again', async () => {
  const backend = createBackend();
  for (const call of ['plateCount', 'balanceInfo'])
    backend.world.faults.set(`GET driver/v2/api/${call}`, { kind: 'code', code: NEEDS_PHONE });
  backend.world.faults.set('GET coupon/v2/api/couponsCount', { kind: 'code', code: NEEDS_PHONE });
  const { onScreen, go, sent } = await makeApp({ at: '/home', backend, signedInAs: DRIVERS.lin.phone });
  await onScreen('bindPhone');
  go('/mine');
  await onScreen('mine');
  await waitFor(() => expect(sent('GET', 'coupon/v2/api/couponsCount').length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await onScreen('mine');
});

test('a code without a row stays the business of the block that asked', async () => {
  const backend = createBackend();
  backend.world.faults.set('GET driver/v2/api/plateCount', {
    kind: 'code',
    code: '0xd00000001',
    msg: '统计没有准备好',
  });
  const { onScreen, screen } = await makeApp({ at: '/home', backend, signedInAs: DRIVERS.lin.phone });
  await onScreen('home');
  await word(/待补缴/);
  expect(screen.queryByText('统计没有准备好')).toBeNull();
});
