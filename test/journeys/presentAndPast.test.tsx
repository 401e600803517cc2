import { act, fireEvent, waitFor, within } from '@testing-library/react';

import { recordedApp } from '../support/recordedApp';
import { LONG_MS, SUBSCRIPTIONS_COPIED_MS } from '../support/walks/timeTravel';

const DRIVER = '13800138000';
const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';

async function parkedAtBill() {
  const app = await recordedApp({ at: BILL, signedInAs: DRIVER });
  const bill = await app.onScreen('payPage');
  await bill.findByRole('button', { name: /支付/ });
  await app.look();
  const parkedAt = app.liftedStore.getState().currentStateIndex;
  app.go('/newsList');
  await app.onScreen('newsList');
  await app.look();
  await app.jumpTo(parkedAt);
  await app.onScreen('payPage');
  return app;
}

test(
  'a press on 支付 while parked in the past does nothing; back in the present it pays',
  async () => {
    const app = await parkedAtBill();
    fireEvent.click(within(document.body).getByRole('button', { name: /支付/ }));
    await app.rest(50);
    expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(0);
    await app.jumpTo(app.newest());
    fireEvent.pointerDown(document.body);
    app.go(BILL);
    fireEvent.click(await within(document.body).findByRole('button', { name: /支付/ }));
    await waitFor(() => {
      expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(1);
    });
  },
  LONG_MS,
);

test(
  'messages and questions of a flow wait while an earlier moment is in view, and appear in order afterwards',
  async () => {
    const app = await parkedAtBill();
    const staged = app.liftedStore.getState().stagedActionIds.length;
    const calls = app.calls.length;
    // A flow of this page is still running: it learns that the session ended and reports it.
    act(() => {
      app.ports.session.clear();
    });
    await app.rest(50);
    expect(app.liftedStore.getState().stagedActionIds).toHaveLength(staged);
    expect(app.calls).toHaveLength(calls);
    expect(app.store.getState().session.status).toBe('signedIn');
    await app.jumpTo(app.newest());
    await app.rest(50);
    expect(app.store.getState().session.status).toBe('visitor');
  },
  LONG_MS,
);

test(
  'a jump to the newest moment sends no calls either, though its screen always sends calls when it opens',
  async () => {
    const app = await recordedApp({ at: '/newsList', signedInAs: DRIVER });
    await app.onScreen('newsList');
    await app.look();
    const before = app.liftedStore.getState().currentStateIndex;
    app.go(BILL);
    await within(document.body).findByRole('button', { name: /支付/ }, { timeout: 8_000 });
    await app.rest(SUBSCRIPTIONS_COPIED_MS);
    const calls = app.calls.length;
    for (let time = 0; time < 3; time += 1) {
      await app.jumpTo(before);
      await app.onScreen('newsList');
      await app.jumpTo(app.newest());
      await app.onScreen('payPage');
    }
    await app.rest(SUBSCRIPTIONS_COPIED_MS);
    expect(app.calls).toHaveLength(calls);
    fireEvent.pointerDown(document.body);
    app.go('/newsList');
    await app.onScreen('newsList');
    app.go(BILL);
    await waitFor(() => {
      expect(app.calls.length).toBeGreaterThan(calls);
    });
  },
  LONG_MS,
);
