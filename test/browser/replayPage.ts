import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

import type { BrowserContext, FrameLocator, Page, Request } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import type { Tools } from './harness';
import { ASK, cashierButton, openCashier, screen, tap } from './steps';

const require = createRequire(__filename);
const { createReplayServer, ensurePages } = require('../../config/scripts/replay.js') as {
  createReplayServer(recording?: string | null): Server;
  ensurePages(): Promise<void>;
};

const LIN = { host: 'wechat', signedInAs: DRIVERS.lin.phone } as const;
export const DESK = { viewport: { width: 1440, height: 900 } };

export const amountsOf = (text: string): string => [...text.matchAll(/\d+\.\d\d(?=\s*元)/g)].join(' ');

export interface Session {
  readonly file: string;
  /** The amounts that were on the screen, by path. */
  readonly looks: readonly { path: string; amounts: string }[];
}

/** From 我的: the file that the driver's own page writes. */
export async function saveRecording(page: Page): Promise<string> {
  await page.getByRole('button', { name: /诊断与录制/ }).tap();
  await page.getByRole('radio', { name: '录制' }).tap();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存为文件' }).tap();
  return readFileSync(await (await download).path(), 'utf8');
}

/** A driver pays on a bad line and does not learn how it ended. Their own page writes the recording. */
export async function badSession({ page, world, visit, expectError }: Tools): Promise<Session> {
  expectError(/50[02]/);
  const looks: { path: string; amounts: string }[] = [];
  const look = async (name: string) => {
    await page.waitForTimeout(400);
    const { pathname, search } = new URL(page.url());
    looks.push({ path: pathname + search, amounts: amountsOf(await screen(page, name).innerText()) });
  };
  await visit('/home', LIN);
  const bill = page.getByRole('link', { name: /粤B·12345.*6\.00\s*元/s });
  await bill.waitFor();
  await look('home');
  await tap(bill);
  await openCashier(page);
  world.faults.set(ASK, { kind: 'http500' });
  await tap(cashierButton(page, '支付'));
  await screen(page, 'payResultPage').waitFor();
  await page.waitForTimeout(1_500);
  await look('payResultPage');
  await page
    .getByRole('link', { name: /返回首页/ })
    .or(page.getByRole('button', { name: '返回' }))
    .first()
    .tap();
  await page.getByRole('link', { name: '我的', exact: true }).tap();
  return { file: await saveRecording(page), looks };
}

export interface Viewer {
  readonly page: Page;
  readonly phone: FrameLocator;
  readonly asked: string[];
  readonly problems: string[];
  /** Requests to any other site that were not stopped by the page's own policy. */
  readonly elsewhere: ReadonlySet<Request>;
}

/** Built at most once in a run. */
let pages: Promise<void> | undefined;

/** The viewer on an operator's screen, with a log of every request that its pages make. */
export async function openViewer(
  { browser }: Tools,
  recording: string | null = null,
  size = DESK,
): Promise<Viewer & { context: BrowserContext }> {
  await (pages ??= ensurePages());
  const server = createReplayServer(recording);
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  // Another time zone than the driver's.
  const context = await browser.newContext({
    ...size,
    locale: 'zh-CN',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
  });
  context.once('close', () => server.close());
  const [asked, problems]: [string[], string[]] = [[], []];
  const elsewhere = new Set<Request>();
  server.on('request', ({ method, url }) => asked.push(`${String(method)} ${String(url)}`));
  // The policy stops a picture of elsewhere before it is asked for.
  context.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) elsewhere.add(request);
  });
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') elsewhere.delete(request);
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  return { page, phone: page.frameLocator('iframe'), asked, problems, elsewhere, context };
}

export const shown = (page: Page) => page.locator('[data-stage="ready"][data-shown]:not([data-shown=""])');
/** Waits until the picture is that of the row in view. */
export const drawn = async ({ page }: Viewer, step: number) => {
  await page.locator(`[data-stage="ready"][data-shown="${String(step)}"]`).waitFor();
};
export const words = ({ page }: Viewer) => page.locator('[aria-live]').innerText();
export const stepOf = async (viewer: Viewer): Promise<number> => Number(/第(\d+)步/.exec(await words(viewer))?.[1]);
export const press = async (viewer: Viewer, name: string) => {
  await viewer.page.getByRole('button', { name, exact: true }).click();
  await drawn(viewer, await stepOf(viewer));
};
export const screenIn = ({ phone }: Viewer) => phone.locator('[data-screen]').getAttribute('data-screen');
