import { fireEvent, screen, waitFor } from '@testing-library/react';

import type { OpenPanel } from '../panel/installExtension';
import { PANEL_WAIT } from '../panel/panel';
import { type PanelApp, panelApp } from '../panel/panelApp';
import { withoutTimers } from '../recordedApp';
import { type RecordedJourney, recordedJourneys } from '../recordedJourneys';
import { fileOf, readFile } from '../recordingFiles';
import { shownScreen } from '../seen';
import { type Shard, shardOf, testEach } from './shards';
import { isFull } from './thoroughness';

/** A panel takes minutes for a long journey. */
const LONG_MS = 400_000;
/** The app has finished, and the extension has sent all of it. */
const FINISHED_MS = 2_500;
/** React's effects have run too: nobody presses earlier. */
const DRAWN_MS = 20;

async function openPanel(app: PanelApp): Promise<OpenPanel> {
  const panel = app.extension.openPanel();
  await panel.opened();
  await panel.settled();
  return panel;
}

const figures = (app: PanelApp) => ({
  calls: app.calls.length,
  entries: window.history.length,
  staged: app.liftedStore.getState().stagedActionIds.length,
  reports: app.outside.reports.length,
});

/** The address is that of the state. The browser encodes a letter that the state holds as it was typed. */
const expectFollows = (app: PanelApp) => {
  const { pathname, search } = app.store.getState().route.location;
  return waitFor(() => {
    expect(window.location.href).toBe(new URL(pathname + search, window.location.origin).href);
  }, PANEL_WAIT);
};

/** Jump on every row: screen and address follow, and where the driver was looked at, the words are the same. */
async function jumpOnEachRow(app: PanelApp, panel: OpenPanel): Promise<void> {
  const before = figures(app);
  const rows = panel.rows();
  const looks = [...app.shown];
  for (const [at, { id }] of rows.slice(0, -1).entries()) {
    await panel.jump(id);
    expect(app.current()).toBe(id);
    await expectFollows(app);
    const next = rows[at + 1]?.id ?? 0;
    // The first row stands for all that was before the oldest action that DevTools keep.
    if (at === 0) continue;
    const seenThen = looks.filter(([look]) => look >= id && look < next).at(-1)?.[1];
    if (seenThen !== undefined)
      await waitFor(() => {
        expect(withoutTimers()).toBe(seenThen);
      }, PANEL_WAIT);
  }
  expect(figures(app)).toEqual(before);
}

async function goThrough(journey: RecordedJourney): Promise<void> {
  const app = await panelApp(journey.options());
  await journey.run(app);
  await app.rest(FINISHED_MS);
  const panel = await openPanel(app);
  await jumpOnEachRow(app, panel);

  await panel.slideToEnd();
  expect(app.liftedStore.getState().currentStateIndex).toBe(app.newest());
  const row = panel.rows().at(-1)?.id ?? 0;
  await panel.skip(row);
  await screen.findByText(/^正在看之前的画面/);
  await panel.skip(row);
  await waitFor(() => {
    expect(screen.queryByText(/^正在看之前的画面/)).toBeNull();
  });
  panel.close();
  await app.rest(FINISHED_MS);
  const again = await openPanel(app);
  await again.press('Commit');
  await again.settled();
  expect(document.querySelector('[data-replay]')).toBeNull();
  await again.press('Reset');
  await screen.findByText(/^已离开现场/);
  const text = fileOf(app.app.recorder);
  app.stop();
  await app.extension.remove();
  await openFile(text, readFile(text).actions.length);
}

/** A driver's file is opened by the panel's own import, and each of its rows moves screen and address. */
async function openFile(text: string, actions: number): Promise<void> {
  const app = await panelApp({ at: '/404' });
  await app.onScreen('notFound');
  await app.rest(FINISHED_MS);
  const panel = await openPanel(app);
  await panel.importFile(text);
  await screen.findByText(/^回放中/);
  expect(app.liftedStore.getState().computedStates).toHaveLength(actions + 1);
  const before = figures(app);
  const screens = new Set<string>();
  for (const { id } of panel.rows()) {
    await panel.jump(id);
    await expectFollows(app);
    await app.rest(DRAWN_MS);
    for (const control of document.querySelectorAll('[data-screen] button')) fireEvent.click(control);
    screens.add(shownScreen() ?? '');
  }
  expect(figures(app)).toEqual(before);
  expect(screens.has('')).toBe(false);
}

/** The genuine panel of Redux DevTools goes through what drivers did. */
export function goThroughPanel(shard: Shard): void {
  const journeys = recordedJourneys.slice(0, isFull ? undefined : 1);
  describe('the panel jumps on every row, slides, skips, commits, is opened again, resets, and imports the file', () => {
    jest.setTimeout(LONG_MS);
    testEach(
      shardOf(journeys, shard).map((journey) => [journey.name, journey] as const),
      async (_name, journey) => {
        await goThrough(journey);
      },
    );
  });
}
