import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { openPasswordForm, screen, tap } from './steps';

/** The two ways back of a driver: the arrow of the screen, and the phone's own. */
export const WAYS_BACK = ['arrow', 'phone'] as const;
export type WayBack = (typeof WAYS_BACK)[number];

export const pressBack: Record<WayBack, (page: Page) => Promise<unknown>> = {
  arrow: (page) => page.getByRole('button', { name: '返回', exact: true }).tap(),
  phone: (page) => page.goBack({ waitUntil: 'commit' }),
};

/** The screen settles, and no later step of the history moves it again. */
const REST_MS = 700;

/** One press leads to the screen `to`, and the driver stays there. */
export async function expectBack(page: Page, way: WayBack, to: string): Promise<void> {
  await pressBack[way](page);
  await screen(page, to).waitFor({ timeout: 8_000 });
  await page.waitForTimeout(REST_MS);
  assert.equal(await page.locator('[data-screen]').getAttribute('data-screen'), to);
}

const { phone, password } = DRIVERS.lin;

/** Signs in on the login page. */
export async function signIn(page: Page): Promise<void> {
  await screen(page, 'login').waitFor();
  await openPasswordForm(page);
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('我已阅读并同意').tap();
  await tap(page.getByRole('button', { name: '登录', exact: true }));
}
