import { fireEvent, screen, waitFor } from '@testing-library/react';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { addStay } from '../../../mocks/world/parking/staySeed';
import { fakeHost } from '../../support/fakePorts';
import { makeApp } from '../../support/makeApp';
import { answer, button, link, pressWithout, WAIT, word } from '../../support/seen';
import { enterAndSend, enterPlate, madeIn } from '../../support/till';

jest.setTimeout(60_000);

const { lin, huang, chen } = DRIVERS;
const GRANTS = 'coupon/v2/api/merchantGrants';
const TILL = '/giveCoupons?merchantId=merchant-1&couponId=stock-1';
const open = (at: string, backend = createBackend(), phone: string = lin.phone) =>
  makeApp({ at, backend, signedInAs: phone });

describe('who acts for a merchant', () => {
  test('opens it, sees its books, and the till with the coupon of the last time', async () => {
    const app = await open('/merchantManageList');
    fireEvent.click(await link(/^中心书城 管理员/));
    await app.onScreen('merchantManage');
    expect(await word('81张')).toBeVisible();
    expect(await word('3元停车券还有30张，2天后到期')).toBeVisible();
    // The last one that 林晓 gave; 黄河 gave another one before.
    fireEvent.click(await link('给车辆发券'));
    await app.onScreen('giveCoupons');
    expect(await word('3元停车券')).toBeVisible();
  });

  test('a clerk is not offered to buy; with one merchant only it is opened at once; a driver without one is told so', async () => {
    const backend = createBackend();
    const [shop, market] = backend.world.tables.merchant.merchants;
    if (shop === undefined || market === undefined) throw new Error('No merchants');
    market.staff = [];
    const app = await open('/merchantManageList', backend, huang.phone);
    await app.onScreen('merchantManage');
    expect(await word('店员')).toBeVisible();
    await link(/^发放记录/);
    expect(screen.queryByRole('link', { name: /^购买/ })).toBeNull();
    const nobody = await open('/merchantManageList', createBackend(), chen.phone);
    await nobody.onScreen('merchantManageList');
    expect(await word(/^您还不是商户的管理员或店员/)).toBeVisible();
  });
});

describe('the till', () => {
  test('one tap gives, the result can be undone until its deadline, and the next car is typed at once', async () => {
    const backend = createBackend();
    const app = await open(TILL, backend);
    await enterPlate(PLATES.free);
    expect(await word('车辆在场')).toBeVisible();
    const give = await button('发1张给 粤B·D12345');
    fireEvent.click(give);
    fireEvent.click(give);
    const undo = await button('撤销 粤B·D12345');
    expect(screen.getByRole('timer', { name: /^可撤销 (10:00|9:5\d|09:5\d)/ })).toBeVisible();
    expect(app.sent('POST', GRANTS)).toHaveLength(1);
    expect(madeIn(backend)).toHaveLength(1);
    // The province stays, and the cell after it is open.
    expect(await button(/^车牌第1位/)).toHaveTextContent('粤');
    expect(screen.getByRole('button', { name: '完成' })).toBeVisible();
    fireEvent.click(undo);
    expect(await word('已撤销 粤B·D12345 的券，库存已恢复')).toBeVisible();
    expect(backend.world.tables.merchant.stock[0]?.leftNum).toBe(50);
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤销 粤B·D12345' })).toBeNull());
    // A guest who comes again is one tap. The time to undo ends by the server's clock.
    fireEvent.click(await button('粤B·D12345'));
    fireEvent.click(await button('发1张给 粤B·D12345'));
    await button('撤销 粤B·D12345');
    backend.world.clock.advance(11 * MINUTE_MS);
    fireEvent.click(await button('粤B·D12345'));
    fireEvent.click(await button('发1张给 粤B·D12345'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: '撤销 粤B·D12345' })).toHaveLength(1), WAIT);
  });

  test('the same coupon for the same plate within minutes is asked about first, whoever gave it; another coupon and a later one are not', async () => {
    const backend = createBackend();
    const app = await open('/giveCoupons?merchantId=merchant-1&couponId=stock-7', backend);
    await enterPlate('粤B20001');
    fireEvent.click(await button('发1张给 粤B·20001'));
    await button('撤销 粤B·20001');
    backend.world.clock.advance(10 * SECOND_MS);
    await enterPlate('粤B20001');
    fireEvent.click(await button('发1张给 粤B·20001'));
    const question = await screen.findByRole('alertdialog', { name: '再发一次？' }, WAIT);
    expect(question).toHaveTextContent(/粤B·20001 刚刚已发过.*券。/);
    fireEvent.click(await answer('取消'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.sent('POST', GRANTS)).toHaveLength(1);
    fireEvent.click(await button('发1张给 粤B·20001'));
    fireEvent.click(await answer('再发1张'));
    await waitFor(() => expect(madeIn(backend)).toHaveLength(2), WAIT);
    app.stop();
    // A colleague's grant, which this page knows from the server alone.
    backend.world.clock.advance(2 * MINUTE_MS);
    const other = await open('/giveCoupons?merchantId=merchant-1&couponId=stock-7', backend);
    await button('粤B·20001');
    fireEvent.click(await button('粤B·20001'));
    fireEvent.click(await button('发1张给 粤B·20001'));
    expect(await screen.findByRole('alertdialog', { name: '再发一次？' }, WAIT)).toHaveTextContent('2分钟前');
    fireEvent.click(await answer('取消'));
    expect(other.sent('POST', GRANTS)).toHaveLength(0);
  });

  test('what was given at the till of one merchant does not stand at that of another', async () => {
    const backend = createBackend();
    const app = await open('/giveCoupons?merchantId=merchant-1&couponId=stock-7', backend);
    fireEvent.change(await screen.findByLabelText(/^事由/, {}, WAIT), { target: { value: '满100元' } });
    await enterPlate('粤B20001');
    fireEvent.click(await button('发1张给 粤B·20001'));
    await button('撤销 粤B·20001');
    app.go('/giveCoupons?merchantId=merchant-2&couponId=stock-5');
    expect(await word('5元停车券')).toBeVisible();
    expect(screen.queryByText(/粤B·20001/)).toBeNull();
    expect(screen.getByLabelText(/^事由/)).toHaveValue('');
    app.go('/giveCoupons?merchantId=merchant-1&couponId=stock-7');
    expect(await button('撤销 粤B·20001')).toBeVisible();
  });

  test('a car that is not there gets no coupon for those inside, and one that may be given before', async () => {
    const app = await open(TILL);
    await enterPlate(PLATES.visitorNone);
    expect(await word('车辆未入场，入场后才能发')).toBeVisible();
    expect(await pressWithout('发1张给 粤A·00000', '车辆未入场，入场后才能发')).toBe(await button('再查一次'));
    addStay(app.world, { plateNo: PLATES.visitorNone, parkId: LOTS.mall, minutesAgo: 1 });
    fireEvent.click(await button('再查一次'));
    expect(await word('车辆在场')).toBeVisible();
    app.go('/giveCoupons?merchantId=merchant-1&couponId=stock-7');
    await enterPlate('粤B99999');
    expect(await word('车辆未入场，可以提前发')).toBeVisible();
    fireEvent.click(await button('发1张给 粤B·99999'));
    await button('撤销 粤B·99999');
  });

  test('a lost answer is asked about: one grant, and no second request', async () => {
    const backend = createBackend();
    backend.world.faults.set(`POST ${GRANTS}`, { kind: 'cutAfter', times: 1 });
    const app = await open(TILL, backend);
    await enterPlate(PLATES.free);
    fireEvent.click(await button('发1张给 粤B·D12345'));
    await button('撤销 粤B·D12345');
    expect(madeIn(backend)).toHaveLength(1);
    expect(app.sent('POST', GRANTS)).toHaveLength(1);
  });

  test('what the server refuses is said beside the plate, which stays', async () => {
    const backend = createBackend();
    const app = await open(TILL, backend);
    await enterPlate(PLATES.free);
    await word('车辆在场');
    for (const stock of backend.world.tables.merchant.stock) stock.leftNum = 0;
    fireEvent.click(await button('发1张给 粤B·D12345'));
    expect(await word(/^粤B·D12345 未发放。优惠券已领完/)).toBeVisible();
    expect(app.sent('POST', GRANTS)).toHaveLength(1);
    expect(madeIn(backend)).toHaveLength(0);
  });

  test('at a hardware keyboard each plate is a request of its own, also while nobody knows what came of an earlier one', async () => {
    const backend = createBackend();
    const app = await open('/giveCoupons?merchantId=merchant-1&couponId=stock-7', backend);
    await enterAndSend('粤B20001');
    await button('撤销 粤B·20001');
    backend.world.faults.set(`POST ${GRANTS}`, { kind: 'cutAfter', times: 1 });
    backend.world.faults.set('GET coupon/v2/api/requests/{id}', { kind: 'http404' });
    await enterAndSend('粤B20002');
    expect(await word(/^粤B·20002 未确认是否已发放/)).toBeVisible();
    for (const plate of ['20003', '20004']) {
      await enterAndSend(`粤B${plate}`);
      await button(`撤销 粤B·${plate}`);
    }
    expect(app.sent('POST', GRANTS)).toHaveLength(4);
    expect(madeIn(backend).map(({ plateNo }) => plateNo)).toEqual(['粤B20001', '粤B20002', '粤B20003', '粤B20004']);
  });

  test('what is refused while the next plate is typed is said of its own car', async () => {
    const backend = createBackend();
    await open('/giveCoupons?merchantId=merchant-1&couponId=stock-7', backend);
    await enterPlate('粤B20001');
    const give = await button('发1张给 粤B·20001');
    for (const stock of backend.world.tables.merchant.stock) stock.leftNum = 0;
    backend.world.faults.set(`POST ${GRANTS}`, { kind: 'slow', ms: 300, times: 1 });
    fireEvent.click(give);
    await enterPlate('粤B20002');
    expect(await word(/^粤B·20001 未发放。优惠券已领完/)).toBeVisible();
    expect(await pressWithout(/^发1张给 粤B·20002/, '已发完，请换一张券')).toBe(await link('换一张券'));
    expect(madeIn(backend)).toEqual([]);
  });

  test('a code that the guest shows fills the plate and gives nothing; where the host cannot scan, it is not offered', async () => {
    const backend = createBackend();
    const at = '/giveCoupons?merchantId=merchant-1&couponId=stock-7';
    const codes = ['https://elsewhere.example/', '粤B20001'];
    const scan = () =>
      Promise.resolve({ ok: true as const, value: { text: codes.shift() ?? '', format: 'qr' as const } });
    const app = await makeApp({ at, backend, signedInAs: lin.phone, host: fakeHost({ scan }) });
    fireEvent.click(await button('扫码填车牌'));
    expect(await word('码里没有车牌，请输入车牌')).toBeVisible();
    fireEvent.click(await button('扫码填车牌'));
    expect(await button('发1张给 粤B·20001')).toBeEnabled();
    expect(madeIn(backend)).toEqual([]);
    app.stop();
    await makeApp({ at, backend, signedInAs: lin.phone, host: fakeHost({ caps: { scan: false } }) });
    await button('发1张');
    await button('粤B·8888A');
    expect(screen.queryByRole('button', { name: '扫码填车牌' })).toBeNull();
  });
});
