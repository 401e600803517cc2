import { screen } from '@testing-library/react';

import { panelApp } from '../../support/panel/panelApp';
import { watched } from '../../support/panel/watched';
import { recordedJourneys } from '../../support/recordedJourneys';
import { LONG_MS } from '../../support/walks/timeTravel';

jest.setTimeout(LONG_MS);

/** A jump is drawn at once, but on a busy machine not in the same task. */
const DRAWN_MS = 100;
/** The extension sends what has happened twice a second, and a single action in a message of its own. */
const THROTTLED_MS = 1_100;

test('no row shows a way to pay after the payment was settled, and no row is noise', async () => {
  const [pay] = recordedJourneys;
  if (pay === undefined) throw new Error('no journey');
  const app = await panelApp(pay.options());
  await pay.run(app);
  await app.rest(1_500);
  const panel = app.extension.openPanel();
  await panel.opened();
  await panel.settled();
  const rows = panel.rows();
  const lies: string[] = [];
  let settled = 0;
  for (const { id, text } of rows.slice(-30)) {
    await panel.jump(id);
    if (!Object.values(app.store.getState().payment.attempts).some(({ step }) => step === 'settled')) continue;
    settled += 1;
    await app.rest(DRAWN_MS);
    const isOffered = screen
      .queryAllByRole<HTMLButtonElement>('button', { name: /支付 ?\d|确认支付/ })
      .some(({ disabled, ariaDisabled, ariaBusy }) => !disabled && ariaDisabled !== 'true' && ariaBusy !== 'true');
    if (isOffered) lies.push(text);
  }
  expect(settled).toBeGreaterThan(5);
  expect(lies).toEqual([]);
  expect(rows.filter(({ text }) => /invalidateTags|remove\w+Result|internalSubscriptions/.test(text))).toEqual([]);
  expect(rows.filter(({ text }) => text.includes('appNamed'))).toHaveLength(1);
});

test('a row that comes alone has the time of its action', async () => {
  const { app } = await watched();
  const times: unknown[] = [];
  const note = ({ data }: MessageEvent<{ type?: string; action?: string; nextActionId?: number }>) => {
    if (data.type !== 'ACTION' || data.action === undefined) return;
    const { timestamp } = JSON.parse(data.action) as { timestamp?: number };
    const happened = app.liftedStore.getState().actionsById[(data.nextActionId ?? 0) - 1]?.timestamp;
    times.push(timestamp === happened);
  };
  window.addEventListener('message', note);
  for (let time = 0; time < 2; time += 1) {
    await app.rest(THROTTLED_MS);
    app.store.dispatch({ type: 'notices/toastHidden', payload: { id: 'none' } });
  }
  await app.rest(THROTTLED_MS);
  window.removeEventListener('message', note);
  expect(times).toContain(true);
  expect(times).not.toContain(false);
});
