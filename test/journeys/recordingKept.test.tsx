import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { STATE_SNAPSHOT_ACTION_TYPE } from '@/operations/format/recordingFormat';
import { RECORDING_KEY } from '@/operations/recorder/buffer/createRecordingPersistence';
import { exportRecording } from '@/operations/recorder/exportRecording';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { recordedApp } from '../support/recordedApp';
import { readFile } from '../support/recordingFiles';
import { button } from '../support/seen';

jest.setTimeout(60_000);
const { phone } = DRIVERS.lin;

/** One tab of a browser: what it keeps outlives its documents. */
function openTab(more: MakeAppOptions = {}) {
  const kept = {
    backend: createBackend(),
    tab: new Map<string, string>(),
    local: new Map<string, string>(),
    cookies: new Map<string, string>(),
  };
  const open = (at: string, options: MakeAppOptions = {}) =>
    makeApp({ at, records: true, ...kept, ...more, ...options });
  const ours = () => [...kept.tab].filter(([key]) => key.startsWith(RECORDING_KEY));
  const untilKept = (text: string) =>
    waitFor(
      () => {
        expect(JSON.stringify(ours())).toContain(text);
      },
      { timeout: 8_000 },
    );
  return { ...kept, open, ours, untilKept };
}
type Opened = Awaited<ReturnType<typeof makeApp>>;
const fileNow = ({ app }: Opened) => readFile(exportRecording(app.recorder, app.ports, app.store.getState()).text);
const addresses = (file: ReturnType<typeof readFile>) =>
  file.actions
    .filter(({ type }) => type === 'route/routeChanged')
    .map(({ payload }) => (payload as { location: { pathname: string } }).location.pathname);

/** Longer than what was done takes to be kept. */
const KEPT_BY_MS = 4_000;
const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test('a killed page and the next one of the tab are one recording', async () => {
  const tab = openTab();
  const first = await tab.open('/home', { signedInAs: phone });
  await first.onScreen('home');
  first.go('/unused');
  await first.onScreen('unused');
  await tab.untilKept('/unused');
  first.stop(); // without a word: nothing tells a page that it is killed
  const second = await tab.open('/mine');
  await second.onScreen('mine');
  second.go('/map');
  await second.onScreen('map');
  const file = fileNow(second);
  expect(addresses(file)).toEqual(expect.arrayContaining(['/unused', '/map']));
  const at = file.actions.findIndex(({ type }) => type === STATE_SNAPSHOT_ACTION_TYPE);
  expect(file.actions[at]).toMatchObject({ payload: { route: { location: { pathname: '/mine' } } } });
  expect(file.notes.filter(({ kind }) => kind === 'page')).toEqual([
    { atMs: file.times[at], kind: 'page', why: 'return' },
  ]);
  expect(file.notes.filter(({ kind }) => kind === 'call').length).toBeGreaterThan(5);
});

test.each([
  ['scrolled', () => fireEvent.scroll(window)],
  ['enlarged with two fingers', () => window.visualViewport?.dispatchEvent(new Event('resize'))],
])('while the page is %s, nothing is turned into text; when it rests, all is', async (_how, move) => {
  const viewport = Object.getOwnPropertyDescriptor(window, 'visualViewport');
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: new EventTarget() });
  const tab = openTab();
  const app = await tab.open('/home', { signedInAs: phone });
  await app.onScreen('home');
  const moving = setInterval(move, 50);
  app.go('/unused');
  await app.onScreen('unused');
  await pass(KEPT_BY_MS);
  expect(tab.ours()).toEqual([]);
  clearInterval(moving);
  await tab.untilKept('/unused');
  Object.defineProperty(window, 'visualViewport', viewport ?? { configurable: true, value: undefined });
});

test.each<[how: string, use: () => void]>([
  ['pressed', () => fireEvent.pointerDown(document.body)],
  ['used with a key', () => fireEvent.keyDown(document.body)],
])('a page that nobody uses is not kept until it is %s', async (_how, use) => {
  const tab = openTab();
  const app = await tab.open('/home', { signedInAs: phone });
  await app.onScreen('home');
  await pass(KEPT_BY_MS);
  expect(tab.ours()).toEqual([]);
  use();
  await tab.untilKept('/home');
});

test('a page that nobody uses is kept when it is hidden, and when something goes wrong', async () => {
  const hidden = openTab();
  const app = await hidden.open('/home', { signedInAs: phone });
  await app.onScreen('home');
  expect(hidden.ours()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(JSON.stringify(hidden.ours())).toContain('/home');
  app.stop();

  const wrong = openTab();
  const other = await wrong.open('/home', { signedInAs: phone });
  await other.onScreen('home');
  other.app.recorder.note(new Error('a tile broke'));
  act(() => void other.app.store.dispatch({ type: 'test/happened' }));
  await wrong.untilKept('a tile broke');
});

test('what is about to be hidden is kept at once, as on the way to an outside cashier', async () => {
  const tab = openTab();
  const app = await tab.open('/home', { signedInAs: phone });
  await app.onScreen('home');
  app.go('/map');
  await app.onScreen('map');
  expect(JSON.stringify(tab.ours())).not.toContain('/map');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(JSON.stringify(tab.ours())).toContain('/map');
});

test('what is kept holds no secret, and is gone after the driver has signed out', async () => {
  const tab = openTab();
  const app = await tab.open('/userInfo', { signedInAs: phone });
  await screen.findByText('林晓', {}, { timeout: 8_000 });
  fireEvent.pointerDown(document.body);
  await tab.untilKept('getLoginInfo');
  const text = JSON.stringify(tab.ours());
  for (const secret of [phone, '林晓', '粤B12345', ...tab.cookies.values()].filter((one) => one !== ''))
    expect(text).not.toContain(secret);
  fireEvent.click(await button('退出登录'));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click([...dialog.querySelectorAll('button')].find((one) => one.textContent === '退出登录') ?? dialog);
  await waitFor(() => {
    expect(app.store.getState().session.status).toBe('visitor');
  });
  await waitFor(() => {
    expect(JSON.stringify(tab.ours())).not.toContain('getLoginInfo');
  });
  app.go('/map');
  await app.onScreen('map');
  await tab.untilKept('/map');
  expect(JSON.stringify(fileNow(app))).not.toContain('138****8000');
  expect(JSON.stringify(tab.ours())).not.toContain('138****8000');
});

test("another driver's recording is thrown away", async () => {
  const tab = openTab();
  const first = await tab.open('/mine', { signedInAs: phone });
  await first.onScreen('mine');
  fireEvent.pointerDown(document.body);
  await tab.untilKept('getLoginInfo');
  first.stop();
  tab.cookies.clear();
  const second = await tab.open('/home', { signedInAs: DRIVERS.chen.phone });
  await second.onScreen('home');
  expect(fileNow(second).actions.some(({ type }) => type === STATE_SNAPSHOT_ACTION_TYPE)).toBe(false);
  expect(addresses(fileNow(second))).toEqual([]);
});

test.each(['{', '{"rows":[[1,1,null]],"owner":"","device":null,"list":[]}', '[]'])(
  'what cannot be read is thrown away: %s',
  async (text) => {
    const tab = openTab();
    tab.tab.set(RECORDING_KEY, text);
    const app = await tab.open('/home');
    await app.onScreen('home');
    expect(fileNow(app).actions.length).toBeGreaterThan(0);
  },
);

test('a look at an earlier moment writes nothing into the tab', async () => {
  const tab = new Map<string, string>();
  const app = await recordedApp({ at: '/home', tab, records: true });
  await app.onScreen('home');
  app.go('/map');
  await app.onScreen('map');
  await waitFor(
    () => {
      expect(JSON.stringify([...tab])).toContain('/map');
    },
    { timeout: 8_000 },
  );
  await app.rest(3_000);
  const before = new Map(tab);
  for (const moment of [0, 3, 1]) {
    await app.jumpTo(moment);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await app.rest(2_600);
  }
  expect(tab).toEqual(before);
});
