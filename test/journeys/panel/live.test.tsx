import { fireEvent, screen } from '@testing-library/react';

import { OPS_KEY } from '@/flows/recording/opsSwitch';
import { HOUR_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { type PanelApp, panelApp, type PanelAppOptions } from '../../support/panel/panelApp';
import { LONG_MS } from '../../support/walks/timeTravel';

jest.setTimeout(LONG_MS);

const DRIVER = '13800138000';
const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';

/** A driver has looked at a bill and then at the news, and someone has opened the panel. */
async function watched(options: PanelAppOptions = {}) {
  const app = await panelApp({ at: BILL, signedInAs: DRIVER, ...options });
  const bill = await app.onScreen('payPage');
  await bill.findByRole('button', { name: /支付/ });
  app.go('/newsList');
  await app.onScreen('newsList');
  await app.rest(2_000);
  const panel = app.extension.openPanel();
  await panel.opened();
  await panel.settled();
  const rowAtBill = panel.rows().find(({ text }) => text.includes('getBill')) ?? panel.rows()[3];
  if (rowAtBill === undefined) throw new Error('no row of the bill');
  return { app, panel, atBill: rowAtBill.id };
}

/** A link of the screen leads on: the present is in view. */
async function expectAlive(app: PanelApp) {
  fireEvent.pointerDown(document.body);
  app.go('/mine');
  await app.onScreen('mine');
}

describe('the present can be reached again', () => {
  test('by Jump on the newest row', async () => {
    const { app, panel, atBill } = await watched();
    await panel.jump(atBill);
    await app.onScreen('payPage');
    await panel.jump(panel.rows().at(-1)?.id ?? 0);
    await app.onScreen('newsList');
    await expectAlive(app);
  });

  test('by the end of the slider', async () => {
    const { app, panel, atBill } = await watched();
    await panel.jump(atBill);
    await app.onScreen('payPage');
    await panel.slideToEnd();
    await app.onScreen('newsList');
    await expectAlive(app);
  });

  test('and Commit there keeps it', async () => {
    const { app, panel, atBill } = await watched();
    await panel.jump(atBill);
    await panel.jump(panel.rows().at(-1)?.id ?? 0);
    await panel.press('Commit');
    await panel.settled();
    await expectAlive(app);
  });

  test('by 回到现在 on the page', async () => {
    const { app, panel, atBill } = await watched();
    expect(screen.queryByText(/之前/)).toBeNull();
    await panel.jump(atBill);
    await app.onScreen('payPage');
    fireEvent.click(await screen.findByRole('button', { name: '回到现在' }));
    await app.onScreen('newsList');
    expect(screen.queryByRole('button', { name: '回到现在' })).toBeNull();
    await expectAlive(app);
  });
});

describe('in production', () => {
  test('rows have Jump, nothing can be dispatched or reordered', async () => {
    const backend = createBackend();
    backend.world.settings.opsRecordingDrivers = ['driver-1'];
    const local = new Map([[OPS_KEY, JSON.stringify({ untilMs: Date.now() + HOUR_MS })]]);
    const { app, panel, atBill } = await watched({ isProduction: true, backend, local });
    await panel.jump(atBill);
    await app.onScreen('payPage');
    expect(panel.root().querySelector('[aria-label="Show dispatcher"]')).toBeNull();
  });
});
