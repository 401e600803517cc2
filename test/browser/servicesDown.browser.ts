import assert from 'node:assert/strict';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test } from './harness';

for (const address of ['/map', '/map?parkId=park-1&isDetailPark=1'])
  test(`${address} says that nothing could be loaded as soon as the calls have failed`, async (tools) => {
    const { page, context, visit, origin, expectError } = tools;
    expectError(/503/);
    const calls: string[] = [];
    const countOf = (name: string) => calls.filter((call) => call === name).length;
    await context.route(`${origin}/api/**`, (route) => {
      const name = route.request().url().replace(/\?.*/, '').replace(/.*\//, '');
      calls.push(name);
      // A second call never gets a response: what waits for it says nothing.
      return countOf(name) > 1 ? undefined : route.fulfill({ status: 503, body: '' });
    });
    await visit(address, { signedInAs: DRIVERS.lin.phone });
    await page.getByText('附近停车场加载失败').waitFor({ timeout: 10_000 });
    assert.equal(countOf('nearbyParks'), 1);
    await page.waitForTimeout(500);
    assert.ok(countOf('menuConfigs') < 6, `${String(countOf('menuConfigs'))} calls for the menu`);
  });
