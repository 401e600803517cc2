import assert from 'node:assert/strict';

import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { test } from './harness';
import { screen, sentCount } from './steps';

const FORMS = [
  ['a slot', `/subscribeCarSelect?parkId=${LOTS.office}`, 'diffTimeBookOrders', 'wrongTimeSubscribePay'],
  ['a package', `/packageCarSelect?parkId=${LOTS.office}`, 'diffTimeBagOrders', 'wrongTimePackagePay'],
] as const;

for (const [what, form, orders, next] of FORMS) {
  test(`four taps on 下一步 within 300 ms order ${what} once, on a slow phone`, async ({ page, context, visit }) => {
    const phone = await context.newCDPSession(page);
    await visit(form, { host: 'wechat', signedInAs: DRIVERS.lin.phone });
    const act = page.getByRole('button', { name: '下一步' }).and(page.locator(':enabled'));
    await act.waitFor();
    const box = await act.boundingBox();
    assert.ok(box !== null);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const sent = sentCount(page, `POST special/v2/api/${orders}`);
    for (let tap = 0; tap < 4; tap += 1) {
      void page.touchscreen.tap(x, y);
      await page.waitForTimeout(80);
    }
    await screen(page, next).waitFor();
    await page.waitForTimeout(300);
    assert.equal(sent(), 1);
  });
}
