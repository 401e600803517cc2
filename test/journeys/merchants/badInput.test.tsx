import { fireEvent, screen, waitFor } from '@testing-library/react';

import { MAX_COUPON_GRANT_REASON_LENGTH } from '@/features/merchants/give/model/couponGrantDraft';
import { SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import { useCoupon } from '../../../mocks/world/coupons/coupons';
import { grantCoupons } from '../../../mocks/world/merchant/merchantGrants';
import { leaveLot } from '../../../mocks/world/parking/stays';
import { changeWorld } from '../../../mocks/world/scenarios';
import { hostileStrings } from '../../corpus/hostileStrings';
import { makeApp } from '../../support/makeApp';
import { answer, button, pressWithout, WAIT, word } from '../../support/seen';
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
  await pressWithout('发1张给 粤B·20001', '已过有效期，不能再发放');
  expect(madeIn(backend)).toEqual([]);
});

test('a car that has left between look and tap, one in another lot, and one that has had its number get nothing', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: INSIDE, backend, signedInAs: lin.phone });
  await enterPlate(PLATES.running);
  expect(await word('车辆未入场，入场后才能发')).toBeVisible();
  await pressWithout('发1张给 粤B·12345', '车辆未入场，入场后才能发');
  await enterPlate(PLATES.visitorOne);
  await word('车辆在场');
  fireEvent.click(await button('增加'));
  await give('发2张给 粤A·11111');
  await button('撤销 粤A·11111');
  backend.world.clock.advance(SECOND_MS);
  await enterPlate(PLATES.visitorOne);
  await word('车辆在场');
  await give('发2张给 粤A·11111');
  fireEvent.click(await answer('再发2张'));
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
  await pressWithout('发1张给 粤B·20002', '今天的发放数量已到上限');
  shop.clerkDayLimit = null;
  fireEvent.click(await button('撤销 粤B·20001'));
  await word('已撤销');
  await enterPlate('粤B20003');
  shop.state = 2;
  await give('发1张给 粤B·20003');
  expect(await word(/^粤B·20003 未发放。商户已停用/)).toBeVisible();
  expect(await word('商户已停用，暂不能发券')).toBeVisible();
  await pressWithout('发1张给 粤B·20003', '商户已停用，暂不能发券');
});

test('the last of the day goes to another assistant between look and tap: the limit is said, and nothing is given', async () => {
  const backend = createBackend();
  const { world } = backend;
  shopOf(backend).dayLimit = 1;
  await makeApp({ at: BEFORE, backend, signedInAs: lin.phone });
  await enterPlate('粤B20001');
  const press = await button('发1张给 粤B·20001');
  const other = world.tables.drivers.find(({ phone }) => phone === huang.phone);
  grantCoupons(world, other!, { merchantCouponId: 'stock-7', plateNo: '粤B20002', num: 1, reason: '' });
  fireEvent.click(press);
  expect(await word(/^粤B·20001 未发放。今天的发放数量已到上限，还能发0张/)).toBeVisible();
  expect(await word('今天的发放数量已到上限')).toBeVisible();
  await pressWithout('发1张给 粤B·20001', '今天的发放数量已到上限');
  expect(madeIn(backend).map(({ plateNo }) => plateNo)).toEqual(['粤B20002']);
});

test('an undo after the guest has used the coupon is refused with the reason, and the row says what is true', async () => {
  const backend = createBackend();
  const { world } = backend;
  await makeApp({ at: BEFORE, backend, signedInAs: lin.phone });
  await enterPlate('粤B20001');
  fireEvent.click(await button('发1张给 粤B·20001'));
  const undo = await button('撤销 粤B·20001');
  const [grant] = madeIn(backend);
  useCoupon(world, grant?.couponIds[0] ?? '');
  fireEvent.click(undo);
  expect(await word(/优惠券已使用，不能撤销/)).toBeVisible();
  expect(await word('已使用')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤销 粤B·20001' })).toBeNull(), WAIT);
  expect(world.tables.merchant.stock.find(({ merchantCouponId }) => merchantCouponId === 'stock-7')?.leftNum).toBe(29);
});

test('a reason of hostile text goes as text, cut to its length, and comes back as it was sent', async () => {
  const backend = createBackend();
  await makeApp({ at: BEFORE, backend, signedInAs: lin.phone });
  await enterPlate('粤B20001');
  const field = await screen.findByLabelText('事由（选填）', {}, WAIT);
  for (const text of hostileStrings) {
    fireEvent.change(field, { target: { value: text } });
    expect((field as HTMLInputElement).value.length).toBeLessThanOrEqual(MAX_COUPON_GRANT_REASON_LENGTH);
  }
  const reason = '<img onerror=a()>';
  fireEvent.change(field, { target: { value: ` ${reason} ` } });
  await give('发1张给 粤B·20001');
  await button('撤销 粤B·20001');
  expect(madeIn(backend).map((grant) => grant.reason)).toEqual([reason]);
  expect(document.querySelector('[onerror]')).toBeNull();
});
