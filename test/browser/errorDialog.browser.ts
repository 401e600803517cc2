import assert from 'node:assert/strict';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test } from './harness';
import { tap, typePlate } from './steps';

test('the error number in the dialog is centred like the text above it', async ({ page, visit, world, shot }) => {
  await visit('/plate', { signedInAs: DRIVERS.lin.phone });
  world.faults.set('GET charge/v2/api/parkOrders/msp/plateNo', {
    kind: 'code',
    code: '0xd06510036',
    msg: '服务器说的话',
  });
  await typePlate(page, '粤B12345');
  await tap(page.getByRole('button', { name: '查询缴费', exact: true }));
  const number = page.getByRole('alertdialog').getByText(/^错误编号/);
  await number.waitFor();
  const [left, right] = await number.evaluate((line) => {
    const words = document.createRange();
    words.selectNodeContents(line);
    words.setEndBefore(line.querySelector('span')!); // the buttons below it
    const [inner, outer] = [words.getBoundingClientRect(), line.getBoundingClientRect()];
    return [inner.left - outer.left, outer.right - inner.right];
  });
  await shot('errorDialog');
  assert.ok(left > 20 && Math.abs(left - right) < 2, `${String(left)} left of it, ${String(right)} right of it`);
});
