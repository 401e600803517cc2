import assert from 'node:assert/strict';

import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS, PLATES } from '../../mocks/world/core/seeded';
import { SEEDED_COUPON_CODE } from '../../mocks/world/merchant/merchantSeed';
import { leaveLot } from '../../mocks/world/parking/stays';
import { test, type Tools } from './harness';
import {
  addPhoto,
  answer,
  BILL,
  button,
  cashierButton,
  centsAsked,
  link,
  moneyOf,
  NOT_PAID,
  ONCE,
  openAt,
  openCashier,
  pathOf,
  payButton,
  resultWord,
  screen,
  tap,
  toast,
  typePlate,
} from './steps';

const { lin, huang } = DRIVERS;
const LIN = { host: 'wechat', signedInAs: lin.phone } as const;
/** In this host pictures come from the page's own file chooser. */
const LIN_IN_BROWSER = { host: 'browser', signedInAs: lin.phone } as const;
const HUANGS_PLATE = '粤A33333';

const stayOf = ({ world }: Tools, uniqueId: string) => {
  const stay = world.tables.stays.find((row) => row.uniqueId === uniqueId);
  assert.ok(stay, uniqueId);
  return stay;
};

test('at the barrier: scan, pay, wait, request the barrier once more, leave', async (tools) => {
  const { page, world, visit, shot, axe } = tools;
  await visit(`/scanPayPage?uniqueId=stay-0001&parkId=${LOTS.city}`, LIN);
  await page.getByText('缴费后请等待道闸抬杆，看到抬杆再前行').waitFor();
  await openCashier(page);
  await tap(cashierButton(page, '支付'));
  await screen(page, 'barrierResult').getByText('支付成功', { exact: true }).waitFor();
  assert.equal(pathOf(page), '/BarrierRslt');
  assert.deepEqual(moneyOf(world), ONCE);
  await page.getByText('请等待道闸抬杆').waitFor();
  assert.equal(await page.getByText('已抬杆').count(), 0, 'said to be up before anybody has told');
  await shot('barrier-awaited');
  await axe();
  await button(page, '道闸未抬起？再试一次').tap();
  await page.getByText('已抬杆').waitFor();
  await page.getByText('请慢行离场').waitFor();
  assert.notEqual(stayOf(tools, 'stay-0001').exitAt, null);
  await shot('barrier-raised');
  await link(page, '返回首页').tap();
  await screen(page, 'home').getByRole('img', { name: '粤B·D12345' }).first().waitFor();
  assert.equal(await link(page, /市民中心地下停车场.*6\.00/s).count(), 0, 'a stay that is over stands at home');
  await page.goBack();
  assert.deepEqual(moneyOf(world), ONCE);
});

test("at the road: the driver's own berth is found by plate and paid, and what is owed elsewhere stays unpaid", async (tools) => {
  const { page, world, visit, shot, axe } = tools;
  world.useScenario('roadside');
  // One of the coupons would cover the fee.
  world.tables.coupons = [];
  await visit('/roadParking/index', LIN);
  await link(page, /泊位 A0131.*已停50分钟/s).waitFor();
  await link(page, /路内账单/).tap();
  await link(page, /粤B·12345.*2笔路内账单/s).tap();
  await screen(page, 'roadParkingParkingList').waitFor();
  const list = page.getByRole('list', { name: '路内账单' });
  await list.getByRole('checkbox', { name: /泊位 A0126/ }).tap();
  await shot('road-chosen');
  await axe();
  await tap(button(page, '去缴费(1笔)'));
  await screen(page, 'payPage').waitFor();
  await payButton(page).waitFor();
  const asked = await centsAsked(page);
  await openCashier(page);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  assert.deepEqual(moneyOf(world), { asked: 1, orders: 1, takings: [asked], paid: [asked] });
  await openAt(page, `/roadParking/parkingList?plateNo=${PLATES.running}`);
  await list.getByText('已缴费').waitFor();
  assert.equal(await list.getByRole('checkbox').count(), 1, 'only what is owed can be chosen');
  await list.getByRole('checkbox', { name: /泊位 A0126/ }).waitFor();
});

test('a stay that never happened: ended, appealed with a photo, waived, and the money comes back', async (tools) => {
  const { page, world, visit, shot, axe } = tools;
  await visit(BILL, LIN_IN_BROWSER);
  await openCashier(page);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  assert.deepEqual(moneyOf(world), ONCE);
  world.clock.advance(5 * HOUR_MS);
  await openAt(page, BILL);
  await page.getByText('还需付').first().waitFor();
  await button(page, /我已离场/).tap();
  await page.getByRole('alertdialog').getByText('粤B·12345 已离场？').waitFor();
  await answer(page, '已离场').tap();
  await toast(page, '已停止计费').waitFor();
  const stopped = await payButton(page).getAttribute('aria-label');
  world.clock.advance(HOUR_MS);
  await openAt(page, BILL);
  await payButton(page).waitFor();
  assert.equal(await payButton(page).getAttribute('aria-label'), stopped, 'the fee grows after the car has left');

  await link(page, /账单申诉/).tap();
  await screen(page, 'billComplain').waitFor();
  await page.getByRole('radio', { name: '未停车' }).tap();
  await page.getByLabel('情况说明').fill('那天车在维修厂，附维修单照片');
  await addPhoto(page, page.getByRole('region', { name: '照片（选填）' }));
  await shot('appeal-form');
  await axe();
  await button(page, '提交申诉').tap();
  await screen(page, 'billComplainDetail').waitFor();
  await page.getByText(/^最晚 .* 前答复。还没付的先不用付/).waitFor();
  await page.getByText('那天车在维修厂，附维修单照片').waitFor();
  const photo = screen(page, 'billComplainDetail').locator('img[src^="/__mocks/uploads/"]');
  await photo.waitFor();
  assert.ok(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), 'the photo cannot be seen');
  assert.equal(world.tables.appeals.at(-1)?.pictures.length, 1);

  world.clock.advance(20 * HOUR_MS);
  await button(page, '刷新申诉进度').tap();
  await page.getByText('费用已免除，3.00元 原路退回').waitFor();
  await shot('appeal-upheld');
  await axe();
  await link(page, /看这笔账单/).tap();
  const stay = screen(page, 'parkingRecordDetail');
  await stay.getByText('已免除', { exact: true }).waitFor();
  await stay.getByText('已退款').waitFor();
  await stay.getByText('退回3.00元').waitFor();
  assert.deepEqual(
    world.tables.takings.slice(-2).map(({ cents }) => cents),
    [300, -300],
  );
  await shot('appeal-refunded');
});

test('two unpaid lots in one payment: one fails, stays with its reason, and is paid when the lot is back', async (tools) => {
  const { page, world, visit, shot, axe } = tools;
  world.useScenario('partlyFailingBatch');
  world.tables.coupons.length = 0;
  const { length } = world.tables.takings;
  const kept = () => world.tables.takings.slice(length).reduce((sum, { cents }) => sum + cents, 0);
  await visit('/home', LIN);
  await tap(link(page, /2笔待补缴/));
  await screen(page, 'multiPayPage').waitFor();
  await payButton(page).waitFor();
  assert.equal(await centsAsked(page), 2_200);
  await openCashier(page);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '部分支付成功').waitFor();
  await page.getByText('2笔账单，1笔已支付').waitFor();
  await page.getByText('中心书城停车场 · 停车场系统繁忙').waitFor();
  await shot('batch-partly');
  await axe();
  assert.equal(kept(), 1_200, 'money is kept for a bill that could not be booked');

  await link(page, '查看未缴账单').tap();
  await page.getByText('上次支付失败：停车场系统繁忙').waitFor();
  const rows = page.getByRole('list', { name: '待缴账单' });
  assert.equal(await rows.getByRole('img', { name: '粤B·88888' }).count(), 1);
  assert.equal(await rows.getByRole('img', { name: '粤B·12345' }).count(), 0, 'paid, and listed again');
  await shot('batch-failed-row');
  world.settings.failingLots = [];
  await tap(link(page, '去支付'));
  await screen(page, 'payPage').waitFor();
  await payButton(page).waitFor();
  assert.equal(await centsAsked(page), 1_000);
  await openCashier(page);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  assert.equal(kept(), 2_200);
  await link(page, '返回首页').tap();
  await screen(page, 'home').locator('[data-block="bills"][data-state="ready"]').waitFor();
  await page.getByText(/待补缴/).waitFor({ state: 'detached' });
});

/** From the code on the merchant's counter to the bill of the car that is parked in the merchant's lot. */
async function takeCoupon({ page, world, visit, shot }: Tools): Promise<void> {
  // At that time 粤B·D12345 owes 9.00.
  world.clock.advance(90 * MINUTE_MS);
  await visit(`/scanQRCode?code=${SEEDED_COUPON_CODE}`, LIN);
  await page.getByText('剩余50张，领取后缴费时自动抵扣').waitFor();
  await page.getByRole('group', { name: '我的车辆' }).getByRole('button', { name: '粤B·D12345' }).tap();
  await tap(button(page, '领取到 粤B·D12345'));
  await screen(page, 'scanQRCodeSuccess').getByText('领取成功', { exact: true }).waitFor();
  await shot('coupon-taken');
  await button(page, '为 粤B·D12345 缴费').tap();
  await screen(page, 'payPage').waitFor();
}

test("a merchant's code: the coupon is taken for the plate, offered at payment, used, and listed as used", async (tools) => {
  const { page, world, shot, axe } = tools;
  await takeCoupon(tools);
  await payButton(page).waitFor();
  await link(page, /更换/).tap();
  const merchants = button(screen(page, 'choiceDiscountPage'), /减2\.00元.*2元停车券.*限中心书城停车场/s);
  await merchants.waitFor();
  await shot('coupon-choice');
  await axe();
  await merchants.tap();
  await screen(page, 'payPage')
    .getByText(/减2\.00元/)
    .waitFor();
  const asked = await centsAsked(page);
  await openCashier(page);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  const [stay] = world.tables.stays.filter(({ plateNo }) => plateNo === PLATES.free);
  assert.deepEqual(
    stay?.paid.map(({ cents, couponCents }) => [cents, couponCents]),
    [[asked, 200]],
  );
  await openAt(page, '/used');
  await page.getByText(/中心书城停车场 · 省了2\.00元/).waitFor();
  await shot('coupon-used');
});

test('the same with an abandoned payment: the coupon is locked, returned when the order is closed, and offered again', async (tools) => {
  const { page, world, shot, axe } = tools;
  // Only the merchant's coupon is left to choose.
  world.tables.coupons = [];
  await takeCoupon(tools);
  await page.getByText(/已选最优惠：减2\.00元/).waitFor();
  const asked = await centsAsked(page);
  await openCashier(page);
  await tap(cashierButton(page, '取消'));
  await button(page, /继续支付/).waitFor();
  await openAt(page, '/unused');
  await page.getByText('一笔支付正在使用它；未付款的，订单关闭后退回').waitFor();
  assert.equal(await link(page, '去使用 2元停车券').count(), 0, 'a coupon that is held is offered');
  await shot('coupon-held');
  world.clock.advance(4 * MINUTE_MS);
  await openAt(page, '/unused');
  await link(page, '去使用 2元停车券').waitFor();
  await shot('coupon-back');
  await axe();
  await link(page, '去使用 2元停车券').tap();
  await page.getByText(/已选最优惠：减2\.00元/).waitFor();
  assert.equal(await centsAsked(page), asked);
  assert.deepEqual(
    world.tables.coupons.map(({ state, payId }) => [state, payId]),
    [[1, null]],
  );
  assert.deepEqual(moneyOf(world, 'stay-0002'), NOT_PAID);
});

test('a plate bound to another account: claimed with papers, accepted after a review, and no longer bound to that account', async (tools) => {
  const { page, context, world, visit, shot, axe } = tools;
  await visit('/addCar', LIN_IN_BROWSER);
  await typePlate(page, HUANGS_PLATE);
  await button(page, '确认添加').tap();
  await page
    .getByRole('alert')
    .getByText(/已被其他用户绑定/)
    .waitFor();
  await shot('plate-taken');
  await link(page, '申诉认领').tap();
  await screen(page, 'plateMaterialEdit').getByText('车牌认领').waitFor();
  await button(page, '提交审核').tap();
  await page.getByText('请上传行驶证正页、行驶证副页、身份证照片').waitFor();
  for (const name of ['行驶证正页照片', '行驶证副页照片', '身份证照片'])
    await addPhoto(page, page.getByRole('region', { name }));
  await page.getByLabel('车主姓名').fill('林晓');
  await page.getByLabel('身份证号').fill('11010519491231002X');
  await shot('claim-form');
  await axe();
  await button(page, '提交审核').tap();
  await screen(page, 'plateMaterialDetail').getByText('审核中', { exact: true }).waitFor();
  await shot('claim-under-review');
  await openAt(page, '/carManage');
  await link(page, /粤B·12345/)
    .first()
    .waitFor();
  assert.equal(await link(page, /粤A·33333/).count(), 0, 'his before anybody has looked at the papers');

  world.clock.advance(11 * MINUTE_MS);
  await openAt(page, '/plateMaterial');
  await link(page, /车牌认领.*已通过/s).tap();
  await page.getByText('审核通过', { exact: true }).waitFor();
  await shot('claim-accepted');
  await axe();
  await openAt(page, '/carManage');
  await page
    .getByRole('link', { name: /粤A·33333/ })
    .getByText('已认证')
    .waitFor();
  await context.clearCookies();
  await visit('/carManage', { host: 'browser', signedInAs: huang.phone });
  await page.getByText('添加车辆后，入场自动显示停车费').waitFor();
});

test("the driver's vehicles: one is added and made the default, one with a running bill cannot be removed until the bill ends", async (tools) => {
  const { page, world, visit, shot, axe } = tools;
  await visit('/carManage', LIN);
  await page.getByText('已添加3辆，最多5辆').waitFor();
  await tap(link(page, '添加车辆'));
  await screen(page, 'addCar').waitFor();
  await typePlate(page, '粤B66666');
  await button(page, '确认添加').tap();
  await page.getByText('已添加4辆，最多5辆').waitFor();
  await button(page, '设为默认，粤B·66666').tap();
  await toast(page, '已将 粤B·66666 设为默认车辆').waitFor();
  const vehicles = screen(page, 'carManage').locator('a[href^="/plateDetail"]');
  // The app requests the list again after the server has accepted the change.
  await vehicles
    .first()
    .and(link(page, /粤B·66666/))
    .getByText('默认', { exact: true })
    .waitFor();
  await shot('vehicles');
  await axe();

  await button(page, '解绑，粤B·12345').tap();
  await page.getByRole('alertdialog').getByText('粤B·12345 现在不能解绑').waitFor();
  await page
    .getByRole('alertdialog')
    .getByText(/正在市民中心地下停车场停车/)
    .waitFor();
  await shot('vehicle-blocked');
  await axe();
  await answer(page, '查看账单').tap();
  await screen(page, 'payPage').waitFor();
  await openCashier(page);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  leaveLot(world, 'stay-0001');

  await openAt(page, '/carManage');
  await button(page, '解绑，粤B·12345').tap();
  await page.getByRole('alertdialog').getByText('解绑 粤B·12345？').waitFor();
  await answer(page, '取消').tap();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  assert.equal(await link(page, /粤B·12345/).count(), 1);
  await button(page, '解绑，粤B·12345').tap();
  await answer(page, '解绑').tap();
  await toast(page, '已解绑 粤B·12345').waitFor();
  await page.getByText('已添加3辆，最多5辆').waitFor();
  assert.equal(await link(page, /粤B·12345/).count(), 0);
  await openAt(page, '/home');
  await screen(page, 'home').getByRole('img', { name: '粤B·D12345' }).first().waitFor();
  assert.equal(await page.getByText('粤B·12345').count(), 0, 'a plate that was given up stands at home');
});
