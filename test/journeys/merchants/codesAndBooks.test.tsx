import { fireEvent, screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import { sendToPlate } from '../../../mocks/world/merchant/merchantCodes';
import { grantCoupons } from '../../../mocks/world/merchant/merchantGrants';
import { cashierHost, pays } from '../../support/cashier';
import { makeApp } from '../../support/makeApp';
import { button, link, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, huang } = DRIVERS;
const SHOP = 'merchantId=merchant-1';
const QR = `/showQRcode?${SHOP}&couponId=stock-1`;
const ORDERS = 'coupon/v2/api/merchantOrders';
const codesIn = ({ world }: ReturnType<typeof createBackend>) =>
  world.tables.merchant.qrCodes.filter(({ operatorId }) => operatorId !== '');

describe('the QR code', () => {
  test('one for one guest renews itself when it was taken; the old one is refused with the reason', async () => {
    const backend = createBackend();
    await makeApp({ at: QR, backend, signedInAs: lin.phone });
    const picture = await screen.findByRole('img', { name: '2元停车券领券二维码' }, WAIT);
    const before = picture.getAttribute('src');
    expect(screen.getByRole('timer', { name: /^有效期/ })).toBeVisible();
    const [first] = codesIn(backend);
    sendToPlate(backend.world, first?.code ?? '', PLATES.free);
    expect(await word('顾客已领取，已换新码')).toBeVisible();
    await waitFor(() => expect(codesIn(backend)).toHaveLength(2), WAIT);
    await waitFor(
      () => expect(screen.getByRole('img', { name: '2元停车券领券二维码' })).not.toHaveAttribute('src', before),
      WAIT,
    );
    expect(() => sendToPlate(backend.world, first?.code ?? '', PLATES.visitorOne)).toThrow('该二维码已被领取');
    // The same code on another driver's phone says why.
    const guest = await makeApp({ at: `/scanQRCode?code=${first?.code ?? ''}`, backend });
    await guest.onScreen('scanQRCode');
    expect(await word('该二维码已被领取')).toBeVisible();
  });

  test('without stock there is no code, and the reason is said', async () => {
    const backend = createBackend();
    await makeApp({ at: QR, backend, signedInAs: lin.phone });
    await screen.findByRole('img', { name: '2元停车券领券二维码' }, WAIT);
    const [stock] = backend.world.tables.merchant.stock;
    if (stock !== undefined) stock.leftNum = 0;
    expect(await word(/已领完/)).toBeVisible();
    expect(screen.queryByRole('img', { name: '2元停车券领券二维码' })).toBeNull();
  });
});

describe('the books', () => {
  test('records by state and assistant, by plate in the search, and from a used one to the stay', async () => {
    const app = await makeApp({ at: `/giveCouponsRecord?${SHOP}`, signedInAs: lin.phone });
    await link(/粤B·7777A.*已使用.*省了2\.00元/);
    fireEvent.change(await screen.findByLabelText('经办人', {}, WAIT), { target: { value: '黄河' } });
    await waitFor(() => expect(screen.queryByRole('link', { name: /粤B·7777A/ })).toBeNull(), WAIT);
    await waitFor(() => expect(screen.getAllByRole('img', { name: '粤B·6666A' })).toHaveLength(2), WAIT);
    fireEvent.change(screen.getByLabelText('状态'), { target: { value: '3' } });
    await waitFor(() => expect(screen.getAllByRole('img', { name: '粤B·6666A' })).toHaveLength(1), WAIT);
    fireEvent.click(await link('搜车牌'));
    await app.onScreen('searchPage');
    fireEvent.change(await screen.findByRole('searchbox', { name: '搜索车牌' }, WAIT), { target: { value: 'b·7777' } });
    fireEvent.click(await link(/粤B·7777A/));
    await app.onScreen('parkingDetail');
    expect(await word('中心书城停车场')).toBeVisible();
    expect(screen.getByText('省了2.00元')).toBeVisible();
    expect(app.calls.filter(({ path }) => path.includes('parkOrders/msp/detail'))).toEqual([]);
  });

  test('what was just given is taken back from its record, as long as its time runs', async () => {
    const backend = createBackend();
    const { world } = backend;
    const [driver] = world.tables.drivers;
    if (driver === undefined) throw new Error('No driver');
    grantCoupons(world, driver, { merchantCouponId: 'stock-7', plateNo: '粤B20001', num: 2, reason: '' });
    const app = await makeApp({ at: `/giveCouponsRecord?${SHOP}`, backend, signedInAs: lin.phone });
    fireEvent.click(await link(/粤B·20001.*已发放/));
    await app.onScreen('parkingDetail');
    fireEvent.click(await button('撤销 粤B·20001'));
    expect(await word('已撤销')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤销 粤B·20001' })).toBeNull());
    expect(world.tables.merchant.stock.find(({ merchantCouponId }) => merchantCouponId === 'stock-7')?.leftNum).toBe(
      30,
    );
    app.go(`/giveCouponsRecord?${SHOP}`);
    await screen.findByRole('img', { name: '粤B·20001' }, WAIT);
    expect(screen.queryByRole('link', { name: /粤B·20001/ })).toBeNull();
  });

  test('an administrator buys through the checkout: two taps make one order, and the stock grows', async () => {
    const backend = createBackend();
    backend.world.faults.set(`POST ${ORDERS}`, { kind: 'cutAfter', times: 1 });
    const app = await makeApp({
      at: `/buyCouponsList?${SHOP}`,
      backend,
      signedInAs: lin.phone,
      host: cashierHost(pays(backend)),
    });
    fireEvent.click(await link(/^2元停车券/));
    await app.onScreen('buyCoupons');
    fireEvent.click(await button('增加'));
    const pay = await button(/30\.00元/);
    fireEvent.click(pay);
    fireEvent.click(pay);
    await app.onScreen('buyCouponsResult');
    expect(await word('支付成功')).toBeVisible();
    const made = backend.world.tables.merchant.orders.filter(({ orderNo }) => !orderNo.startsWith('merchant-order-'));
    expect(made).toHaveLength(1);
    expect(
      backend.world.tables.merchant.stock.find(({ merchantCouponId }) =>
        merchantCouponId.startsWith('stock-merchant-1'),
      ),
    ).toMatchObject({ leftNum: 20 });
    app.go(`/buyCouponsRecord?${SHOP}`);
    await link(/2元停车券 已支付.*20张/);
    // What was bought before, with its page, and what was left unpaid.
    await link(/全免停车券 已关闭.*10张/);
    fireEvent.click(await link(/2元停车券 已支付.*80张/));
    await app.onScreen('orderRecordDetail');
    await word('merchant-order-1');
  });

  test('a clerk who comes by an address is told that only administrators buy; what is over says why', async () => {
    const app = await makeApp({ at: `/buyCoupons?${SHOP}&goodsId=goods-1`, signedInAs: huang.phone });
    expect(await word('只有商户管理员可以购券')).toBeVisible();
    app.go(`/invalidCoupons?${SHOP}`);
    expect(await word('活动已结束')).toBeVisible();
    expect(screen.getByText('已过有效期')).toBeVisible();
    app.go(`/couponsDetail?couponId=stock-7&${SHOP}`);
    expect(await word('入场前也可以发')).toBeVisible();
  });
});
