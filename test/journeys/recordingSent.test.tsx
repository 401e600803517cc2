import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { RecordedCallEvent } from '@/operations/format/recordingFormat';
import { RECORDING_KEY } from '@/operations/recorder/buffer/createRecordingPersistence';
import { openRecordingFromText } from '@/operations/viewer/model/openRecordingFromText';
import { createRecordingTimeline } from '@/operations/viewer/model/timeline';
import { createReplayPhone } from '@/operations/viewer/phone/createReplayPhone';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { payingDriver } from '../support/driverWorlds';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { panelApp } from '../support/panel/panelApp';
import { readFile } from '../support/recordingFiles';
import { button, word } from '../support/seen';

jest.setTimeout(120_000);
const { phone } = DRIVERS.lin;
const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const PAY = 'charge/v2/api/payCharges';
const CONSENT = { name: '出问题时自动发送录制' };
const SLOW = { timeout: 15_000 };

const device = () => ({
  backend: createBackend(),
  local: new Map<string, string>(),
  tab: new Map<string, string>(),
  cookies: new Map<string, string>(),
});

/** The driver agrees in 诊断与录制. */
async function agree(options: MakeAppOptions) {
  const app = await makeApp({ at: '/mine', signedInAs: phone, records: true, ...options });
  const mine = await app.onScreen('mine');
  fireEvent.click(await mine.findByRole('button', { name: /诊断与录制/ }, SLOW));
  fireEvent.click(await screen.findByRole('radio', { name: '录制' }, SLOW));
  const consent = await screen.findByRole('switch', CONSENT, SLOW);
  expect(consent).not.toBeChecked();
  fireEvent.click(consent);
  expect(screen.getByRole('switch', CONSENT)).toBeChecked();
  return app;
}
const breaks = () => {
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), message: 'broken' })));
};
const rest = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

afterEach(() => {
  jest.useRealTimers();
});

const NEXT_STEPS = 12;
const WRONG = '停车服务 createPayment 失败 没有网络';

/** The first error of the timeline is the call that went wrong, and the picture beside it is the bill that is being paid. */
async function showsInViewer(text: string, errorId: string) {
  const opened = openRecordingFromText(text);
  if (!('file' in opened)) throw new Error(opened.problem);
  const wrong = createRecordingTimeline(opened.file).find(({ isError }) => isError);
  expect(wrong).toMatchObject({ text: WRONG, details: expect.stringContaining(errorId) as string });
  const root = document.body.appendChild(document.createElement('div'));
  const phoneInView = createReplayPhone(window, root);
  expect(await phoneInView.open(opened.file)).toEqual([]);
  expect(await phoneInView.show(wrong?.step ?? 0)).toMatchObject({ screen: 'payPage', route: BILL });
  await waitFor(() => {
    expect(root).toHaveTextContent('正在提交…');
  });
  // What the driver was told comes with one of the next steps.
  const told: string[] = [];
  for (let after = 1; after <= NEXT_STEPS; after += 1) {
    await phoneInView.show((wrong?.step ?? 0) + after);
    told.push(root.textContent);
  }
  expect(told.map((text) => /正在提交…|网络不稳定，正在确认/.exec(text)?.[0] ?? text)).toContain(
    '网络不稳定，正在确认',
  );
  phoneInView.close();
  root.remove();
}

/** The panel imports the same file. A jump on the row of that call shows the bill. */
async function showsInPanel(text: string) {
  const app = await panelApp({ at: '/404' });
  await app.onScreen('notFound');
  await app.rest(600);
  const panel = app.extension.openPanel();
  await panel.opened();
  await panel.settled();
  await panel.importFile(text);
  await screen.findByText(/^回放中/);
  const { actionsById } = app.liftedStore.getState();
  const isWrong = ({ id }: { id: number }) => /executeMutation\/rejected$/.test(actionsById[id]?.action.type ?? '');
  await waitFor(() => {
    expect(panel.rows().some(isWrong)).toBe(true);
  }, SLOW);
  await panel.jump(panel.rows().find(isWrong)?.id ?? -1);
  await app.onScreen('payPage');
  expect(window.location.pathname + window.location.search).toBe(BILL);
  await word('正在提交…');
}

test('a payment ends unknown on a bad line: after consent the recording arrives by itself; the viewer and the panel show at which call it went wrong', async () => {
  const kept = device();
  const { backend } = kept;
  const before = await agree(kept);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  before.stop();
  backend.world.faults.set(`POST ${PAY}`, { kind: 'cutAfter', times: 1 });
  backend.world.faults.set(`GET ${PAY}/byRequest/{id}`, { kind: 'cutBefore' });
  backend.world.faults.set('POST basic/v2/api/recordings', { kind: 'cutBefore', times: 1 });
  jest.useFakeTimers({ advanceTimers: true });
  const { signedInAs: _signedIn, ...paying } = payingDriver(backend);
  const app = await makeApp({ at: BILL, records: true, ...kept, ...paying });
  await app.user.click(await button('为 粤B·12345 微信支付 3.00元'));
  await word('网络不稳定，正在确认');
  await waitFor(
    () => {
      expect(backend.world.tables.recordings).toHaveLength(1);
    },
    { timeout: 100_000 },
  );
  const [row] = backend.world.tables.recordings;
  expect(row).toMatchObject({ reason: 'payment', driverId: 'driver-1' });
  expect(await screen.findByText(`已发送操作录制，编号 ${row?.recordingId ?? '?'}`, {}, SLOW)).toBeInTheDocument();
  const file = readFile(row?.recording ?? '');
  const failed = file.notes.filter(
    (note): note is RecordedCallEvent & { atMs: number } => note.kind === 'call' && note.code !== '200',
  );
  expect(failed[0]).toMatchObject({ name: 'createPayment', method: 'POST', status: 0, code: 'offline' });
  expect(failed[0]?.errorId).not.toBe('');
  // The state of that moment is in it too, and what the driver was told.
  const at = file.times.findIndex((time) => time >= (failed[0]?.atMs ?? Infinity));
  expect(file.actions.slice(at - 2, at + 3).map(({ type }) => type)).toContain('chargeApi/executeMutation/rejected');
  expect(file.notes.some(({ kind }) => kind === 'page')).toBe(true);
  for (const secret of [phone, '粤B12345', ...kept.cookies.values()].filter((one) => one !== ''))
    expect(row?.recording).not.toContain(secret);
  jest.useRealTimers();
  // The operator reads it on the control page.
  const listed = (await (await backend.app.request('/__mocks/recordings')).json()) as { reason: string }[];
  expect(listed).toEqual([expect.objectContaining({ recordingId: row?.recordingId, reason: 'payment' })]);
  app.stop();
  await showsInViewer(row?.recording ?? '', failed[0]?.errorId ?? '');
  await showsInPanel(row?.recording ?? '');
});

test('without consent nothing is sent, whatever happens', async () => {
  const kept = device();
  const app = await makeApp({ at: '/mine', signedInAs: phone, records: true, ...kept });
  await app.onScreen('mine');
  breaks();
  await rest(5_000);
  expect(app.sent('POST', 'basic/v2/api/recordings')).toEqual([]);
});

test('an uncaught error sends it once; the number stands in 诊断与录制, and no recording is in a later one', async () => {
  const kept = device();
  const app = await agree(kept);
  breaks();
  breaks();
  await waitFor(() => {
    expect(kept.backend.world.tables.recordings).toHaveLength(1);
  }, SLOW);
  const [row] = kept.backend.world.tables.recordings;
  expect(await screen.findByText(`最近一次自动发送的编号 ${row?.recordingId ?? '?'}`, {}, SLOW)).toBeVisible();
  expect(readFile(row?.recording ?? '').notes).toContainEqual(
    expect.objectContaining({ kind: 'error', text: 'Error: broken' }),
  );
  breaks();
  await rest(4_500);
  expect(kept.backend.world.tables.recordings).toHaveLength(1);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const texts = JSON.stringify([...kept.tab].filter(([key]) => key.startsWith(RECORDING_KEY)));
  expect(texts).toContain('sendRecording');
  expect(texts).not.toContain('preloadedState');
  // A screen that fails afterwards says both numbers, because customer service asks for both.
  kept.backend.world.faults.set('GET cps/v2/api/occupyOrders/msp', { kind: 'http500' });
  app.go('/occupyBillList');
  expect(await screen.findByText(/^错误编号 \w{8}$/, {}, SLOW)).toBeVisible();
  expect(screen.getByText(`录制编号 ${row?.recordingId ?? '?'}`)).toBeVisible();
  app.stop();
});

test('a page that ends before it could send leaves that to the next one of the tab', async () => {
  const kept = device();
  const first = await agree(kept);
  breaks();
  first.stop();
  await makeApp({ at: '/mine', records: true, ...kept });
  await waitFor(() => {
    expect(kept.backend.world.tables.recordings).toMatchObject([{ reason: 'error' }]);
  }, SLOW);
  await waitFor(() => {
    expect([...kept.tab.keys()]).not.toContain('recordingOwed.v1');
  });
});

test('the consent is withdrawn by the same switch, and ends with the session', async () => {
  const kept = device();
  const app = await agree(kept);
  expect([...kept.local.keys()]).toContain('recordingConsent.v1');
  fireEvent.click(screen.getByRole('switch', CONSENT));
  expect(screen.getByRole('switch', CONSENT)).not.toBeChecked();
  expect([...kept.local.keys()]).not.toContain('recordingConsent.v1');
  breaks();
  await rest(4_500);
  expect(kept.backend.world.tables.recordings).toEqual([]);
  fireEvent.click(screen.getByRole('switch', CONSENT));
  act(() => {
    app.ports.session.clear();
  });
  await waitFor(() => {
    expect([...kept.local.keys()]).not.toContain('recordingConsent.v1');
  }, SLOW);
});

test('an operator who takes none gets none, and is not asked about', async () => {
  const kept = device();
  const first = await agree(kept);
  first.stop();
  kept.backend.world.settings.takesRecordings = false;
  const app = await makeApp({ at: '/mine', records: true, ...kept });
  const mine = await app.onScreen('mine');
  breaks();
  await rest(5_000);
  expect(app.sent('POST', 'basic/v2/api/recordings')).toEqual([]);
  fireEvent.click(await mine.findByRole('button', { name: /诊断与录制/ }, SLOW));
  fireEvent.click(await screen.findByRole('radio', { name: '录制' }, SLOW));
  // Who has agreed can still withdraw that.
  fireEvent.click(await screen.findByRole('switch', CONSENT));
  await waitFor(() => {
    expect(within(document.body).queryByRole('switch', CONSENT)).toBeNull();
  });
});
