import assert from 'node:assert/strict';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { cancelAtCashier, openPayment, payAtCashier } from '../../mocks/world/money/payments';
import { reckon, stayOf } from '../../mocks/world/parking/stays';
import type { World } from '../../mocks/world/World';
import { test, type Tools } from './harness';
import { cutsOf, lowTapsOf, overflowsOf, primariesOf, settled } from './judgeLook';
import { BILL } from './steps';

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
const BOTH = ['visitor', 'driver'] as const;

interface Look {
  readonly name: string;
  readonly path: string;
  readonly who: readonly (typeof BOTH)[number][];
  /** The name of the picture, for a screen that is shown more than once. */
  readonly as?: string;
}

const SCREENS: readonly Look[] = [
  { name: 'home', path: '/home', who: BOTH },
  { name: 'mine', path: '/mine', who: BOTH },
  { name: 'map', path: '/map', who: BOTH },
  { name: 'payPage', path: BILL, who: BOTH },
  { name: 'payPage', path: '/payPage', who: ['visitor'], as: 'payPage-none' },
  { name: 'multiPayPage', path: '/multiPayPage', who: BOTH },
  { name: 'multiPayPage', path: '/multiPayPage?plateNo=粤A22222', who: ['visitor'], as: 'multiPayPage-plate' },
  { name: 'choiceDiscountPage', path: BILL.replace('payPage', 'choiceDiscountPage'), who: ['driver'] },
  { name: 'parkingPayPage', path: '/parkingPayPage?parkId=park-1', who: BOTH },
  { name: 'arrearsPage', path: '/arrearsPage', who: ['driver'] },
  { name: 'arrearsPage', path: '/arrearsPage?plateNo=粤A22222', who: ['visitor'], as: 'arrearsPage-plate' },
  { name: 'login', path: '/login', who: ['visitor'] },
  { name: 'loginIndex', path: '/loginIndex', who: ['visitor'] },
  { name: 'register', path: '/registor', who: ['visitor'] },
  { name: 'bindPhone', path: '/bindPhone', who: BOTH },
  { name: 'passwordReset', path: '/passWordChange', who: ['visitor'] },
  { name: 'userInfo', path: '/userInfo', who: ['driver'] },
  { name: 'notFound', path: '/404', who: ['visitor'] },
];

/** Payments of the driver with different outcomes. The key is the word that the driver reads. */
function addPayments(world: World): Record<string, string> {
  const pay = (uniqueId: string, parkId: string) => {
    const { due } = reckon(world, stayOf(world, uniqueId, parkId));
    return openPayment(
      world,
      {
        items: [{ uniqueId, parkId, payAmount: due }],
        isBatch: false,
        totalAmount: due,
        payChannel: 3,
        couponIds: [],
        requestId: `look-${String(world.tables.payments.length)}`,
        returnPath: '/payResultPage',
      },
      'driver-1',
    );
  };
  const failed = pay('stay-0004', 'park-3');
  Object.assign(failed, { state: 3, failReason: '银行卡余额不足' });
  const closed = pay('stay-0004', 'park-3');
  cancelAtCashier(world, closed.payId);
  const asking = pay('stay-0005', 'park-2');
  payAtCashier(world, asking.payId, null);
  const paid = pay('stay-0001', 'park-1');
  payAtCashier(world, paid.payId, 0);
  return { 支付成功: paid.payId, 支付未完成: closed.payId, 支付失败: failed.payId, 结果确认中: asking.payId };
}

const at200 = (page: Tools['page'], size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Everything that is measured on the current screen. */
async function judge({ page, shot, axe }: Tools, as: string, leastTapPx = 44): Promise<string[]> {
  const problems: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    problems.push(...found.map((one) => `${as} ${where}: ${one}`));
  await shot(as);
  await axe().catch((error: unknown) => note('axe', [String(error)]));
  note('at 390', await overflowsOf(page));
  note('tap', await lowTapsOf(page, leastTapPx));
  const primaries = await primariesOf(page);
  if (primaries.length > 1) note('primary buttons', [primaries.join(' | ')]);
  await page.setViewportSize(NARROW);
  note('at 320', await overflowsOf(page));
  note('cut at 320', await cutsOf(page));
  await page.setViewportSize(PHONE);
  await at200(page, '200%');
  note('at 200 %', await overflowsOf(page));
  note('cut at 200 %', await cutsOf(page));
  await shot(`${as}-200`);
  await at200(page, '');
  return problems;
}

const lookAround = (who: (typeof BOTH)[number]) => async (tools: Tools) => {
  const { page, visit } = tools;
  const problems: string[] = [];
  await visit('/404', who === 'driver' ? { host: 'wechat', signedInAs: DRIVERS.lin.phone } : { host: 'wechat' });
  for (const { name, path, as = name } of SCREENS.filter((look) => look.who.includes(who))) {
    await visit(path);
    await settled(page, name);
    problems.push(...(await judge(tools, `look-${as}-${who}`)));
  }
  assert.deepEqual(problems, []);
};

test('every screen as a visitor: axe, widths, taps, large type', lookAround('visitor'), { limitMs: 120_000 });
test('every screen as a driver: axe, widths, taps, large type', lookAround('driver'), { limitMs: 120_000 });

test('the four payment results', async (tools) => {
  const { page, visit, world } = tools;
  const problems: string[] = [];
  const payments = Object.entries(addPayments(world));
  for (const [word, payId] of payments) {
    await visit(`/payResultPage?payId=${payId}`, { host: 'wechat', signedInAs: DRIVERS.lin.phone });
    await page.getByText(word, { exact: true }).waitFor();
    problems.push(...(await judge(tools, `look-result-${String(payments.findIndex(([, id]) => id === payId))}`)));
  }
  assert.deepEqual(problems, []);
});

test('the question before the app opens a foreign page', async (tools) => {
  const { page, visit } = tools;
  await visit('/home', { host: 'wechat' });
  await settled(page, 'home');
  await page.locator('[data-block="news"]').getByText('关于电子发票的说明').tap();
  await settled(page, 'leaving');
  await page.getByText('news.example.com').waitFor();
  assert.deepEqual(await judge(tools, 'look-leaving'), []);
});

const MAIN = ['home', 'mine', 'payPage', 'multiPayPage', 'choiceDiscountPage', 'arrearsPage', 'login', 'userInfo'];

const lookDifferently = (as: string, leastTapPx: number, preferences: object) => async (tools: Tools) => {
  const { page, context, visit, world } = tools;
  const problems: string[] = [];
  await context.addInitScript((kept) => {
    localStorage.setItem('preferences.v1', kept);
  }, JSON.stringify(preferences));
  await visit('/404', { host: 'wechat', signedInAs: DRIVERS.lin.phone });
  for (const { name, path } of SCREENS.filter((look) => MAIN.includes(look.name) && look.as === undefined)) {
    if (name === 'login') await context.clearCookies({ name: /oken$/ });
    await visit(path, name === 'login' ? {} : { signedInAs: DRIVERS.lin.phone });
    await settled(page, name);
    problems.push(...(await judge(tools, `look-${name}-${as}`, leastTapPx)));
  }
  const { 支付成功: payId = '' } = addPayments(world);
  await visit(`/payResultPage?payId=${payId}`, { signedInAs: DRIVERS.lin.phone });
  await page.getByText('支付成功', { exact: true }).waitFor();
  problems.push(...(await judge(tools, `look-result-${as}`, leastTapPx)));
  assert.deepEqual(problems, []);
};

test('elder mode', lookDifferently('elder', 60, { isElder: true }), { limitMs: 120_000 });
test('the dark scheme', lookDifferently('dark', 44, { scheme: 'dark' }), { limitMs: 120_000 });
