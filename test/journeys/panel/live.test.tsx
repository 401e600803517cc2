import { fireEvent, screen } from '@testing-library/react';

import { HOUR_MS } from '@/lib/timeUnits';
import { DEV_TOOLS_SWITCH_EXPIRY_KEY } from '@/operations/devtools/devToolsSwitch';

import { createBackend } from '../../../mocks/app';
import { expectAlive, watched } from '../../support/panel/watched';
import { LONG_MS } from '../../support/walks/timeTravel';

jest.setTimeout(LONG_MS);

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
    const local = new Map([[DEV_TOOLS_SWITCH_EXPIRY_KEY, JSON.stringify({ untilMs: Date.now() + HOUR_MS })]]);
    const { app, panel, atBill } = await watched({ isProduction: true, backend, local });
    await panel.jump(atBill);
    await app.onScreen('payPage');
    expect(panel.root().querySelector('[aria-label="Show dispatcher"]')).toBeNull();
  });
});
