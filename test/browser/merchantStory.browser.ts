import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

import jsQr from 'jsqr';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';

import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS, PLATES } from '../../mocks/world/core/seeded';
import { grantStateOf } from '../../mocks/world/merchant/merchantGrants';
import type { World } from '../../mocks/world/World';
import { axeOn, test, type Tools } from './harness';
import {
  button,
  cashierButton,
  comeBackUntil,
  link,
  moneyOf,
  openAt,
  openCashier,
  payButton,
  resultWord,
  screen,
  tap,
  toast,
  typePlate,
  until,
} from './steps';

const { PHONE } = createRequire(__filename)('../../config/phone') as { PHONE: BrowserContextOptions };
const { lin, huang } = DRIVERS;
const SHOP = 'merchantId=merchant-1';
/** 3元停车券, which may be given before a car drives in. */
const TILL = `/giveCoupons?${SHOP}&couponId=stock-7`;
const QR = `/showQRcode?${SHOP}&couponId=stock-1`;
const BILL = '/payPage?uniqueId=stay-0002&parkId=park-2';
const CODE_NAME = '2元停车券领券二维码';
/** Longer than an order at the cashier stays open, and shorter than a grant can be undone. */
const ORDER_CLOSED_AFTER = 4 * MINUTE_MS;

/** Another phone, with or without a driver who is signed in. */
async function otherPhone({ browser, origin, world }: Tools, signedInAs?: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, timezoneId: 'Asia/Shanghai' });
  if (signedInAs !== undefined) {
    const { token, refreshToken } = signInAs(world, signedInAs);
    await context.addCookies(
      Object.entries({ token, refreshToken }).map(([name, value]) => ({ name, value, url: origin })),
    );
  }
  return context.newPage();
}

/** Points a phone at a code: what its camera reads is opened. */
const scanned = (page: Page, text: string) => {
  const url = new URL(text);
  url.searchParams.set('host', 'wechat');
  return page.goto(url.href);
};

/** What a camera reads of the code on the screen of the shop. */
async function codeOn(page: Page): Promise<string> {
  const { pixels, width, height } = await page.getByRole('img', { name: CODE_NAME }).evaluate(async (shown) => {
    const image = shown as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return { pixels: [...data], width: canvas.width, height: canvas.height };
  });
  const read = jsQr(Uint8ClampedArray.from(pixels), width, height);
  assert.ok(read !== null, 'no scanner can read the code');
  return read.data;
}

/** What the shop has of its two coupons, what it gave today, and what the guest has. */
function booksOf(world: World) {
  const { stock, grants } = world.tables.merchant;
  const left = (id: string) => stock.find(({ merchantCouponId }) => merchantCouponId === id)?.leftNum;
  const today = grants.filter(({ grantId }) => !grantId.startsWith('grant-'));
  return {
    left: { two: left('stock-1'), three: left('stock-7') },
    grants: today.map((grant) => [grant.plateNo, grantStateOf(world, grant)]),
    coupons: world.tables.coupons
      .filter(({ plateNo, state }) => plateNo === PLATES.free && state !== 5)
      .map(({ couponName, state }) => `${couponName} ${String(state)}`),
  };
}

const FREE = PLATES.free;
const GIVEN_BOTH = {
  left: { two: 49, three: 29 },
  grants: [
    [FREE, 1],
    [FREE, 1],
  ],
  coupons: ['2元停车券 1', '3元停车券 1'],
};

interface Phones {
  readonly shop: Page;
  readonly guest: Page;
}

/** The code is shown, taken by one guest, and stale on the phone of another one who had scanned it before. */
async function giveByCode(tools: Tools, { shop, guest }: Phones): Promise<void> {
  const { world, visit, shot, axe } = tools;
  await visit(QR, { host: 'wechat', signedInAs: huang.phone });
  const text = await codeOn(shop);
  await shop.getByRole('timer', { name: /^有效期/ }).waitFor();
  await shot('merchant-code');
  await axe();
  const late = await otherPhone(tools);
  await scanned(late, `${text}&plateNo=${encodeURIComponent(PLATES.visitorOne)}`);
  await button(late, '领取到 粤A·11111').waitFor();
  await scanned(guest, text);
  await guest.getByRole('group', { name: '我的车辆' }).getByRole('button', { name: '粤B·D12345' }).tap();
  await tap(button(guest, '领取到 粤B·D12345'));
  await screen(guest, 'scanQRCodeSuccess').getByText('领取成功', { exact: true }).waitFor();
  await toast(shop, '顾客已领取，已换新码').waitFor();
  await tap(button(late, '领取到 粤A·11111'));
  await screen(late, 'scanQRCodeFailed').getByText('该二维码已被领取', { exact: true }).waitFor();
  await late.screenshot({ path: 'test/browser/out/merchant-code-stale.png' });
  await axeOn(late);
  await scanned(late, text);
  await late.getByText('该二维码已被领取').waitFor();
  await late.context().close();
  await until(
    () => world.tables.merchant.qrCodes.filter(({ operatorId }) => operatorId !== '').length === 2,
    'a new code',
  );
  await shop.getByRole('img', { name: CODE_NAME }).waitFor();
  assert.notEqual(await codeOn(shop), text, 'the code that was taken is still shown');
  assert.deepEqual(booksOf(world), {
    left: { two: 49, three: 30 },
    grants: [[FREE, 1]],
    coupons: ['2元停车券 1'],
  });
}

async function giveByPlate({ world, shot, axe }: Tools, { shop }: Phones): Promise<void> {
  await link(shop, '换一张券').tap();
  await link(screen(shop, 'giveCouponsList'), /3元停车券.*剩余30张/s).tap();
  await screen(shop, 'giveCoupons').waitFor();
  await typePlate(shop, FREE);
  await shop.getByText('车辆在场').waitFor();
  await shot('merchant-till-typed');
  const give = button(shop, '发1张给 粤B·D12345');
  const box = await give.boundingBox();
  assert.ok(box !== null && box.y > 844 / 3, 'within the reach of a thumb');
  await tap(give);
  await button(shop, '撤销 粤B·D12345').waitFor();
  await shop.getByRole('timer', { name: /^可撤销 (10:00|0?9:5\d)/ }).waitFor();
  await shop.getByText(/^剩余29张/).waitFor();
  await shot('merchant-till-given');
  await axe();
  assert.deepEqual(booksOf(world), GIVEN_BOTH);
}

/** The guest goes to pay with the better coupon, and gives up: it is held, and then it is back. */
async function cancelOnePayment({ world, shot }: Tools, { shop, guest }: Phones): Promise<void> {
  await openAt(guest, '/unused');
  await link(guest, '去使用 3元停车券').waitFor();
  await link(guest, '去使用 2元停车券').waitFor();
  await openAt(guest, BILL);
  await guest.getByText(/已选最优惠：减3\.00元/).waitFor();
  await openCashier(guest);
  await tap(cashierButton(guest, '取消'));
  await button(guest, /继续支付/).waitFor();
  assert.deepEqual(booksOf(world).coupons, ['2元停车券 1', '3元停车券 2']);
  await button(shop, '撤销 粤B·D12345').tap();
  await shop.getByText(/车主正在使用该优惠券支付/).waitFor();
  await shot('merchant-undo-while-paying');
  await openAt(guest, '/unused');
  await guest.getByText('一笔支付正在使用它；未付款的，订单关闭后退回').waitFor();
  assert.equal(await link(guest, '去使用 3元停车券').count(), 0, 'a coupon that is held is offered');
  world.clock.advance(ORDER_CLOSED_AFTER);
  await openAt(guest, '/unused');
  await link(guest, '去使用 3元停车券').waitFor();
  assert.deepEqual(booksOf(world), GIVEN_BOTH);
  // It could be taken back again.
  await comeBackUntil(shop, button(shop, '撤销 粤B·D12345'));
}

async function pay({ world }: Tools, { guest }: Phones): Promise<void> {
  await link(guest, '去使用 3元停车券').tap();
  await guest.getByText(/已选最优惠：减3\.00元/).waitFor();
  await payButton(guest).waitFor();
  await openCashier(guest);
  await tap(cashierButton(guest, '支付'));
  await resultWord(guest, '支付成功').waitFor();
  assert.equal(moneyOf(world, 'stay-0002').paid.length, 1);
  assert.deepEqual(booksOf(world), {
    left: { two: 49, three: 29 },
    grants: [
      [FREE, 1],
      [FREE, 2],
    ],
    coupons: ['2元停车券 1', '3元停车券 3'],
  });
  await openAt(guest, '/used');
  await guest.getByText(/中心书城停车场 · 省了3\.00元/).waitFor();
}

/** The till had not heard of it: the server says no with its reason, and the row says what is true. */
async function undoInVain({ world, shot, axe }: Tools, { shop }: Phones): Promise<void> {
  const before = booksOf(world);
  await button(shop, '撤销 粤B·D12345').tap();
  await shop.getByText(/优惠券已使用，不能撤销/).waitFor();
  await screen(shop, 'giveCoupons').getByText('已使用', { exact: true }).waitFor();
  assert.equal(await button(shop, '撤销 粤B·D12345').count(), 0, 'an undo is offered of what was used');
  assert.deepEqual(booksOf(world), before);
  await shot('merchant-undo-refused');
  await openAt(shop, `/giveCouponsRecord?${SHOP}`);
  const row = link(screen(shop, 'giveCouponsRecord'), /粤B·D12345.*已使用.*3元停车券.*省了3\.00元/s);
  await row.waitFor();
  await shot('merchant-records');
  await axe();
  await row.tap();
  const stay = screen(shop, 'parkingDetail');
  await stay.getByText('中心书城停车场').waitFor();
  await stay.getByText('省了3.00元').waitFor();
  await shot('merchant-stay');
  await axe();
  await openAt(shop, `/merchantManage?${SHOP}`);
  await shop.getByRole('definition').filter({ hasText: '2张' }).waitFor();
  await shop.getByRole('definition').filter({ hasText: '1张' }).waitFor();
}

test(
  'a shop and its guest: coupons by code and by plate, the better one in a payment that is given up and then paid, and an undo that comes too late',
  async (tools) => {
    const { page: shop, world } = tools;
    // The car owes 9.00, and its owner has no other coupons.
    world.clock.advance(HOUR_MS + 30 * MINUTE_MS);
    world.tables.coupons = world.tables.coupons.filter(({ grantId }) => grantId !== '');
    const guest = await otherPhone(tools, lin.phone);
    const phones = { shop, guest };
    await giveByCode(tools, phones);
    await giveByPlate(tools, phones);
    await cancelOnePayment(tools, phones);
    await pay(tools, phones);
    await undoInVain(tools, phones);
    await guest.context().close();
  },
  { limitMs: 120_000 },
);

const CARS = Array.from({ length: 20 }, (_, index) => `B${String(20_001 + index)}`);

test('twenty cars in a row at a hardware keyboard; the last one undone in two tabs ends in what the server says', async (tools) => {
  const { page, context, world, visit, shot } = tools;
  const made = () => world.tables.merchant.grants.filter(({ grantId }) => !grantId.startsWith('grant-'));
  await visit(TILL, { host: 'browser', signedInAs: huang.phone });
  await button(page, '车牌第1位').click();
  await page.getByRole('button', { name: '粤', exact: true }).click();
  await button(page, '车牌第2位').focus();
  for (const car of CARS) {
    await page.keyboard.type(car);
    await page.getByText('车辆未入场，可以提前发').waitFor();
    await page.keyboard.press('Enter');
    await button(page, `撤销 粤B·${car.slice(1)}`).waitFor();
  }
  assert.deepEqual(
    made().map(({ plateNo }) => plateNo),
    CARS.map((car) => `粤${car}`),
  );
  await page.getByText(/^剩余10张/).waitFor();
  await shot('merchant-till-twenty');

  const last = `撤销 粤B·${String(CARS.at(-1)?.slice(1))}`;
  // What the tab keeps is copied into the one that it opens.
  await page.waitForFunction((plate) => JSON.stringify(sessionStorage).includes(plate), `粤${String(CARS.at(-1))}`);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const other = await opened;
  await button(other, last).waitFor();
  await Promise.all([button(page, last).click(), button(other, last).click()]);
  await until(() => made().at(-1)?.revokedAt !== null, 'undone');
  await Promise.all(
    [page, other].map(async (tab) => {
      await comeBackUntil(tab, tab.getByText(/^剩余11张/));
      await button(tab, last).waitFor({ state: 'detached' });
    }),
  );
  assert.equal(world.tables.merchant.stock.find(({ merchantCouponId }) => merchantCouponId === 'stock-7')?.leftNum, 11);
});

/** What of an element is on the screen and on top: its middle and its corners. */
const coveredBy = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 24, top + 4],
      [right - 24, bottom - 4],
    ] as const;
    return points.flatMap(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || found.contains(element))
        ? []
        : [found?.className ?? 'outside'];
    });
  });

for (const { look, isElder, size } of [
  { look: 'in elder mode', isElder: true, size: '100%' },
  { look: 'with text of 200 %', isElder: false, size: '200%' },
]) {
  test(`on the smallest phone ${look} the keyboard covers neither the typed cell nor the button, and the result is in sight`, async (tools) => {
    const { page, context, visit, shot } = tools;
    await context.addInitScript(
      (kept) => {
        localStorage.setItem('preferences.v1', kept);
      },
      JSON.stringify({ isElder, scheme: 'auto', hasConsented: true }),
    );
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(TILL, { host: 'wechat', signedInAs: huang.phone });
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
    for (const plate of ['粤B20001', '粤B20002']) {
      const shown = plate.slice(2);
      await button(page, '车牌第1位').tap();
      for (const key of plate) await page.getByRole('button', { name: key, exact: true }).tap();
      const give = button(page, `发1张给 粤B·${shown}`);
      await give.waitFor();
      assert.deepEqual(await coveredBy(give), [], 'the button');
      assert.deepEqual(await coveredBy(button(page, '车牌第7位')), [], 'the last cell');
      await shot(`merchant-till-small-${isElder ? 'elder' : '200'}`);
      await tap(give);
      const undo = button(page, `撤销 粤B·${shown}`);
      await undo.waitFor();
      await page.waitForFunction(() => document.getAnimations().length === 0);
      assert.deepEqual(await coveredBy(undo), [], 'the undo');
      await shot(`merchant-till-small-given-${isElder ? 'elder' : '200'}`);
    }
  });
}
