import { act, screen } from '@testing-library/react';

import { createPaymentAttempt } from '@/domain/payment/attempt';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { openPayment, payAtCashier } from '../../mocks/world/money/payments';
import { bothClocks } from '../support/bothClocks';
import { makeApp } from '../support/makeApp';

const SYNC = 'GET charge/v2/api/payCharges/sync/{id}';
const BILL = { uniqueId: 'stay-0001', parkId: 'park-1' };

/** A payment of this phone, as the server and the journal know it one minute later. */
function paidHere() {
  const backend = createBackend();
  const requestId = 'request-of-the-refund';
  const { payId } = openPayment(
    backend.world,
    {
      items: [{ ...BILL, payAmount: 600 }],
      isBatch: false,
      totalAmount: 600,
      payChannel: 3,
      couponIds: [],
      requestId,
      returnPath: '/home',
    },
    null,
  );
  payAtCashier(backend.world, payId, 0);
  const attempt = createPaymentAttempt(
    {
      payable: { kind: 'parking', ...BILL },
      choice: { channel: 3, couponIds: [], amountCents: 600 },
      facts: { plateText: '粤B·12345', parkName: '市民中心地下停车场' },
    },
    requestId,
    bothClocks(Date.now() - MINUTE_MS),
  );
  const kept = { ...attempt, step: 'settled', serverSaid: 'paid', payId };
  const refund = () => {
    for (const row of backend.world.tables.payments) if (row.payId === payId) row.state = 6;
  };
  return { backend, refund, local: new Map([[PAYMENT_JOURNAL_KEY, JSON.stringify({ [attempt.key]: kept })]]) };
}

test('a receipt that is opened again shows a later refund, and so does the list of this phone', async () => {
  const { backend, refund, local } = paidHere();
  refund();
  const { user, onScreen } = await makeApp({ backend, local, at: '/mine' });
  const mine = await onScreen('mine');
  await user.click(await mine.findByRole('link', { name: /支付成功/ }));
  const result = await onScreen('payResultPage');
  expect(result.queryByText(/未完成|没有支付/)).toBeNull();
  expect(await screen.findByText('已退款', {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByText('6.00')).toBeVisible();
  expect(screen.getByText(/^支付时间 今天 \d\d:\d\d$/)).toBeVisible();
  expect(screen.queryByText('支付成功')).toBeNull();
  expect(backend.world.log.count(SYNC)).toBe(1);
  act(() => window.history.back());
  expect(await (await onScreen('mine')).findByRole('link', { name: /已退款/ })).toBeVisible();
});

test('an open receipt is queried once each time it is opened', async () => {
  const { backend, local } = paidHere();
  const { user, onScreen } = await makeApp({ backend, local, at: '/mine' });
  await user.click(await (await onScreen('mine')).findByRole('link', { name: /支付成功/ }));
  await onScreen('payResultPage');
  expect(await screen.findByText('支付成功')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByText('支付成功')).toBeVisible();
  expect(backend.world.log.count(SYNC)).toBe(1);
});
