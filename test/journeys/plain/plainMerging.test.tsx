import { screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { word } from '../../support/seen';

const MANY = '/multiPayPage?arrearsOnly=1';
const DETAIL = 'charge/v2/api/parkOrders/msp/detail';
const BATCH = 'charge/v2/api/payCharges/batch';
const LATE = { timeout: 8_000 };
jest.setTimeout(30_000);

const payButton = (name: string | RegExp) => screen.findByRole('button', { name }, LATE);

/** Twelve arrears over a gateway that knows the published contract alone. */
function manyPlain() {
  const backend = createBackend({ seed: 'manyArrears' });
  backend.world.settings.publishedOnly = true;
  return backend;
}

test('arrears are paid together by published calls and fields alone', async () => {
  const backend = createBackend({ seed: 'plain' });
  const app = await makeApp({ at: MANY, ...payingDriver(backend) });
  await app.user.click(await payButton('为 2笔账单 微信支付 22.00元'));
  await app.onScreen('payResultPage');
  expect(await word(/^(支付成功|补缴成功)$/)).toBeVisible();
  expect(app.sent('POST', BATCH).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      totalAmount: 2_200,
      items: [
        { uniqueId: 'stay-0004', parkId: 'park-3', payAmount: 1_200 },
        { uniqueId: 'stay-0005', parkId: 'park-2', payAmount: 1_000 },
      ],
    }),
  ]);
});

test('one whose amount does not come is paid alone, and the others together', async () => {
  const backend = createBackend({ seed: 'plain' });
  backend.world.faults.set(`POST ${DETAIL}`, { kind: 'http500', times: 1 });
  const app = await makeApp({ at: MANY, ...payingDriver(backend) });
  expect(await word('1笔账单金额加载失败，请单笔支付')).toBeVisible();
  expect(app.store.getState().notices.toast).toBeNull();
  const [alone] = screen.getAllByRole('link', { name: /去支付/ });
  expect(alone).toHaveAttribute('href', expect.stringMatching(/^\/payPage\?uniqueId=stay-000[45]/));
});

test('of many, only those that the driver chooses are asked for their amount', async () => {
  const app = await makeApp({ at: MANY, ...payingDriver(manyPlain()) });
  expect(await word('12笔账单未查金额，点一笔查金额，可合并支付')).toBeVisible();
  expect(app.sent('POST', DETAIL)).toEqual([]);
  for (const left of [11, 10]) {
    await app.user.click(screen.getAllByRole('button', { name: /查金额/ })[0]!);
    expect(await word(`${String(left)}笔账单未查金额，点一笔查金额，可合并支付`)).toBeVisible();
  }
  await payButton(/^为 2笔账单 微信支付/);
  expect(app.sent('POST', DETAIL)).toHaveLength(2);
  await app.user.click(await payButton(/^为 2笔账单 微信支付/));
  await waitFor(() => expect(app.sent('POST', BATCH)).toHaveLength(1), LATE);
});
