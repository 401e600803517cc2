import { configure, fireEvent, screen, within } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { saidBy } from '../support/seen';

// A screen's code is loaded, and compiled by jest, when the screen is first shown.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

test.each([
  ['the name that the server tells', DRIVERS.lin.phone, '林小峰'],
  ['that none was given', DRIVERS.chen.phone, '未填写'],
])('the row 姓名 shows %s', async (_what, phone, value) => {
  const app = await makeApp({ at: '/userInfo', signedInAs: phone });
  await app.onScreen('userInfo');
  expect(await screen.findByRole('link', { name: new RegExp(`^姓名\\s*${value}$`) })).toHaveAttribute(
    'href',
    '/changeUserName',
  );
});

test('what the app knows about the driver is read, copied and kept as a file; a part that failed is said', async () => {
  const backend = createBackend();
  backend.world.faults.set('GET coupon/v2/api/couponsCount', { kind: 'http500' });
  const app = await makeApp({ at: '/userInfo', backend, signedInAs: DRIVERS.lin.phone });
  fireEvent.click(await screen.findByRole('button', { name: /^我的信息/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '我的信息' }));
  expect(await sheet.findByText('粤B·12345（默认）')).toBeVisible();
  expect(sheet.getByText('密码、微信、支付宝')).toBeVisible();
  expect(await sheet.findByText(saidBy('50.00元，其中赠送10.00元'))).toBeVisible();
  expect(await sheet.findByText('优惠券加载失败')).toBeVisible();
  const copied = jest.spyOn(app.ports.page, 'copy').mockResolvedValue(true);
  fireEvent.click(sheet.getByRole('button', { name: '复制' }));
  expect(await screen.findByText('已复制')).toBeVisible();
  const [text] = copied.mock.calls[0] ?? [''];
  expect(text).toMatch(/^我的信息（2026-03-10 12:0\d）/);
  expect(text).toContain('车辆1：粤B·12345（默认）');
  expect(text).toContain('【优惠券】\n加载失败');
});
