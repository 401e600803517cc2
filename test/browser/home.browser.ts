import assert from 'node:assert/strict';

import { test } from './harness';

test('a visitor opens home and every block finishes loading', async ({ page, visit, shot, axe }) => {
  await visit('/');
  await page.locator('[data-screen="home"]').waitFor();
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[data-block]').length > 0 &&
      document.querySelector('[data-block][data-state="loading"]') === null,
  );
  assert.equal(new URL(page.url()).pathname, '/home');
  assert.equal(await page.locator('[data-block][data-state="failed"]').count(), 0);
  await shot('home-visitor');
  await axe();
});
