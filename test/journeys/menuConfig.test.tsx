import { configure, screen, waitFor } from '@testing-library/react';

import type { OperatorFeatureConfig } from '@/services/basic/menu';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';

// A screen's code is loaded, and compiled by jest, when the screen is first shown.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

/** An app of an operator whose menu config differs in these fields. */
function operatorWith(menu: Partial<OperatorFeatureConfig>, at: string) {
  const backend = createBackend();
  Object.assign(backend.world.settings, { menu });
  return makeApp({ at, backend, signedInAs: DRIVERS.lin.phone });
}

describe('roadParking', () => {
  const ROAD = /^路内停车/;

  test.each(['/home', '/mine', '/parkingPayPage'])('1 gives %s a way to parking along a road', async (at) => {
    await operatorWith({ roadParking: 1 }, at);
    expect(await screen.findByRole('link', { name: ROAD })).toHaveAttribute('href', '/roadParking/index');
  });

  test.each([
    ['/home', /更多附近停车场/],
    ['/mine', '收藏'],
  ])('0 gives %s none', async (at, other) => {
    await operatorWith({ roadParking: 0 }, at);
    await screen.findByRole('link', { name: other });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('link', { name: ROAD })).toBeNull();
  });
});

describe('scan', () => {
  test.each([
    [1, 1],
    [0, 0],
  ] as const)('%i: 扫码领券 among the coupons, %i', async (scan, count) => {
    await operatorWith({ scan }, '/unused');
    await screen.findByRole('button', { name: '输入兑换码' });
    await waitFor(() => expect(screen.queryAllByRole('button', { name: '扫码领券' })).toHaveLength(count));
  });

  test.each([
    [1, 1],
    [0, 0],
  ] as const)('%i: the tile 扫码充电 of home, %i', async (scan, count) => {
    const { user } = await operatorWith({ scan }, '/home');
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await waitFor(() => expect(screen.queryAllByRole('button', { name: '扫码充电' })).toHaveLength(count));
  });
});

test.each([
  [1, '/monthParking'],
  [2, '/nearbyBagRules'],
  [3, '/monthParking'],
])('bagPlan %i: a new pass is looked for at %s', async (bagPlan, path) => {
  await operatorWith({ bagPlan }, '/myMounthlyPay');
  await waitFor(() => expect(screen.getByRole('link', { name: /办理新月卡/ })).toHaveAttribute('href', path));
});

test('the notice of maintenance is one press from the announcements', async () => {
  const { user, onScreen } = await operatorWith({}, '/bulletin');
  await user.click(await screen.findByRole('link', { name: /系统维护通知/ }));
  await onScreen('systemNotice');
});
