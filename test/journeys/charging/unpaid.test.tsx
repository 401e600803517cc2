import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { submitAppeal } from '../../../mocks/world/appeals/appeals';
import { seedUnpaidCharging } from '../../../mocks/world/charging/seed/chargingSeed';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { link, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin } = DRIVERS;
const CHARGES = 'cps/v2/api/chargingOrders/msp';
const strip = () => screen.findByRole('complementary', { name: '充电费待支付' }, WAIT);
const owing = () => {
  const backend = createBackend();
  Object.assign(backend.world.settings, { platBizType: 3, hasCharging: true });
  seedUnpaidCharging(backend.world);
  return backend;
};
const queried = (app: Awaited<ReturnType<typeof makeApp>>) =>
  app.calls.filter(({ method, path }) => method === 'GET' && path === CHARGES).length;

test('a charge that is not paid stands on home and at /mine, leads to its bill, and is gone once it is paid', async () => {
  const app = await makeApp({ at: '/home', ...payingDriver(owing()) });
  expect(await strip()).toHaveTextContent(/充电费待支付.*付清后才能再充电.*\d+\.\d\d元/s);
  app.go('/mine');
  await app.onScreen('mine');
  await waitFor(async () => expect(await link(/^充电/)).toHaveAccessibleName(/1 ?笔待支付/), WAIT);
  app.go('/home');
  fireEvent.click(within(await strip()).getByRole('link'));
  await app.onScreen('chargeBillDetail');
  fireEvent.click(await screen.findByRole('button', { name: /^为 充电费 微信支付 / }, WAIT));
  expect(await word('支付成功')).toBeVisible();
  app.go('/home');
  await app.onScreen('home');
  await waitFor(() => expect(queried(app)).toBeGreaterThan(2));
  expect(screen.queryByRole('complementary', { name: '充电费待支付' })).toBeNull();
  app.go('/mine');
  await app.onScreen('mine');
  expect(await link(/^充电/)).toHaveAccessibleName('充电');
});

test('a bill under appeal is not owed: neither home nor /mine asks for it', async () => {
  const backend = owing();
  submitAppeal(backend.world, lin.driverId, {
    ...{ bizType: 7, orderNo: 'charging-4', uniqueId: '', parkId: '', requestId: 'the-appeal' },
    ...{ reasonType: 9, content: '没充上', pictures: [], contactPhone: lin.phone },
  });
  const app = await makeApp({ at: '/home', signedInAs: lin.phone, backend });
  await waitFor(() => expect(queried(app)).toBeGreaterThan(1), WAIT);
  app.go('/mine');
  await app.onScreen('mine');
  expect(await link(/^充电/)).toHaveAccessibleName('充电');
  expect(screen.queryByRole('complementary', { name: '充电费待支付' })).toBeNull();
});

test('a visitor causes no call about charges', async () => {
  const app = await makeApp({ at: '/home', backend: owing() });
  await app.onScreen('home');
  app.go('/mine');
  await app.onScreen('mine');
  await link(/^充电/);
  expect(app.calls.filter(({ path }) => path.startsWith('cps/v2/api/chargingOrders'))).toEqual([]);
});
