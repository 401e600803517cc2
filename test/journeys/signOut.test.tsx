import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { nothingFound } from '@/flows/plateQuery/plateQuerySlice';
import { scannedTextShown, scanRequested } from '@/flows/scan/scanSlice';
import { picturesRequested } from '@/flows/upload/uploadSlice';
import { wayfindingRequested } from '@/flows/wayfinding/wayfindingSlice';
import type { HostResult, PickedImage } from '@/host/HostAdapter';
import { listUnreadableJournalCopyKeys } from '@/platform/storage/journalKeys';
import { invoiceTitleCalls } from '@/services/invoice/invoiceTitles';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { fakeHost } from '../support/fakePorts';
import { makeApp, type MakeAppOptions } from '../support/makeApp';

jest.setTimeout(60_000);
const { phone } = DRIVERS.lin;
const PLACE = '只有他去的停车场';
const CODE = '只有他扫的二维码';
const FORM = 'complaint';
type Picked = HostResult<readonly PickedImage[]>;
const ONE: Picked = {
  ok: true,
  value: [{ base64: '/9j/AAAA', mime: 'image/jpeg', suffix: 'jpg', bytes: 3 }],
};
const never = () => new Promise<never>(() => undefined);

async function signedInApp(options: MakeAppOptions = {}) {
  const app = await makeApp({ at: '/userInfo', signedInAs: phone, ...options });
  await screen.findByText('林晓', {}, { timeout: 8_000 });
  const { store } = app;
  return { ...app, store, state: store.getState, upload: () => store.getState().upload?.[FORM] };
}
type App = Awaited<ReturnType<typeof signedInApp>>;

const endSession = (app: App) => {
  act(() => {
    app.ports.session.clear();
  });
  return waitFor(() => {
    expect(app.state().session.status).toBe('visitor');
  });
};

test('when a driver signs out, everything they read, photographed, scanned and searched for is removed', async () => {
  const app = await signedInApp({ host: fakeHost({ pickImages: () => Promise.resolve(ONE) }) });
  const { store, state, upload } = app;
  const untouched = state().invoiceApi;
  const asked = store.dispatch(invoiceTitleCalls.endpoints.listInvoiceTitles.initiate());
  const titles = (await asked).data?.results ?? [];
  expect(titles.length).toBeGreaterThan(0);
  store.dispatch(picturesRequested({ form: FORM, max: 3 }));
  await waitFor(() => {
    expect(upload()?.items).toMatchObject([{ status: 'done' }]);
  });
  const picture = upload()?.items[0]?.picture ?? '';
  expect(app.ports.vault.open(picture)).toBeDefined();
  const to = { lng: 114.06, lat: 22.55, name: PLACE, address: '' };
  store.dispatch(wayfindingRequested({ to, from: null }));
  await waitFor(() => {
    expect(state().wayfinding).not.toBeNull();
  });
  store.dispatch(scannedTextShown(CODE));
  store.dispatch(nothingFound('粤A99999'));
  const traces = [PLACE, CODE, '粤A99999', '林晓', phone, titles[0]?.titleName ?? ''];
  const full = JSON.stringify(state());
  expect(traces.filter((trace) => !full.includes(trace))).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: '退出登录' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出登录' }));
  await app.onScreen('home');
  await waitFor(() => {
    expect(state().session.status).toBe('visitor');
  });

  const { queries, mutations, provided } = state().invoiceApi;
  expect({ queries, mutations, provided }).toEqual({
    queries: {},
    mutations: {},
    provided: untouched.provided,
  });
  const { scan, upload: uploads, wayfinding } = state();
  expect({ scan, uploads, wayfinding }).toEqual({ scan: null, uploads: null, wayfinding: null });
  expect(app.ports.vault.open(picture)).toBeUndefined();
  const text = JSON.stringify(state());
  expect(traces.filter((trace) => text.includes(trace))).toEqual([]);
  expect(traces.filter((trace) => document.body.textContent.includes(trace))).toEqual([]);
});

test('a picture that is being uploaded or chosen when the session ends does not reach the next driver', async () => {
  let choose: (picked: Picked) => void = () => undefined;
  const chosen = new Promise<Picked>((resolve) => (choose = resolve));
  let picks = 0;
  const backend = createBackend();
  backend.world.faults.set('POST basic/v2/api/pictures', { kind: 'never' });
  const host = fakeHost({ pickImages: () => ((picks += 1) === 1 ? Promise.resolve(ONE) : chosen) });
  const app = await signedInApp({ host, backend });
  app.store.dispatch(picturesRequested({ form: FORM, max: 3 }));
  await waitFor(() => {
    expect(app.upload()?.items).toMatchObject([{ status: 'sending' }]);
  });
  app.store.dispatch(picturesRequested({ form: FORM, max: 3 }));
  expect(app.upload()?.isPicking).toBe(true);
  await endSession(app);
  expect(app.state().upload).toBeNull();
  await act(async () => {
    choose(ONE);
    await chosen;
  });
  expect(app.state().upload).toBeNull();
  // The next driver's pictures are sent, although the former driver's never got a response.
  backend.world.faults.clear();
  picks = 0;
  app.store.dispatch(picturesRequested({ form: FORM, max: 3 }));
  await waitFor(() => {
    expect(app.upload()?.items).toMatchObject([{ status: 'done' }]);
  });
});

test('a scanner that is open when the session ends is closed with its camera, and a way that is looked up is not offered', async () => {
  const stopped: boolean[] = [];
  const openCamera = (signal?: AbortSignal) => {
    signal?.addEventListener('abort', () => stopped.push(true));
    return never();
  };
  const backend = createBackend();
  const host = fakeHost({ caps: { scan: false }, pageApi: { ...fakeHost().pageApi, openCamera } });
  const app = await signedInApp({ host, backend });
  app.store.dispatch(scanRequested({ id: 'q1', hint: '' }));
  await screen.findByRole('dialog', { name: '扫一扫' }, { timeout: 5_000 });
  backend.world.faults.set('*', { kind: 'slow', ms: 300 });
  app.store.dispatch(wayfindingRequested({ to: { lng: 114.06, lat: 22.55, name: PLACE, address: '' }, from: null }));
  await endSession(app);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect([app.state().scan, stopped]).toEqual([null, [true]]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(app.state().wayfinding).toBeNull();
});

test('what could not be read of the journals goes with the session', async () => {
  const app = await signedInApp();
  const { local } = app.ports;
  for (const key of listUnreadableJournalCopyKeys()) local.set(key, '{"plateText":"粤B·12345"}');
  await endSession(app);
  expect(listUnreadableJournalCopyKeys().map((key) => local.get(key))).toEqual([null, null]);
});
