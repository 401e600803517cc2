import { act, screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { lineOf } from '../support/lineOf';
import { makeApp } from '../support/makeApp';

jest.setTimeout(60_000);
const ASK = 'charge/v2/api/parkOrders/msp';

async function atBill() {
  const backend = createBackend();
  const line = lineOf(backend);
  const at = '/payPage?uniqueId=stay-0001&parkId=park-1';
  const app = await makeApp({ at, signedInAs: DRIVERS.lin.phone, backend, fetch: line.fetch });
  await screen.findByRole('button', { name: /^为 粤B·12345 微信支付/ }, { timeout: 8_000 });
  const stay = app.world.tables.stays.find(({ uniqueId }) => uniqueId === 'stay-0001');
  return { ...app, stay, line };
}
const seeAgain = ({ outside }: Awaited<ReturnType<typeof atBill>>) => {
  act(() => {
    outside.seeAgain();
  });
};

test('a bill that was paid elsewhere while the page was hidden says so when the page is visible again', async () => {
  const app = await atBill();
  app.stay?.paid.push({ payId: 'elsewhere', cents: 600, couponCents: 0, at: app.world.clock.now() });
  seeAgain(app);
  expect(await screen.findByText('已支付', {}, { timeout: 8_000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: /微信支付|确认支付/ })).toBeNull();
});

test('offline nothing is queried, and the bill stays in view', async () => {
  const app = await atBill();
  await waitFor(() => {
    expect(app.store.getState().entry.hasWaitedForMenu).toBe(true);
  });
  const asked = app.calls.filter(({ path }) => path.startsWith(ASK)).length;
  app.line.set(false, app.outside);
  seeAgain(app);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(app.calls.filter(({ path }) => path.startsWith(ASK))).toHaveLength(asked);
  expect(screen.getByRole('button', { name: /^为 粤B·12345 微信支付/ })).toBeEnabled();
});

test('where the browser says offline for good, the bill is read again as soon as a small read was answered', async () => {
  const app = await atBill();
  const details = () => app.calls.filter(({ path }) => path === `${ASK}/detail`).length;
  const asked = details();
  act(() => {
    app.outside.setOnline(false);
  });
  seeAgain(app);
  await waitFor(() => {
    expect(details()).toBeGreaterThan(asked);
  });
});
