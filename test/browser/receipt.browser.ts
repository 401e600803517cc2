import assert from 'node:assert/strict';

import type { BrowserContext, Frame, Page } from 'playwright-core';

import { goldPlanCode, receiptCodeOf } from '../../mocks/world/money/goldPlan';
import { openPayment, payAtCashier } from '../../mocks/world/money/payments';
import type { World } from '../../mocks/world/World';
import { test, type Tools } from './harness';

const WECHAT = 'https://payapp.weixin.qq.com';
const STRANGER = 'https://payapp.weixin.qq.com.evil.example';
const APP = 'https://pay.driver.example';
const MERCHANT = '1900000109';
const ASK = 'GET charge/v2/api/payCharges/goldPlan';

interface Message {
  data: unknown;
  origin: string;
  /** Milliseconds since the frame was put into the page. */
  ms: number;
}

/** Behaves like WeChat's page: the frame has no width until the page in it says that it is ready. */
const parentPage = (
  src: string,
) => `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><body style="margin:0;background:#ededed"><script>
  const frame = document.createElement('iframe');
  const since = performance.now();
  window.messages = [];
  addEventListener('message', ({ data, origin }) => {
    messages.push({ data, origin, ms: performance.now() - since });
    if (String(data).includes('SHOW_CUSTOM_PAGE')) frame.style.cssText = 'width:640px;height:' + JSON.parse(data).height + 'px;border:0';
  });
  frame.style.cssText = 'width:0;height:0;border:0';
  frame.src = ${JSON.stringify(src)};
  document.body.append(frame);
</script>`;

/** Opens a page of another origin with ours in a frame. Our origin has its own host name there, as in production. */
async function frameIn(parent: string, { context, page, origin }: Tools, path: string): Promise<void> {
  await context.route(`${APP}/**`, async (route) => {
    const url = route.request().url().replace(APP, origin);
    // A call that never gets a response ends with the test.
    const response = await route.fetch({ url }).catch(() => null);
    if (response !== null) await route.fulfill({ response });
  });
  await context.route(`${parent}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: parentPage(APP + path) }),
  );
  await page.goto(`${parent}/`);
}

const messagesOf = (page: Page): Promise<Message[]> =>
  page.evaluate(() => (window as unknown as { messages: Message[] }).messages);

const firstMessage = async (page: Page): Promise<Message> => {
  await page.waitForFunction(() => (window as unknown as { messages: unknown[] }).messages.length > 0);
  const [first] = await messagesOf(page);
  assert.ok(first !== undefined);
  return first;
};

const frameOf = (page: Page): Frame => {
  const frame = page.frames()[1];
  assert.ok(frame !== undefined);
  return frame;
};

/** An order that was paid at WeChat's cashier. The server learns of it after `settleAfterMs`, or never if that is null. */
function paidOrder(world: World, settleAfterMs: number | null = 0): string {
  const opened = openPayment(
    world,
    {
      items: [{ uniqueId: 'stay-0001', parkId: 'park-1', payAmount: 600 }],
      isBatch: false,
      totalAmount: 600,
      payChannel: 3,
      couponIds: [],
      requestId: 'request-of-the-receipt',
      returnPath: '/home',
    },
    null,
  );
  payAtCashier(world, opened.payId, settleAfterMs);
  return opened.payId;
}

const addressOf = (payId: string, code = goldPlanCode(MERCHANT, payId)): string =>
  `/goldPlanResults?sub_mch_id=${MERCHANT}&out_trade_no=${payId}&check_code=${code}`;

/** This machine cannot load WeChat's own script, and the page must work without it. */
const withoutTheirScript = ({ expectError }: Tools) => {
  expectError(/ERR_FAILED.*jgoldplan/);
};

const isReady = (message: Message, displayStyle: string) => {
  assert.equal(typeof message.data, 'string');
  const { action, displayStyle: said, height } = JSON.parse(message.data as string) as Record<string, unknown>;
  assert.deepEqual({ action, said }, { action: 'onIframeReady', said: displayStyle });
  assert.ok((height as number) >= 600 && (height as number) <= 960, String(height));
  assert.equal(message.origin, APP);
  assert.ok(message.ms < 3_000, `said after ${String(message.ms)} ms`);
};

test('a paid order shows its receipt in WeChat and leaves the frame on a tap only', async (tools) => {
  withoutTheirScript(tools);
  const { page, world, shot, context } = tools;
  await page.setViewportSize({ width: 640, height: 960 });
  const payId = paidOrder(world);
  await frameIn(WECHAT, tools, addressOf(payId));
  isReady(await firstMessage(page), 'SHOW_CUSTOM_PAGE');
  const frame = frameOf(page);
  await frame.getByText('支付成功').waitFor();
  const text = await frame.locator('main').innerText();
  assert.match(text, /6\.00元/);
  assert.match(text, /粤B·12345/);
  assert.match(text, /请于 \d\d:\d\d 前离场/);
  await shot('receipt-paid');
  const { scrollWidth, scrollHeight } = await frame.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    scrollHeight: document.documentElement.scrollHeight,
  }));
  assert.ok(scrollWidth <= 640 && scrollHeight <= 800, `${String(scrollWidth)} x ${String(scrollHeight)}`);

  await frame.evaluate(() => document.querySelectorAll('a').forEach((link) => link.click()));
  await page.waitForTimeout(300);
  assert.equal((await messagesOf(page)).length, 1, 'a script has left the frame');
  // A key press is as real as a tap here. The browser's tool does not always know where a resized frame of another origin lies.
  for (const name of ['查看详情', '我要开票', '返回首页']) await frame.getByRole('link', { name }).press('Enter');
  await page.waitForFunction(() => (window as unknown as { messages: unknown[] }).messages.length === 4);
  const jumps = (await messagesOf(page)).slice(1).map(({ data }) => JSON.parse(data as string) as unknown);
  assert.deepEqual(
    jumps,
    [`/payResultPage?payId=${payId}`, `/makeInvoiceBySelf?code=${receiptCodeOf(payId)}`, '/home'].map((path) => ({
      action: 'jumpOut',
      jumpOutUrl: APP + path,
    })),
  );
  assert.equal(frame.url(), APP + addressOf(payId), 'the frame went elsewhere by itself');
  assert.deepEqual((await context.storageState()).origins, [], 'something was stored');
  assert.deepEqual(await context.cookies(), []);
});

test('an order that is not settled is shown as in progress, then as paid', async (tools) => {
  withoutTheirScript(tools);
  const { page, world, shot } = tools;
  await page.setViewportSize({ width: 640, height: 960 });
  const payId = paidOrder(world, 4_000);
  await frameIn(WECHAT, tools, addressOf(payId));
  isReady(await firstMessage(page), 'SHOW_CUSTOM_PAGE');
  await frameOf(page).getByText('结果确认中').waitFor();
  await shot('receipt-asking');
  await frameOf(page).getByText('支付成功').waitFor();
  assert.equal((await messagesOf(page)).length, 1);
});

test('a late response: WeChat is told in time to show its own receipt', async (tools) => {
  withoutTheirScript(tools);
  const { page, world } = tools;
  const payId = paidOrder(world);
  world.faults.set(ASK, { kind: 'slow', ms: 4_000 });
  await frameIn(WECHAT, tools, addressOf(payId));
  isReady(await firstMessage(page), 'SHOW_OFFICIAL_PAGE');
  await frameOf(page).getByText('支付成功').waitFor();
  assert.equal((await messagesOf(page)).length, 1);
});

for (const [what, path, fault, word] of [
  ['a server that breaks down', null, { kind: 'http500' }, '支付结果加载失败'],
  ['a server that never answers', null, { kind: 'never' }, '正在查询支付结果'],
  ['a code that is not the order’s', addressOf('pay-1', 'f'.repeat(32)), null, '未找到这笔订单'],
  ['an address without an order', '/goldPlanResults', null, '未找到这笔订单'],
] as const) {
  test(`${what}: WeChat shows its own receipt`, async (tools) => {
    withoutTheirScript(tools);
    tools.expectError(/502/);
    const { page, world, shot } = tools;
    const payId = paidOrder(world);
    if (fault !== null) world.faults.set(ASK, fault);
    await frameIn(WECHAT, tools, path ?? addressOf(payId));
    isReady(await firstMessage(page), 'SHOW_OFFICIAL_PAGE');
    await frameOf(page).getByText(word).waitFor();
    await page.goto(APP + (path ?? addressOf(payId)));
    await page.getByText(word).waitFor();
    await shot(`receipt-${word}`);
  });
}

test('a page of another origin may not frame the receipt and gets no message', async (tools) => {
  withoutTheirScript(tools);
  tools.expectError(/frame-ancestors|Framing/);
  const { page, world } = tools;
  await frameIn(STRANGER, tools, addressOf(paidOrder(world)));
  await page.waitForTimeout(3_500);
  assert.deepEqual(await messagesOf(page), []);
  assert.equal(await frameOf(page).locator('main').count(), 0);
});

test('opened directly the receipt is an ordinary page with ordinary links', async (tools: Tools) => {
  withoutTheirScript(tools);
  const { page, world, visit, axe } = tools;
  const payId = paidOrder(world);
  await visit(addressOf(payId));
  await page.getByText('支付成功').waitFor();
  await axe();
  await page.getByRole('link', { name: '查看详情' }).tap();
  await page.locator('[data-screen="payResultPage"]').getByText('支付成功', { exact: true }).waitFor();
});

test("WeChat’s own script may run beside the app's script", async (tools) => {
  const { page, world, context } = tools;
  await allowTheirScript(context);
  await frameIn(WECHAT, tools, addressOf(paidOrder(world)));
  isReady(await firstMessage(page), 'SHOW_CUSTOM_PAGE');
  await frameOf(page).waitForFunction(() => (window as { theirs?: boolean }).theirs === true);
});

const allowTheirScript = (context: BrowserContext) =>
  context.route('https://wx.gtimg.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.theirs = true' }),
  );
