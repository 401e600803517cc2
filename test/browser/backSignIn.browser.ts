import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { isFull, pickFor } from '../support/walks/thoroughness';
import { expectBack, signIn, type WayBack, WAYS_BACK } from './backSteps';
import { test, type Tools, type Visitor } from './harness';
import { payButton, screen, tap, typePlate } from './steps';

const NEW_PHONE = '13500135000';
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** A visitor on home, who goes on to the driver's own screen. */
const toMine = async ({ page, visit }: Tools, host: Visitor['host'] = 'browser') => {
  await visit('/home', { host });
  await link(page, '我的').last().tap();
  await screen(page, 'mine').waitFor();
};
const toCard = async (tools: Tools, host?: Visitor['host']) => {
  await toMine(tools, host);
  await link(tools.page, '我的车辆').tap();
  await screen(tools.page, 'carManage').getByText('登录后').first().waitFor();
};
const fromCard = async (tools: Tools, host?: Visitor['host']) => {
  await toCard(tools, host);
  await link(tools.page, '登录').tap();
};
const toBill = async ({ page, visit }: Tools, plate: string) => {
  await visit('/home', { host: 'browser' });
  await typePlate(page, plate);
  await page.getByRole('button', { name: '查询', exact: true }).tap();
  await payButton(page).waitFor();
};
const oneTap = async (page: Page) => {
  await screen(page, 'login').waitFor();
  await page.getByLabel('我已阅读并同意').tap();
  await page.getByRole('button', { name: /一键登录/ }).tap();
};
/** It takes the place of the one tap, on the same page. */
const openForm = async (page: Page) => {
  await screen(page, 'login').getByRole('button', { name: '手机号登录' }).tap();
  await page.getByLabel('手机号', { exact: true }).waitFor();
};
const register = async ({ page, world }: Tools) => {
  await link(page, '注册').tap();
  await screen(page, 'register').waitFor();
  await page.getByLabel('手机号', { exact: true }).fill(NEW_PHONE);
  await page.getByRole('button', { name: /获取验证码/ }).tap();
  await page.getByRole('button', { name: /\d+\s*(秒|s)/ }).waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(world.tables.sms.at(-1)?.verifyCode ?? '');
  await page.getByLabel('密码', { exact: true }).fill('abc12345');
  await page.getByLabel('再次输入密码', { exact: true }).fill('abc12345');
  await page.getByLabel('我已阅读并同意').tap();
  await tap(page.getByRole('button', { name: '注册', exact: true }));
};

/** In `npm test` each story goes back in one way, the same at every run; in a full run in all of them. */
const waysBackFor = (name: string, by: readonly WayBack[]) => (isFull ? by : [pickFor(name, by)]);

interface Way {
  /** Ends on the screen that the driver wanted. */
  go: (tools: Tools) => Promise<void>;
  wanted: string;
  /** Where one press of back leads. */
  before: string;
  /** A tab has no arrow. */
  by?: readonly WayBack[];
}

const ways: Record<string, Way> = {
  'the sign-in card': {
    go: async (tools) => {
      await fromCard(tools);
      await signIn(tools.page);
    },
    wanted: 'carManage',
    before: 'mine',
  },
  'the sign-in card, then a new account': {
    go: async (tools) => {
      await fromCard(tools);
      await register(tools);
    },
    wanted: 'carManage',
    before: 'mine',
  },
  'the sign-in card, to the new account and back to login': {
    go: async (tools) => {
      await fromCard(tools);
      await link(tools.page, '注册').tap();
      await link(tools.page, /去登录/).tap();
      await signIn(tools.page);
    },
    wanted: 'carManage',
    before: 'mine',
  },
  "a tile of home that needs a driver's session": {
    go: async ({ page, visit }) => {
      await visit('/home', { host: 'browser' });
      await link(page, '我的车辆').tap();
      await signIn(page);
    },
    wanted: 'carManage',
    before: 'home',
  },
  "the head of the driver's own screen": {
    go: async (tools) => {
      await toMine(tools);
      await link(tools.page, '登录/注册').tap();
      await signIn(tools.page);
    },
    wanted: 'mine',
    before: 'home',
    by: ['phone'],
  },
  'the prompt of home': {
    go: async (tools) => {
      await toMine(tools);
      await link(tools.page, '首页').last().tap();
      await link(tools.page, '登录后自动查停车费').tap();
      await signIn(tools.page);
    },
    wanted: 'home',
    before: 'mine',
    by: ['phone'],
  },
  'coupons on a pay page': {
    go: async (tools) => {
      await toBill(tools, '粤A11111');
      await link(tools.page, /登录后可以用优惠券/).tap();
      await signIn(tools.page);
    },
    wanted: 'payPage',
    before: 'home',
  },
  'a lot that takes no visitors': {
    go: async (tools) => {
      await toBill(tools, '粤A55555');
      await tap(payButton(tools.page));
      await signIn(tools.page);
    },
    wanted: 'payPage',
    before: 'home',
  },
  'a session that ended': {
    go: async (tools) => {
      const { page, world, visit } = tools;
      await visit('/home', { host: 'browser', signedInAs: DRIVERS.lin.phone });
      await link(page, '我的').last().tap();
      await screen(page, 'mine').waitFor();
      // The counters ask for the same.
      await page.waitForLoadState('networkidle');
      // The account signs in elsewhere.
      world.faults.set('GET charge/v2/api/parkOrders/msp/driverPlate', { kind: 'code', code: '0xd12501021' });
      await link(page, '我的车辆').tap();
      await page.getByRole('button', { name: '知道了' }).tap();
      world.faults.clear();
      await signIn(page);
      await screen(page, 'mine').waitFor();
    },
    wanted: 'mine',
    before: 'carManage',
    by: ['phone'],
  },
  'one tap in the app': {
    go: async (tools) => {
      await fromCard(tools, 'app');
      await oneTap(tools.page);
    },
    wanted: 'carManage',
    before: 'mine',
  },
};
for (const [host, name] of [
  ['wechat', 'WeChat'],
  ['alipay', 'Alipay'],
] as const) {
  const authorize = async (page: Page) => {
    await page.getByRole('heading', { name: '授权登录（模拟）' }).waitFor();
    await link(page, /林晓/).tap();
  };
  ways[`the form for the phone number, in ${name}`] = {
    go: async (tools) => {
      await fromCard(tools, host);
      await openForm(tools.page);
      await signIn(tools.page);
    },
    wanted: 'carManage',
    before: 'mine',
  };
  ways[`the form for the phone number, then one tap after all, in ${name}`] = {
    go: async (tools) => {
      await fromCard(tools, host);
      await openForm(tools.page);
      await oneTap(tools.page);
      await authorize(tools.page);
    },
    wanted: 'carManage',
    before: 'mine',
  };
  for (const way of waysBackFor(name, WAYS_BACK)) {
    test(`the form for the phone number is open in ${name}: back by the ${way} leaves signing in, with one press`, async (tools) => {
      const { page } = tools;
      await fromCard(tools, host);
      await openForm(page);
      await expectBack(page, way, 'carManage');
      await expectBack(page, way, 'mine');
    });
  }
  ways[`one tap in ${name}`] = {
    go: async (tools) => {
      await fromCard(tools, host);
      await oneTap(tools.page);
      await authorize(tools.page);
    },
    wanted: 'carManage',
    before: 'mine',
  };
}

for (const [name, { go, wanted, before, by = WAYS_BACK }] of Object.entries(ways)) {
  for (const way of waysBackFor(name, by)) {
    test(`${name}: after signing in, back by the ${way} leads to ${before}`, async (tools) => {
      const { page } = tools;
      tools.expectError(/401|403/);
      await go(tools);
      await screen(page, wanted).waitFor();
      await page.getByText(/^登录后/).waitFor({ state: 'detached' });
      await expectBack(page, way, before);
    });
  }
}

test('a link from outside that needs a session: back by the arrow leads home', async ({ page, visit }) => {
  await visit('/carManage', { host: 'browser' });
  await link(page, '登录').tap();
  await signIn(page);
  await screen(page, 'carManage').waitFor();
  await expectBack(page, 'arrow', 'home');
});
