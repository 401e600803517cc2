import { screen, waitFor } from '@testing-library/react';

import { createRedactor } from '@/domain/redaction/createRedactor';
import { recordingFile } from '@/flows/recording/recordingFile';

import { panelApp } from '../../support/panel/panelApp';
import { recordedApp } from '../../support/recordedApp';
import { recordedJourneys } from '../../support/recordedJourneys';
import { FACTS } from '../../support/recordingFiles';
import { LONG_MS } from '../../support/walks/timeTravel';

jest.setTimeout(LONG_MS);

test("a driver's file is opened by the panel's own import, and each of its rows moves screen and address", async () => {
  const [pay] = recordedJourneys;
  if (pay === undefined) throw new Error('no journey');
  const driver = await recordedApp(pay.options());
  await pay.run(driver);
  const { text, actions } = recordingFile(driver.app.recorder.read(), createRedactor(), FACTS);
  driver.stop();

  const app = await panelApp({ at: '/mine' });
  await app.onScreen('mine');
  await app.rest(1_500);
  const panel = app.extension.openPanel();
  await panel.opened();
  await panel.settled();
  await panel.importFile(text);
  await screen.findByText(/^回放中/);
  expect(app.liftedStore.getState().computedStates).toHaveLength(actions.length + 1);
  const rows = panel.rows();
  expect(rows.length).toBeGreaterThan(actions.length / 2);
  const screens = new Set<string>();
  for (const { id } of rows) {
    await panel.jump(id);
    const { location } = app.store.getState().route;
    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe(location.pathname + location.search);
    });
    screens.add(document.querySelector('[data-screen]')?.getAttribute('data-screen') ?? '');
  }
  expect([...screens]).toEqual(expect.arrayContaining(['home', 'payPage', 'choiceDiscountPage', 'payResultPage']));
});
