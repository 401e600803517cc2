import { fireEvent, screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { seedUnpaidCharging } from '../../../mocks/world/charging/seed/chargingSeed';
import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import { SEEDED_CHARGING_CODE } from '../../../mocks/world/merchant/merchantSeed';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { button, fillIn, link, press, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin } = DRIVERS;
const LANDING = `/scanQRCodeCharging?code=${SEEDED_CHARGING_CODE}`;
const RECEIVE = 'coupon/v2/api/couponReceive';
const SEND = 'coupon/v2/api/sendPlateCoupon';
const taken = ({ world }: ReturnType<typeof createBackend>) =>
  world.tables.coupons.filter(({ couponName }) => couponName === '5元充电券');

test('a visitor sees the coupon first; signing in comes last, leads back to it, and a double tap takes one', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: LANDING, backend });
  expect(await word('5元充电券')).toBeVisible();
  expect(screen.getByText('剩余50张，领取后充电结算时自动抵扣')).toBeVisible();
  expect(screen.getByText(/全部充电站可用/)).toBeVisible();
  fireEvent.click(await link('登录后领取'));
  await app.onScreen('login');
  fireEvent.click(await screen.findByRole('radio', { name: '密码登录' }, WAIT));
  await fillIn('手机号', lin.phone);
  await fillIn('密码', lin.password);
  fireEvent.click(screen.getByLabelText('我已阅读并同意'));
  press('登录');
  await app.onScreen('scanQRCodeCharging');
  const take = await button('领取到我的账户');
  // Being led back takes nothing by itself.
  expect(taken(backend)).toHaveLength(0);
  fireEvent.click(take);
  fireEvent.click(take);
  await app.onScreen('scanQRCodeChargingSuccess');
  expect(await word('领取成功')).toBeVisible();
  expect(app.sent('POST', RECEIVE)).toHaveLength(1);
  expect(taken(backend)).toMatchObject([{ driverId: lin.driverId, plateNo: '', bizType: 2 }]);
  fireEvent.click(await link('看我的充电券'));
  await app.onScreen('chargingChoiceCoupon');
  expect(await word('5元充电券')).toBeVisible();
});

test('the coupon takes its part off the next charging bill by itself', async () => {
  const backend = createBackend();
  seedUnpaidCharging(backend.world);
  const app = await makeApp({ at: LANDING, ...payingDriver(backend) });
  fireEvent.click(await button('领取到我的账户'));
  await app.onScreen('scanQRCodeChargingSuccess');
  app.go('/chargeBillDetail?orderNo=charging-4');
  expect(await word('5元充电券')).toBeVisible();
  expect(screen.getByText(/^已选最优惠：减5\.00元/)).toBeVisible();
});

test('who has had it is told so, and led to their coupons', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: LANDING, backend, signedInAs: lin.phone });
  fireEvent.click(await button('领取到我的账户'));
  await app.onScreen('scanQRCodeChargingSuccess');
  app.go(LANDING);
  fireEvent.click(await button('领取到我的账户'));
  await app.onScreen('scanQRCodeChargingFailed');
  expect(await word('已领取')).toBeVisible();
  expect(screen.getByText('券已在账户里，充电结算时自动抵扣')).toBeVisible();
  expect(await link('看我的充电券')).toHaveAttribute('href', '/chargingChoiceCoupon');
  expect(taken(backend)).toHaveLength(1);
});

test('a lost answer says so, and another press takes no second coupon', async () => {
  const backend = createBackend();
  backend.world.faults.set(`POST ${RECEIVE}`, { kind: 'cutAfter', times: 1 });
  const app = await makeApp({ at: LANDING, backend, signedInAs: lin.phone });
  fireEvent.click(await button('领取到我的账户'));
  expect(await word(/未收到领取结果.*再点一次不会多领/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '领取到我的账户' })).toBeEnabled(), WAIT);
  fireEvent.click(screen.getByRole('button', { name: '领取到我的账户' }));
  await app.onScreen('scanQRCodeChargingFailed');
  expect(taken(backend)).toHaveLength(1);
});

test('without an account it is taken for a car, and whoever charges that car can use it', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: LANDING, backend });
  fireEvent.click(await link(/^领给指定车辆/));
  await app.onScreen('scanQRCodeChargingAddCar');
  fireEvent.click(await button(/^车牌第1位/));
  for (const sign of PLATES.visitorOne) fireEvent.click(await button(sign));
  fireEvent.click(screen.getByRole('button', { name: '领取到这辆车' }));
  await app.onScreen('scanQRCodeChargingSuccess');
  expect(await word(/^给 .* 充电时自动抵扣$/)).toBeVisible();
  expect(app.sent('POST', SEND)).toHaveLength(1);
  expect(taken(backend)).toMatchObject([{ driverId: '', plateNo: PLATES.visitorOne, bizType: 2 }]);
});

test('a code that has ended or is unknown offers only another scan', async () => {
  const backend = createBackend();
  const [, code] = backend.world.tables.merchant.qrCodes;
  if (code !== undefined) code.endAt = backend.world.clock.now() - 1;
  const app = await makeApp({ at: LANDING, backend, signedInAs: lin.phone });
  expect(await word('二维码已过期，请商户重新出示')).toBeVisible();
  expect(await button('扫领券码')).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull();
  app.go('/scanQRCodeCharging?code=nothing');
  expect(await word('二维码无效')).toBeVisible();
  app.go('/scanQRCodeCharging');
  expect(await word('未识别到领券码，请扫电站出示的二维码')).toBeVisible();
});

test('an address takes no coupon and proves none', async () => {
  await makeApp({ at: '/scanQRCodeChargingSuccess?couponId=Q1' });
  expect(await word(/没有这次领取的记录/)).toBeVisible();
  expect(screen.queryByText('领取成功')).toBeNull();
});
