import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';

import type { CodeCamera, HostResult, PageProvidedFeatures, ScanResult } from '@/host/HostAdapter';

import { hostileStrings } from '../corpus/hostileStrings';
import { fakeHost } from '../support/fakePorts';
import { makeApp } from '../support/makeApp';
import { address, noDialog } from '../support/seen';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 5_000 });

const seen = (text: string): HostResult<ScanResult> => ({ ok: true, value: { text, format: 'qr' } });
const not = (kind: 'cancelled' | 'denied' | 'unsupported' | 'failed' | 'unknown'): HostResult<never> => ({
  ok: false,
  kind,
  method: 'scan',
  retryable: false,
});
const never = () => new Promise<never>(() => undefined);

/** A camera whose view the test controls. */
function fakeCamera({ hasTorch = true } = {}) {
  let tell: (result: HostResult<ScanResult>) => void = () => undefined;
  const log: string[] = [];
  const camera: CodeCamera = {
    hasTorch,
    setTorch: (isOn) => {
      log.push(`torch ${String(isOn)}`);
      return Promise.resolve(true);
    },
    show: () => void log.push('show'),
    read: () => new Promise((resolve) => (tell = resolve)),
    stop: () => {
      log.push('stop');
      tell(not('cancelled'));
    },
  };
  return { camera, log, see: (result: HostResult<ScanResult>) => act(() => tell(result)) };
}

type Means = Partial<PageProvidedFeatures>;
const hostWith = (means: Means, scan?: () => Promise<HostResult<ScanResult>>) =>
  fakeHost({
    caps: { scan: scan !== undefined },
    ...(scan === undefined ? {} : { scan }),
    pageApi: {
      openCamera: () => Promise.resolve(not('unsupported')),
      readPhoto: () => Promise.resolve(not('cancelled')),
      loadMap: () => Promise.resolve({ ...not('unsupported'), method: 'loadMap' }),
      ...means,
    },
  });

async function openScanner(host: ReturnType<typeof hostWith>, config: object = {}) {
  const app = await makeApp({ host, config });
  await app.onScreen('home');
  const tile = await screen.findByRole('button', { name: /扫码充电/ });
  fireEvent.click(tile);
  return app;
}
const dialog = () => screen.findByRole('dialog', { name: '扫一扫' });

test("the host's own scanner is used where it has one, and a charging pile's code opens its page", async () => {
  await openScanner(hostWith({}, () => Promise.resolve(seen('https://pile.example/c?gunNo=G100'))));
  await waitFor(() => expect(address()).toBe('/chargingPage?gunNo=G100'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("a driver who closes the host's scanner sees no other scanner", async () => {
  const scan = jest.fn(() => Promise.resolve(not('cancelled')));
  await openScanner(hostWith({}, scan));
  await waitFor(() => expect(scan).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['unsupported', 'failed', 'unknown', 'denied'] as const)(
  "when the host's scanner is %s, the app's own scanner opens and reads from the camera",
  async (kind) => {
    const { camera, log, see } = fakeCamera();
    const openCamera = () => Promise.resolve({ ok: true as const, value: camera });
    await openScanner(hostWith({ openCamera }, () => Promise.resolve(not(kind))));
    await dialog();
    await waitFor(() => expect(log).toEqual(['show']));
    fireEvent.click(screen.getByRole('button', { name: '开灯' }));
    expect(await screen.findByRole('button', { name: '关灯' })).toHaveAttribute('aria-pressed', 'true');
    see(seen('https://pile.example/c?deviceNo=D7'));
    await waitFor(() => expect(address()).toBe('/chargingPage?deviceNo=D7'));
    await noDialog();
    expect(log).toEqual(['show', 'torch true', 'stop']);
  },
);

test.each([
  ['denied', /没有相机权限/],
  ['unsupported', /不能使用相机/],
  ['failed', /相机打不开/],
] as const)('a camera that is %s gives a message, and typing is offered', async (kind, words) => {
  const app = await openScanner(hostWith({ openCamera: () => Promise.resolve(not(kind)) }));
  await dialog();
  expect(await screen.findByText(words)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '手动输入' }));
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(screen.getByLabelText('二维码上的编号或链接')).toHaveAccessibleDescription('请输入编号或链接');
  expect(screen.getByLabelText('二维码上的编号或链接')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('二维码上的编号或链接'), {
    target: { value: ` ${window.location.origin}/payPage?uniqueId=u1&parkId=p1 ` },
  });
  expect(app.store.getState().scan).toMatchObject({
    step: 'reading',
    camera: kind === 'unsupported' ? 'absent' : kind,
  });
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(address()).toBe('/payPage?uniqueId=u1&parkId=p1'));
  await noDialog();
});

test('a photo without a code gives a message, and another one may be chosen', async () => {
  const answers = [not('failed'), not('cancelled'), seen('https://pile.example/c?gunNo=G9')];
  await openScanner(
    hostWith({ openCamera: never, readPhoto: () => Promise.resolve(answers.shift() ?? not('failed')) }),
  );
  await dialog();
  fireEvent.click(screen.getByRole('button', { name: '照片' }));
  expect(await screen.findByText(/没有找到二维码/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '照片' }));
  await waitFor(() => expect(screen.queryByText(/没有找到二维码/)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: '照片' }));
  await waitFor(() => expect(address()).toBe('/chargingPage?gunNo=G9'));
});

test('the chooser opens synchronously within the press', async () => {
  const readPhoto = jest.fn(never);
  await openScanner(hostWith({ openCamera: never, readPhoto }));
  await dialog();
  fireEvent.click(screen.getByRole('button', { name: '照片' }));
  expect(readPhoto).toHaveBeenCalledTimes(1);
});

test('closing, going back and Escape stop the camera, also during its permission prompt', async () => {
  for (const leave of [
    () => fireEvent.click(screen.getByRole('button', { name: '关闭' })),
    () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }),
  ]) {
    const { camera, log } = fakeCamera();
    const app = await openScanner(hostWith({ openCamera: () => Promise.resolve({ ok: true, value: camera }) }));
    await dialog();
    await waitFor(() => expect(log).toContain('show'));
    leave();
    await noDialog();
    expect(log.at(-1)).toBe('stop');
    app.stop();
  }
  const signals: (AbortSignal | undefined)[] = [];
  const openCamera = (signal?: AbortSignal) => {
    signals.push(signal);
    return never();
  };
  const app = await openScanner(hostWith({ openCamera }));
  await dialog();
  app.go('/mine');
  await noDialog();
  expect(signals[0]?.aborted).toBe(true);
});

test('a hidden page restarts the camera when it is visible again', async () => {
  const first = fakeCamera();
  const second = fakeCamera({ hasTorch: false });
  const cameras = [first.camera, second.camera];
  const openCamera = jest.fn(() => Promise.resolve({ ok: true as const, value: cameras.shift() ?? second.camera }));
  let isVisible = true;
  const host = hostWith({ openCamera });
  const app = await makeApp({ host, page: { isVisible: () => isVisible } });
  await app.onScreen('home');
  fireEvent.click(await screen.findByRole('button', { name: /扫码充电/ }));
  await dialog();
  await waitFor(() => expect(first.log).toContain('show'));
  isVisible = false;
  first.see(not('cancelled'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(openCamera).toHaveBeenCalledTimes(1);
  isVisible = true;
  act(() => app.outside.seeAgain());
  await waitFor(() => expect(second.log).toContain('show'));
  expect(screen.queryByRole('button', { name: '开灯' })).toBeNull();
});

test('text of a foreign code is shown, can be copied, and opens nothing', async () => {
  const text = 'https://evil.example/pay?x=<script>alert(1)</script>\u202E';
  const copied: string[] = [];
  const app = await makeApp({
    host: hostWith({}, () => Promise.resolve(seen(text))),
    page: {
      copy: (copy) => {
        copied.push(copy);
        return Promise.resolve(true);
      },
    },
  });
  await app.onScreen('home');
  fireEvent.click(await screen.findByRole('button', { name: /扫码充电/ }));
  const sheet = await screen.findByRole('dialog', { name: '二维码内容' });
  expect(sheet).toHaveTextContent('https://evil.example/pay?x=<script>alert(1)</script>');
  expect(sheet.querySelector('a, script')).toBeNull();
  expect(address()).toBe('/home');
  expect(app.outside.left).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '复制内容' }));
  expect(await screen.findByText('已复制')).toBeInTheDocument();
  expect(copied).toEqual([text.slice(0, -1)]);
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await noDialog();
  expect(app.store.getState().scan).toBeNull();
});

test('every hostile text is treated as plain text', async () => {
  let text = '';
  const app = await makeApp({ host: hostWith({}, () => Promise.resolve(seen(text))) });
  await app.onScreen('home');
  for (text of hostileStrings.filter((one) => one.trim() !== '').slice(0, 24)) {
    fireEvent.click(await screen.findByRole('button', { name: /扫码充电/ }));
    await screen.findByRole('dialog', { name: '二维码内容' });
    expect([address(), app.outside.left]).toEqual(['/home', []]);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    await noDialog();
  }
});

describe("the phone's own back, with the scanner open on the first page", () => {
  const depth = (app: Awaited<ReturnType<typeof makeApp>>) => app.store.getState().route.depth;

  test('closes the scanner and stays on the page', async () => {
    const app = await openScanner(hostWith({ openCamera: never }));
    expect(depth(app)).toBe(0);
    await dialog();
    expect(depth(app)).toBe(1);
    act(() => {
      window.history.back();
    });
    await noDialog();
    expect([address(), depth(app)]).toEqual(['/home', 0]);
  });

  test('closed by its button the scanner leaves no history entry', async () => {
    const app = await openScanner(hostWith({ openCamera: never }));
    await dialog();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    await noDialog();
    await waitFor(() => expect(depth(app)).toBe(0));
    expect(address()).toBe('/home');
  });

  test('after a code has opened a page, back leads to the page before and not to an empty entry', async () => {
    const { camera, see } = fakeCamera();
    const app = await openScanner(hostWith({ openCamera: () => Promise.resolve({ ok: true, value: camera }) }));
    await dialog();
    await waitFor(() => expect(app.store.getState().scan).toMatchObject({ camera: 'live' }));
    see(seen('https://pile.example/c?deviceNo=D7'));
    await waitFor(() => expect(address()).toBe('/chargingPage?deviceNo=D7'));
    expect(depth(app)).toBe(1);
  });
});
