import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { leaveLot } from '../../mocks/world/parking/stays';
import { test, type Tools } from './harness';

const nameOfFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: has } = document;
    return has === document.body ? 'nothing' : (has?.getAttribute('aria-label') ?? has?.textContent ?? '');
  });
const unbind = (page: Page) => page.getByRole('button', { name: /^解绑，/ });
/** A vehicle that is not parked, so it can go. */
const FREE = '解绑，粤B·D12345';
const question = (page: Page) => page.getByRole('alertdialog');

/** The vehicles of the driver, with what keeps the focus: it comes when the page is quiet. */
async function openVehicles({ page, visit, world }: Tools): Promise<void> {
  for (const { plateNo, uniqueId, exitAt } of world.tables.stays)
    if (plateNo === '粤BD12345' && exitAt === null) leaveLot(world, uniqueId);
  await visit('/carManage', { signedInAs: DRIVERS.lin.phone });
  await unbind(page).first().waitFor();
  await page.waitForTimeout(4_500);
}

async function answer(page: Page, name: string): Promise<void> {
  await question(page).waitFor();
  await question(page).getByRole('button', { name, exact: true }).press('Enter');
  await question(page).waitFor({ state: 'detached' });
}

const freeOne = (page: Page) => page.getByRole('button', { name: FREE });

test('after a question the focus is where it was, and after a vehicle has gone it is at one that is left', async (tools) => {
  const { page } = tools;
  await openVehicles(tools);
  await freeOne(page).press('Enter');
  await answer(page, '取消');
  assert.equal(await nameOfFocus(page), FREE);
  await freeOne(page).press('Enter');
  await answer(page, '解绑');
  await freeOne(page).waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  assert.match(await nameOfFocus(page), /粤B·88888/);
});

test('a button that was busy and failed has the focus again', async (tools) => {
  const { page, world } = tools;
  await openVehicles(tools);
  world.faults.set('DELETE charge/v2/api/parkOrders/msp/driverPlate/{id}', {
    kind: 'code',
    code: '0xdead',
    msg: '暂不能解绑',
    times: 1,
  });
  await freeOne(page).press('Enter');
  await answer(page, '解绑');
  await page.getByText('暂不能解绑').first().waitFor();
  await page.waitForTimeout(500);
  assert.equal(await nameOfFocus(page), FREE);
});
