import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Frame } from 'playwright-core';

import { embeddedScreenNames } from '@/navigation/editionEmbedded';
import { paths } from '@/navigation/paths';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test, type Tools } from './harness';
import { moneyOf } from './steps';

interface Module {
  resource?: string;
  modules?: Iterable<Module>;
}
interface Stats {
  hasErrors(): boolean;
  toString(): string;
  compilation: { modules: Iterable<Module> };
}
interface Compiler {
  run(done: (error: Error | null, stats: Stats) => void): void;
  close(done: () => void): void;
}

const load = createRequire(__filename);
const webpack = load('webpack') as (config: object) => Compiler;
const configOf = load('../../webpack.config.js') as (
  env: { embedded: true },
  argv: { mode: 'production' },
) => { output: object };

const PARTNER = 'https://partner.example';
const STRANGER = 'https://stranger.example';
const APP = 'https://pay.driver.example';
const DIST = mkdtempSync(path.join(tmpdir(), 'embedded-'));
process.once('exit', () => {
  rmSync(DIST, { recursive: true, force: true });
});
const OPTIONS = { server: { dist: DIST, config: { embeddedIn: [PARTNER] } } };

/** Makes the embedded build. Returns the source files of the program that it contains. */
async function build(): Promise<readonly string[]> {
  const env: Record<string, string | undefined> = process.env;
  const before = env['NODE_ENV'];
  const config = configOf({ embedded: true }, { mode: 'production' });
  const compiler = webpack({ ...config, output: { ...config.output, path: DIST } });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, done) => {
      if (error === null) resolve(done);
      else reject(error);
    });
  });
  env['NODE_ENV'] = before;
  assert.ok(!stats.hasErrors(), stats.toString());
  const files = filesOf(stats.compilation.modules);
  await new Promise<void>((resolve) => {
    compiler.close(resolve);
  });
  return files;
}

const filesOf = (modules: Iterable<Module>): string[] =>
  [...modules].flatMap(({ resource, modules: inner }) => [
    ...(resource === undefined ? [] : [resource.replace(/^.*\/src\//, 'src/').replace(/\?.*$/, '')]),
    ...(inner === undefined ? [] : filesOf(inner)),
  ]);

const SCREENS = [
  'account/signIn/choice/LoginChoiceScreen.tsx',
  'account/signIn/choice/LoginLoadingScreen.tsx',
  'account/signIn/login/LoginScreen.tsx',
  'account/signIn/register/BindPhoneScreen.tsx',
  'account/signIn/register/PasswordResetScreen.tsx',
  'account/signIn/register/RegisterScreen.tsx',
  'invoices/self/MakeInvoiceBySelfScreen.tsx',
  'invoices/view/InvoicePageScreen.tsx',
  'news/notices/BulletinScreen.tsx',
  'news/notices/NoticeScreen.tsx',
  'news/notices/PrivacyPolicyHistoryScreen.tsx',
  'news/notices/PrivacyPolicyScreen.tsx',
  'news/notices/SystemNoticeScreen.tsx',
  'news/notices/UserAgreementScreen.tsx',
  'parking/bill/PayScreen.tsx',
  'parking/bill/coupon/CouponChoiceScreen.tsx',
  'parking/bills/MultiPayScreen.tsx',
  'parking/landings/PayResultScreen.tsx',
  'parking/lane/BarrierScreen.tsx',
  'parking/lane/LanePayScreen.tsx',
  'parking/short/ShortPayScreen.tsx',
  'parking/short/ShortPlateScreen.tsx',
  'parking/short/ShortResultScreen.tsx',
  'system/NotFoundScreen.tsx',
];

// The first test of the file makes the build, and the other tests run on it. The server of a test reads its files when it starts.
let built: Promise<readonly string[]> | undefined;
const isBuilt = () => (built ??= build());

test(
  'the embedded build holds the screens of its reduced table and no other',
  async () => {
    const files = await isBuilt();
    const screens = new Set(files.filter((file) => /^src\/features\/.*Screen\.tsx$/.test(file)));
    assert.deepEqual([...screens].map((file) => file.replace('src/features/', '')).sort(), SCREENS);
    assert.deepEqual(
      files.filter((file) => file.startsWith('src/features/home/')),
      [],
      'home comes along',
    );
  },
  { limitMs: 300_000 },
);

test(
  'every address of the reduced table opens its screen, every other one shows "not found"',
  async ({ page, visit }) => {
    await visit('/');
    await page.locator('[data-screen="plate"]').waitFor();
    const shown = async (name: keyof typeof paths) => {
      await page.goto(new URL(encodeURI(paths[name]), page.url()).href);
      const screen = page.locator('[data-screen]:not(:has([data-pending]))');
      await screen.waitFor();
      return screen.getAttribute('data-screen');
    };
    for (const name of embeddedScreenNames) assert.equal(await shown(name), name);
    for (const name of ['home', 'mine', 'map', 'carManage', 'arrearsPage', 'userInfo'] as const)
      assert.equal(await shown(name), 'notFound', name);
    await page.getByRole('link', { name: '返回首页' }).tap();
    await page.locator('[data-screen="plate"]').waitFor();
  },
  OPTIONS,
);

/** Types a plate, pays and sees the result. `frame` is the page or the frame in which the program runs. */
async function payFor(frame: Frame, world: Tools['world']): Promise<void> {
  await frame.getByRole('button', { name: '车牌第1位' }).tap();
  for (const key of '粤A11111') await frame.getByRole('button', { name: key, exact: true }).tap();
  await frame.getByRole('button', { name: '查询缴费' }).tap();
  await frame.locator('[data-screen="pay"]').waitFor();
  await frame.getByRole('button', { name: /^为 粤A·11111 微信支付/ }).tap();
  await frame.locator('[data-cashier], body.narrow main').getByRole('button', { name: '支付', exact: true }).tap();
  await frame.locator('[data-screen="result"]').getByText('支付成功', { exact: true }).waitFor();
  const stay = world.tables.stays.find(({ plateNo }) => plateNo === '粤A11111');
  const money = moneyOf(world, stay?.uniqueId);
  assert.equal(money.asked, 1);
  assert.equal(money.paid.length, 1);
}

test(
  'outside a frame: plate, bill, result',
  async ({ page, world, visit, shot, axe }) => {
    await visit('/', { host: 'browser' });
    await page.locator('[data-screen="plate"]').waitFor();
    await axe();
    await payFor(page.mainFrame(), world);
    await shot('embedded-result');
    await axe();
    await page.getByRole('button', { name: '完成' }).tap();
    await page.locator('[data-screen="plate"]').waitFor();
  },
  OPTIONS,
);

test(
  'another coupon can be chosen here too, and links out of this build are not offered',
  async ({ page, context, visit, world, expectError }) => {
    await visit('/pay?uniqueId=stay-0001&parkId=park-1', { host: 'browser', signedInAs: DRIVERS.lin.phone });
    await page.getByRole('button', { name: '为 粤B·12345 微信支付 3.00元' }).waitFor();
    await page.getByRole('link', { name: /更换/ }).tap();
    await page.locator('[data-screen="choiceDiscountPage"]').waitFor();
    await page.getByRole('button', { name: /2元停车券/ }).tap();
    await page.locator('[data-screen="pay"]').waitFor();
    const pay = page.getByRole('button', { name: '为 粤B·12345 微信支付 4.00元' });
    await pay.waitFor();
    expectError(/the server responded with a status of/);
    world.faults.set('POST charge/v2/api/payCharges', { kind: 'code', code: '0xd06510036', msg: '账号异常' });
    await pay.tap();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('账号异常').waitFor();
    assert.equal(await dialog.getByRole('button', { name: '问题反馈' }).count(), 0);
    await dialog.getByRole('button', { name: '拨打客服电话' }).waitFor();
    await context.clearCookies();
    await page.goto(new URL('/login', page.url()).href);
    await page.getByRole('link', { name: /隐私政策/ }).waitFor();
    await page.getByRole('link', { name: /用户协议/ }).tap();
    await page.locator('[data-screen="notice1"]').getByRole('heading', { name: '用户服务协议' }).waitFor();
  },
  { server: { ...OPTIONS.server, config: { ...OPTIONS.server.config, servicePhone: '0755-12345678' } } },
);

/** Opens a partner's page with ours in a frame. Our origin has its own host name there. */
async function frameIn(parent: string, { context, page, origin }: Tools, address: string): Promise<void> {
  await context.route(`${APP}/**`, async (route) => {
    // The page may be gone by the time of the answer: then nobody waits for it.
    await route
      .fetch({ url: route.request().url().replace(APP, origin) })
      .then((response) => route.fulfill({ response }))
      .catch(() => undefined);
  });
  await context.route(`${parent}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0"><iframe src="${APP}${address}" style="width:100vw;height:100vh;border:0"></iframe>`,
    }),
  );
  await page.goto(`${parent}/`);
}

/** Behaves like a browser that gives a frame no storage, and records each attempt to use storage. */
const withoutStorage = () => {
  const asked: string[] = [];
  Object.assign(window, { asked });
  if (window.parent === window) return;
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
    Object.defineProperty(window, name, {
      get() {
        asked.push(name);
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => '',
    set(value: string) {
      asked.push(`cookie ${value}`);
    },
  });
};

for (const host of ['wechat', 'browser'] as const) {
  test(
    `in a partner's frame in ${host}, with storage blocked: plate, bill, result, and nothing is kept`,
    async (tools) => {
      const { page, world, context, shot } = tools;
      await context.addInitScript(withoutStorage);
      await frameIn(PARTNER, tools, `/plate?host=${host}`);
      const frame = page.frames()[1];
      assert.ok(frame !== undefined);
      await payFor(frame, world);
      await shot(`embedded-frame-${host}`);
      const asked = await frame.evaluate(() => (window as unknown as { asked: string[] }).asked);
      assert.deepEqual(
        asked.filter((what) => what.startsWith('cookie') || what === 'indexedDB'),
        [],
      );
    },
    OPTIONS,
  );
}

test(
  'in a partner’s frame the session of a signed-in driver ends with the page',
  async (tools) => {
    const { page, context } = tools;
    await frameIn(PARTNER, tools, `/login?redirect=${encodeURIComponent('/plate')}`);
    const frame = page.frames()[1];
    assert.ok(frame !== undefined);
    await frame.locator('[data-screen="login"]').waitFor();
    await frame.getByRole('radio', { name: '密码登录' }).tap();
    await frame.getByLabel('手机号', { exact: true }).fill(DRIVERS.lin.phone);
    await frame.getByLabel('密码', { exact: true }).fill(DRIVERS.lin.password);
    await frame.getByLabel('我已阅读并同意').tap();
    await frame.getByRole('button', { name: '登录', exact: true }).tap();
    await frame.locator('[data-screen="plate"]').getByText('我的车辆').waitFor();
    assert.deepEqual(await context.cookies(APP), []);
    await page.reload();
    await page.frames()[1]?.locator('[data-screen="login"]').waitFor();
    await page.frames()[1]?.getByRole('button', { name: '登录', exact: true }).waitFor();
  },
  OPTIONS,
);

test(
  'another page may not frame it',
  async (tools) => {
    tools.expectError(/frame-ancestors|Framing/);
    await frameIn(STRANGER, tools, '/plate');
    await tools.page.waitForTimeout(1_500);
    assert.equal(await tools.page.frames()[1]?.locator('[data-screen]').count(), 0);
  },
  OPTIONS,
);
