import { fireEvent } from '@testing-library/react';

import { DRIVERS } from '../../../mocks/world/core/seeded';
import { type PanelApp, panelApp, type PanelAppOptions } from './panelApp';

export const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';

/** A driver has looked at a bill and then at the news, and someone has opened the panel. */
export async function watched(options: PanelAppOptions = {}) {
  const app = await panelApp({ at: BILL, signedInAs: DRIVERS.lin.phone, ...options });
  const bill = await app.onScreen('payPage');
  await bill.findByRole('button', { name: /支付/ });
  app.go('/newsList');
  await app.onScreen('newsList');
  await app.rest(2_000);
  const panel = app.extension.openPanel();
  await panel.opened();
  await panel.settled();
  const atNews = panel.rows().findIndex(({ text }) => text.includes('routeChanged'));
  const rowAtBill = panel.rows()[atNews - 1];
  if (rowAtBill === undefined) throw new Error('no row of the bill');
  return { app, panel, atBill: rowAtBill.id };
}

/** A link of the screen leads on: the present is in view. */
export async function expectAlive(app: PanelApp) {
  fireEvent.pointerDown(document.body);
  app.go('/mine');
  await app.onScreen('mine');
}
