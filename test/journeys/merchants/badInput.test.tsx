import { fireEvent, screen } from '@testing-library/react';

import { SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import { leaveLot } from '../../../mocks/world/parking/stays';
import { changeWorld } from '../../../mocks/world/scenarios';
import { makeApp } from '../../support/makeApp';
import { button, word } from '../../support/seen';
import { enterPlate, madeIn } from '../../support/till';

jest.setTimeout(60_000);

const { lin, huang } = DRIVERS;
/** For cars inside, two for one car at most. */
const INSIDE = '/giveCoupons?merchantId=merchant-1&couponId=stock-1';
const BEFORE = '/giveCoupons?merchantId=merchant-1&couponId=stock-7';
const give = async (label: string) => {
  fireEvent.click(await button(label));
};
const shopOf = ({ world }: ReturnType<typeof createBackend>) => {
  const [shop] = world.tables.merchant.merchants;
  if (shop === undefined) throw new Error('No merchant');
  return shop;
};

test('a coupon that ends while the page is open is refused with the reason, and is not offered again', async () => {
  const backend = createBackend();
  changeWorld(backend.world, 'merchantCouponEnds');
  await makeApp({ at: BEFORE, backend, signedInAs: lin.phone });
  await enterPlate('粤B20001');
  await word('车辆未入场，可以提前发');
  backend.world.clock.advance(31 * SECOND_MS);
  await give('发1张给 粤B·20001');
  expect(await word(/^粤B·20001 未发放。优惠券已过期/)).toBeVisible();
  expect(await word('已过有效期，不能再发放')).toBeVisible();
  expect(screen.getByRole('button', { name: '发1张给 粤B·20001' })).toBeDisabled();
  expect(madeIn(backend)).toEqual([]);
});

test('a car that has left between look and tap, one in another lot, and one that has had its number get nothing', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: INSIDE, backend, signedInAs: lin.phone });
  await enterPlate(PLATES.running);
  expect(await word('车辆未入场，入场后才能发')).toBeVisible();
  expect(await button('发1张给 粤B·12345')).toBeDisabled();
  await enterPlate(PLATES.visitorOne);
  await word('车辆在场');
  fireEvent.click(await button('增加'));
  await give('发2张给 粤A·11111');
  await button('撤销 粤A·11111');
  await enterPlate(PLATES.visitorOne);
  await word('车辆在场');
  await give('发2张给 粤A·11111');
  expect(await word(/^粤A·11111 未发放。每车每次最多2张，已领取2张/)).toBeVisible();
  await enterPlate(PLATES.free);
  await word('车辆在场');
  leaveLot(backend.world, 'stay-0002');
  await give('发2张给 粤B·D12345');
  expect(await word(/^粤B·D12345 未发放。车辆未入场/)).toBeVisible();
  // What was known of the car is asked again.
  expect(await word('车辆未入场，入场后才能发')).toBeVisible();
  expect(app.sent('POST', 'coupon/v2/api/merchantGrants')).toHaveLength(3);
  expect(madeIn(backend).map(({ plateNo }) => plateNo)).toEqual([PLATES.visitorOne]);
});

test('the limit of an assistant a day, and a merchant that is stopped meanwhile, are said; after that nothing can be pressed', async () => {
  const backend = createBackend();
  const shop = shopOf(backend);
  shop.clerkDayLimit = 1;
  await makeApp({ at: BEFORE, backend, signedInAs: huang.phone });
  await enterPlate('粤B20001');
  await give('发1张给 粤B·20001');
  expect(await word('今天的发放数量已到上限')).toBeVisible();
  await enterPlate('粤B20002');
  expect(await button('发1张给 粤B·20002')).toBeDisabled();
  shop.clerkDayLimit = null;
  fireEvent.click(await button('撤销 粤B·20001'));
  await word('已撤销');
  await enterPlate('粤B20003');
  shop.state = 2;
  await give('发1张给 粤B·20003');
  expect(await word(/^粤B·20003 未发放。商户已停用/)).toBeVisible();
  expect(await word('商户已停用，暂不能发券')).toBeVisible();
  expect(screen.getByRole('button', { name: '发1张给 粤B·20003' })).toBeDisabled();
});
