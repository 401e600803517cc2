import { screen } from '@testing-library/react';

import { makeApp } from '../support/makeApp';

jest.setTimeout(20_000);

test.each([
  ['/unused', '登录后查看优惠券'],
  ['/arrearsPage', '登录后查看欠费'],
  ['/addCar', '登录后添加车辆'],
  ['/collect', '我的收藏需要登录，登录后回到这里'],
])('%s tells a visitor what signing in is for', async (at, words) => {
  await makeApp({ at });
  expect(await screen.findByText(words, {}, { timeout: 8_000 })).toBeVisible();
});
