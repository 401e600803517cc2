import assert from 'node:assert/strict';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test } from './harness';

for (const address of ['/map', '/map?parkId=park-1&isDetailPark=1'])
  test(`${address} says that nothing could be loaded as soon as the calls have failed`, async (tools) => {
    const { page, context, visit, origin, expectError } = tools;
    expectError(/503/);
    let menuCalls = 0;
    await context.route(`${origin}/api/**`, (route) => {
      if (route.request().url().includes('menuConfigs')) menuCalls += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    await visit(address, { signedInAs: DRIVERS.lin.phone });
    const began = Date.now();
    await page.getByText('附近停车场加载失败').waitFor({ timeout: 10_000 });
    const tookMs = Date.now() - began;
    await page.waitForTimeout(500);
    assert.ok(tookMs < 1_000, `after ${String(tookMs)} ms`);
    assert.ok(menuCalls < 6, `${String(menuCalls)} calls for the menu`);
  });
