import { screen, waitFor } from '@testing-library/react';

import type { HostAppKind } from '@/host/HostAdapter';

import { publishedCalls } from '../../../mocks/api/published/publishedAnswers';
import { createBackend } from '../../../mocks/app';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { payAtCashier } from '../../../mocks/world/money/payments';
import { fakeHost } from '../../support/fakePorts';
import { makeApp } from '../../support/makeApp';
import { link, word } from '../../support/seen';

jest.setTimeout(30_000);
const LATE = { timeout: 8_000 };

/** The channels of each host: 2 alipay, 3 wechat. */
const HOSTS: readonly (readonly [HostAppKind, readonly (2 | 3)[]])[] = [
  ['wechat', [3]],
  ['alipay', [2]],
  ['native', [2, 3]],
  ['browser', [2, 3]],
];

/** An app over a gateway that knows the published contract alone. At the cashier the driver pays at once. */
async function plainApp(kind: HostAppKind, payChannels: readonly (2 | 3)[], at: string) {
  const backend = createBackend({ seed: 'plain' });
  const host = fakeHost({
    kind,
    caps: { payChannels: [...payChannels] },
    pay: () => {
      const payment = backend.world.tables.payments.find(({ state }) => state === 0 || state === 1);
      if (payment !== undefined) payAtCashier(backend.world, payment.payId);
      return Promise.resolve('reported-ok');
    },
  });
  const app = await makeApp({ at, backend, host, signedInAs: DRIVERS.lin.phone });
  const codes = () => backend.world.log.list().filter(({ call }) => !publishedCalls.includes(call));
  return { ...app, codes };
}

test.each(HOSTS)('in the %s host a stay is paid by published calls and fields alone', async (kind, channels) => {
  const app = await plainApp(kind, channels, '/payPage?uniqueId=stay-0001&parkId=park-1');
  const pay = await screen.findByRole('button', { name: /支付.*3\.00元/ }, LATE);
  expect(screen.queryByText('--')).toBeNull();
  await app.user.click(pay);
  await app.onScreen('payResultPage');
  expect(await word('支付成功')).toBeVisible();
  expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(1);
  expect(app.calls.filter(({ path }) => path.startsWith('charge/v2/api/payCharges/sync/')).length).toBeGreaterThan(0);
  expect(app.codes()).toEqual([]);
  expect(app.outside.reports).toEqual([]);
});

test('arrears: home counts them, and each is paid on its own page', async () => {
  const app = await plainApp('wechat', [3], '/home');
  await app.user.click(await link(/2笔待补缴/));
  await app.user.click(await link(/粤B·12345/));
  await app.user.click(await screen.findByRole('button', { name: /支付.*12\.00元|支付.*元/ }, LATE));
  await waitFor(() => expect(app.host.paid).toHaveLength(1), LATE);
  await app.onScreen('payResultPage');
  expect(await word(/^(支付成功|补缴成功)$/)).toBeVisible();
  expect(app.codes()).toEqual([]);
});

test('a plate on a road that the gateway does not mark is never told that it owes nothing', async () => {
  await plainApp('wechat', [3], '/roadParking/parkingList?plateNo=%E7%B2%A4B12345');
  expect(await word(/还有\d笔待缴/)).toBeVisible();
  expect(screen.queryByText(/没有路内停车/)).toBeNull();
});

test('a bill whose whole fee is unknown is not said to have no fee', async () => {
  await plainApp('wechat', [3], '/billComplain?uniqueId=stay-0004&parkId=park-3');
  expect(await word('停车场暂不支持在这里申诉，可以联系客服')).toBeVisible();
});

test('the list of stays leaves out what it does not know', async () => {
  await plainApp('wechat', [3], '/parkingRecord');
  expect((await screen.findAllByRole('link', { name: /粤B/ }, LATE)).length).toBeGreaterThan(1);
  expect(screen.queryByText('--')).toBeNull();
  expect(screen.queryByText('处理中')).toBeNull();
});
