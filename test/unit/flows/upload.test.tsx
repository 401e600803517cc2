import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { createAppRuntime } from '@/app/store';
import { useFormUploads } from '@/flows/upload/useFormUploads';
import type { HostResult, PickedImage } from '@/host/HostAdapter';
import { PortsProvider } from '@/platform/ports/PortsContext';
import { UploadGrid } from '@/ui/upload/UploadGrid';

import { fakeHost, fakePorts } from '../../support/fakePorts';
import { envelope } from '../../support/makeServices';

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

const BYTES = '/9j/SENTINELBYTES==';
const picked = (...names: string[]): HostResult<readonly PickedImage[]> => ({
  ok: true,
  value: names.map((name) => ({ base64: `${BYTES}${name}`, mime: 'image/jpeg', suffix: 'jpg', bytes: 9 })),
});
type Sent = (sentBytes: number, totalBytes: number) => void;
type Answer = (
  body: Record<string, unknown>,
  signal: AbortSignal | null | undefined,
  onSent: Sent,
) => Promise<Response>;

function Form({ max }: { max: number }) {
  const { picUrls, isUnfinished, add, retry, remove, drop, ...grid } = useFormUploads('complaint', max);
  return (
    <>
      <MemoryRouter>
        <UploadGrid label="现场照片" max={max} {...grid} onAdd={add} onRetry={retry} onRemove={remove} />
      </MemoryRouter>
      <output>{`${picUrls.join(' ')}${isUnfinished ? ' unfinished' : ''}`}</output>
      <button type="button" onClick={drop}>
        drop
      </button>
    </>
  );
}

function open(pick: HostResult<readonly PickedImage[]>, answer: Answer, max = 3) {
  const asked: number[] = [];
  const sent: Record<string, unknown>[] = [];
  const host = fakeHost({
    pickImages: (request = {}) => {
      asked.push(request.max ?? 0);
      return Promise.resolve(pick);
    },
  });
  const outside = fakePorts({
    host,
    fetch: () => Promise.resolve(envelope(200, {})),
    upload: (_input, init, onSent) => {
      const body = JSON.parse(init.body as string) as Record<string, unknown>;
      sent.push(body);
      return answer(body, init.signal, onSent);
    },
  });
  const app = createAppRuntime({ outside, page: window });
  running.push(app.stop);
  render(
    <Provider store={app.store}>
      <PortsProvider value={app.ports}>
        <Form max={max} />
      </PortsProvider>
    </Provider>,
  );
  return { ...app, asked, sent, state: () => app.store.getState().upload?.['complaint'] };
}
const add = () => fireEvent.click(screen.getByRole('button', { name: /^添加照片/ }));
const shown = () => screen.getByRole('list');
const good: Answer = ({ fileData }) =>
  Promise.resolve(envelope(200, { picUrl: `/p/${String(fileData).slice(BYTES.length)}.jpg` }));

test('sends the picked pictures one after the other, and keeps the bytes out of the store', async () => {
  let underWay = 0;
  let most = 0;
  const app = open(picked('a', 'b'), async (body, signal, onSent) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 300));
    underWay -= 1;
    return good(body, signal, onSent);
  });
  expect(screen.getByText('最多3张')).toBeInTheDocument();
  add();
  expect(await screen.findByText('已上传 0/2')).toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: '第1张上传中' })).toBeInTheDocument();
  expect(screen.getByText('等待上传')).toBeInTheDocument();
  expect(await screen.findByText('已上传 2/2', undefined, { timeout: 4_000 })).toBeInTheDocument();
  expect(most).toBe(1);
  expect(app.asked).toEqual([3]);
  expect(app.sent.map(({ suffix }) => suffix)).toEqual(['jpg', 'jpg']);
  expect(screen.getByText('/p/a.jpg /p/b.jpg')).toBeInTheDocument();
  expect(JSON.stringify(app.store.getState())).not.toContain('SENTINELBYTES');
  expect(screen.getByRole('img', { name: '第1张' })).toHaveAttribute('src', expect.stringContaining(BYTES));
});

test('shows the upload progress of a picture, and starts again from zero on a retry', async () => {
  let step: Sent = () => undefined;
  let settle: (answer: Response) => void = () => undefined;
  const app = open(picked('a'), (_body, _signal, onSent) => {
    step = onSent;
    return new Promise((resolve) => {
      settle = resolve;
    });
  });
  add();
  const bar = () => screen.getByRole('progressbar', { name: '第1张上传中' });
  expect(await screen.findByText('上传中 0%')).toBeInTheDocument();
  await waitFor(() => expect(app.sent).toHaveLength(1));
  act(() => step(370, 1_000));
  expect(bar()).toHaveAttribute('aria-valuenow', '37');
  expect(screen.getByText('上传中 37%')).toBeInTheDocument();
  act(() => step(1_000, 1_000));
  expect(screen.getByText('上传中 100%')).toBeInTheDocument();
  expect(app.state()?.items[0]?.status).toBe('sending');
  const former = step;
  settle(envelope('0x999', null, '图片太模糊'));
  fireEvent.click(await screen.findByRole('button', { name: '重试，第1张' }));
  expect(await screen.findByText('上传中 0%')).toBeInTheDocument();
  await waitFor(() => expect(app.sent).toHaveLength(2));
  act(() => former(500, 1_000));
  expect(screen.getByText('上传中 0%')).toBeInTheDocument();
  act(() => step(480, 1_000));
  expect(screen.getByText('上传中 48%')).toBeInTheDocument();
  settle(envelope(200, { picUrl: '/p/a.jpg' }));
  expect(await screen.findByText('已上传 1/1')).toBeInTheDocument();
});

test('accepts no more pictures than there is room for', async () => {
  const app = open(picked('a', 'b', 'c'), good, 2);
  add();
  expect(await screen.findByText('已上传 2/2')).toBeInTheDocument();
  expect(within(shown()).getAllByRole('img')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^添加照片/ })).toBeNull();
  expect(app.asked).toEqual([2]);
});

test('a refused picture shows the reason and can be retried', async () => {
  let isUp = false;
  const app = open(picked('a'), (body, signal, onSent) =>
    isUp ? good(body, signal, onSent) : Promise.resolve(envelope('0x999', null, '图片太模糊')),
  );
  add();
  expect(await screen.findByText('图片太模糊')).toBeInTheDocument();
  expect(screen.getByText('unfinished')).toBeInTheDocument();
  expect(app.store.getState().notices).toEqual({ toast: null, dialog: null });
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: '重试，第1张' }));
  expect(await screen.findByText('已上传 1/1')).toBeInTheDocument();
  expect(screen.queryByText('图片太模糊')).toBeNull();
});

test('a picture that failed offline is retried once automatically', async () => {
  let tries = 0;
  const app = open(picked('a'), (body, signal, onSent) => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('offline')) : good(body, signal, onSent);
  });
  add();
  expect(await screen.findByText('已上传 1/1', undefined, { timeout: 4_000 })).toBeInTheDocument();
  expect(app.sent.map(({ fileData }) => fileData)).toEqual([`${BYTES}a`, `${BYTES}a`]);
});

test('a picture that is lost at 90 % begins anew by itself once; lost again, it says so and 重试 sends all of it', async () => {
  let isUp = false;
  const seen: string[] = [];
  const app = open(picked('a'), (body, signal, onSent) => {
    if (isUp) return good(body, signal, onSent);
    act(() => onSent(900, 1_000));
    seen.push(screen.getByRole('progressbar', { name: '第1张上传中' }).getAttribute('aria-valuenow') ?? '');
    return Promise.reject(new TypeError('lost'));
  });
  add();
  const again = await screen.findByRole('button', { name: '重试，第1张' }, { timeout: 4_000 });
  expect(seen).toEqual(['90', '90']);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('unfinished')).toBeInTheDocument();
  isUp = true;
  fireEvent.click(again);
  expect(await screen.findByText('已上传 1/1')).toBeInTheDocument();
  expect(app.sent.map(({ fileData }) => fileData)).toEqual([`${BYTES}a`, `${BYTES}a`, `${BYTES}a`]);
});

test('an upload ends after 30 s, with a message', async () => {
  jest.useFakeTimers();
  try {
    const app = open(picked('a'), () => new Promise(() => undefined));
    add();
    await act(() => jest.advanceTimersByTimeAsync(29_900));
    expect(app.state()?.items[0]?.status).toBe('sending');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(app.state()?.items[0]).toMatchObject({ status: 'failed', failure: '网络较慢，请稍后重试' });
    expect(app.sent).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('a picture removed during its upload is aborted, and the next one continues', async () => {
  const aborted: boolean[] = [];
  const app = open(picked('a', 'b'), (body, signal, onSent) => {
    if (!String(body['fileData']).endsWith('a')) return good(body, signal, onSent);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        aborted.push(true);
        reject(new DOMException('', 'AbortError'));
      });
    });
  });
  add();
  await screen.findByRole('progressbar');
  const handle = app.state()?.items[0]?.picture ?? '';
  fireEvent.click(screen.getByRole('button', { name: '删除第1张' }));
  expect(await screen.findByText('已上传 1/1')).toBeInTheDocument();
  expect(aborted).toEqual([true]);
  expect(app.ports.vault.open(handle)).toBeUndefined();
});

test('a submitted form leaves nothing behind', async () => {
  const app = open(picked('a'), good);
  add();
  expect(await screen.findByText('已上传 1/1')).toBeInTheDocument();
  const handle = app.state()?.items[0]?.picture ?? '';
  fireEvent.click(screen.getByRole('button', { name: 'drop' }));
  await waitFor(() => expect(app.store.getState().upload).toBeNull());
  expect(app.ports.vault.open(handle)).toBeUndefined();
});

test.each([
  ['cancelled', null],
  ['denied', '没有相机或相册权限，请在系统设置中允许'],
  ['failed', '图片读取失败，请换一张或重试'],
] as const)('a chooser that was %s', async (kind, text) => {
  const app = open({ ok: false, kind, method: 'pickImages', retryable: true }, good);
  add();
  await waitFor(() => expect(app.state()?.isPicking).toBe(false));
  if (text === null) expect(screen.queryByRole('alert')).toBeNull();
  else expect(screen.getByRole('alert')).toHaveTextContent(text);
});
