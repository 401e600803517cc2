import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { DAY_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { packageIn, paid } from '../../support/offPeakOrders';
import { answer, button, link, pressWithout, saidBy, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
const FORM = `/packageCarSelect?parkId=${LOTS.office}`;
const BAG = 'special/v2/api/diffTimeBagOrders';
const enabled = async (name: string | RegExp) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};
/** The lines of the timeline, and the hours of the week in words. */
const promised = async () => {
  const timeline = await screen.findByRole('list', { name: '套餐有效期' }, WAIT);
  const hours = screen.getByRole('list', { name: '可停时段' });
  return [timeline, hours].flatMap((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  );
};
const own = ({ world }: ReturnType<typeof createBackend>) => {
  const order = packageIn(world);
  paid(world, order);
  return order.orderNo;
};

test('a package is bought for two cars from tomorrow: what was promised before paying is on the form, the result and the detail', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: '/wrongTimeShare', ...payingDriver(backend) });
  fireEvent.click(await screen.findByLabelText('套餐', {}, WAIT));
  fireEvent.click(await link(/会展中心南广场停车场.*套餐剩/));
  await app.onScreen('packageCarSelect');
  expect(await screen.findByRole('radio', { name: /会展中心夜间套餐/ }, WAIT)).toBeChecked();
  fireEvent.click(await button('粤B·88888'));
  fireEvent.click(screen.getByLabelText('明天'));
  await waitFor(() => expect(screen.getByText('2026年3月11日 00:00')).toBeVisible());
  const before = await promised();
  expect(before).toEqual([
    expect.stringContaining('2026年3月11日 00:00'),
    expect.stringContaining('2026年4月9日 24:00'),
    '周一至周五 19:00至次日08:00',
  ]);
  fireEvent.click(await enabled('下一步'));
  await app.onScreen('wrongTimePackagePay');
  expect(await promised()).toEqual(before);
  expect(screen.queryByText(/有效期和刚才看到的不同/)).toBeNull();
  fireEvent.click(await enabled('为 粤B·12345 微信支付 150.00元'));
  await app.onScreen('packageHandleSuccess');
  expect(await word('支付成功')).toBeVisible();
  expect(await promised()).toEqual(before);
  fireEvent.click(await link('查看套餐'));
  await app.onScreen('wrongTimePackageDetail');
  expect(await promised()).toEqual(before);
  expect(screen.getByText(saidBy('粤B·12345、粤B·88888'))).toBeVisible();
});

test('the dates of the server win, and the difference is said before paying', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: FORM, ...payingDriver(backend) });
  const next = await enabled('下一步');
  const [row] = backend.world.tables.offPeakPackages;
  if (row !== undefined) row.days = 31;
  fireEvent.click(next);
  await app.onScreen('wrongTimePackagePay');
  expect(await word('停车场确认的有效期和刚才看到的不同，以下面为准，请确认后再支付')).toBeVisible();
});

test('a renewal says old end, new start and new end before anything is ordered, and makes one order', async () => {
  const backend = createBackend();
  const orderNo = own(backend);
  const app = await makeApp({ at: `/wrongTimePackageDetail?orderNo=${orderNo}`, ...payingDriver(backend) });
  fireEvent.click(await link(/^续费/));
  await app.onScreen('packageCarSelect');
  const lines = await promised();
  expect(lines.join('|')).toMatch(
    /原到期.*2026年4月8日 24:00.*续费生效.*2026年4月9日 00:00.*续费后到期.*2026年5月8日 24:00/,
  );
  expect(app.sent('POST', BAG)).toHaveLength(0);
  fireEvent.click(await enabled('下一步'));
  await app.onScreen('wrongTimePackagePay');
  expect(await word('2026年4月9日 00:00')).toBeVisible();
  expect(app.sent('POST', BAG)).toMatchObject([{ body: { renewOf: orderNo } }]);
});

test('a sold-out package cannot be renewed, and the price of today is said where it has changed', async () => {
  const backend = createBackend();
  const orderNo = own(backend);
  const [row] = backend.world.tables.offPeakPackages;
  if (row !== undefined) Object.assign(row, { totalNum: 1, cents: 18_000 });
  await makeApp({
    at: `/packageCarSelect?parkId=${LOTS.office}&orderNo=${orderNo}`,
    signedInAs: lin.phone,
    backend,
  });
  expect(await word('该套餐名额已满')).toBeVisible();
  await pressWithout('下一步', '该套餐名额已满');
  expect(screen.getByText('价格已由 150.00元 变为 180.00元')).toBeVisible();
});

test('giving a package back says first what comes back, then it is refunded', async () => {
  const backend = createBackend();
  const orderNo = own(backend);
  backend.world.clock.advance(14 * DAY_MS + DAY_MS / 2);
  await makeApp({ at: `/wrongTimePackageDetail?orderNo=${orderNo}`, signedInAs: lin.phone, backend });
  fireEvent.click(await button(/^退订套餐.*现在取消收取 75\.00元，退 75\.00元$/));
  expect(await word(/取消收取 75\.00元，75\.00元 原路退回。按剩余天数退款/)).toBeVisible();
  fireEvent.click(await answer('退订套餐'));
  expect(await word('已退款')).toBeVisible();
  expect(screen.getByText(saidBy('75.00元，原路退回'))).toBeVisible();
});

test('who has no car is led to add one, and a lot without packages says so', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: FORM, signedInAs: chen.phone, backend });
  expect(await word('还没有车辆，添加后接着办理')).toBeVisible();
  // Adding one leads back to this form.
  const add = (await link('添加车辆')).getAttribute('href') ?? '';
  expect(decodeURIComponent(add)).toContain('/packageCarSelect?parkId=');
  expect(await pressWithout('下一步', '请先添加车辆')).toBe(await link('添加车辆'));
  app.go(`/packageCarSelect?parkId=${LOTS.city}`);
  expect(await word('这个停车场暂无错时套餐')).toBeVisible();
});
