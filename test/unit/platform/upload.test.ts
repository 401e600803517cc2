/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createTimeTravelPorts } from '@/operations/devtools/createTimeTravelPorts';
import { createXhrUploadFetch } from '@/platform/ports/createXhrUploadFetch';
import type { UploadFetch } from '@/platform/ports/ports';
import { pictureUploadCalls, pictureUploadProgressed } from '@/services/basic/pictures';
import { homeBillCalls } from '@/services/charge/homeBillCalls';

import { fakePorts } from '../../support/fakePorts';
import { after, envelope, makeServices } from '../../support/makeServices';

const signedIn = () =>
  new Map([
    ['token', 'a0'],
    ['refreshToken', 'r0'],
  ]);

interface Call {
  by: 'fetch' | 'upload';
  input: string;
  init: RequestInit;
}

function open(upload: UploadFetch, answer = (_input: string) => envelope(200, {})) {
  const calls: Call[] = [];
  const made = makeServices({
    cookies: signedIn(),
    fetch: (input, init = {}) => {
      calls.push({ by: 'fetch', input, init });
      return Promise.resolve(answer(input));
    },
    upload: (input, init, onSent) => {
      calls.push({ by: 'upload', input, init });
      return upload(input, init, onSent);
    },
  });
  const handle = made.vault.put({ fileData: 'AAAA', suffix: 'jpg' });
  const running = made.store.dispatch(pictureUploadCalls.endpoints.uploadPicture.initiate({ handle }));
  const told = () => made.actions.filter(pictureUploadProgressed.match).map(({ payload }) => payload);
  return { ...made, calls, handle, running, told };
}
const kept = () => envelope(200, { picUrl: '/p/a.jpg' });

test('a picture is uploaded with the headers of every call, everything else is sent by fetch', async () => {
  const app = open(() => Promise.resolve(kept()));
  expect(await app.running.unwrap()).toEqual({ picUrl: '/p/a.jpg' });
  await app.store.dispatch(homeBillCalls.endpoints.listBillCards.initiate());
  expect(app.calls.map(({ by }) => by)).toEqual(['upload', 'fetch']);
  const [sent, other] = app.calls;
  expect(sent?.input).toBe('/api/basic/v2/api/pictures');
  expect(sent?.init.body).toBe('{"fileData":"AAAA","suffix":"jpg"}');
  expect(Object.keys(sent?.init.headers ?? {}).sort()).toEqual(
    [...Object.keys(other?.init.headers ?? {}), 'Content-Type']
      .filter((name, at, all) => all.indexOf(name) === at)
      .sort(),
  );
  expect(sent?.init.headers).toMatchObject({ Authorization: 'a0', ClientType: '2' });
  expect(app.vault.open(app.handle)).toBeUndefined();
});

test('progress is reported at every 5 percent, and at the end', async () => {
  const app = open((_input, _init, onSent) => {
    onSent(0, 0);
    for (let sent = 0; sent <= 1_000; sent += 10) onSent(sent, 1_000);
    return Promise.resolve(kept());
  });
  await app.running.unwrap();
  const percents = app.told().map(({ percent }) => percent);
  expect(percents).toEqual(Array.from({ length: 20 }, (_, at) => (at + 1) * 5));
  expect(app.told().every(({ handle }) => handle === app.handle)).toBe(true);
  expect(JSON.stringify(app.actions)).not.toContain('AAAA');
});

test('a refused token is renewed once and the picture sent again, its progress from the start', async () => {
  const app = open(
    (_input, init, onSent) => {
      onSent(1, 2);
      const { Authorization } = init.headers as Record<string, string>;
      if (Authorization === 'a0') onSent(2, 2);
      return Promise.resolve(Authorization === 'a0' ? envelope('401') : kept());
    },
    () => envelope('200', { token: 'a1', refreshToken: 'r1' }),
  );
  expect(await app.running.unwrap()).toEqual({ picUrl: '/p/a.jpg' });
  expect(app.calls.map(({ by }) => by)).toEqual(['upload', 'fetch', 'upload']);
  expect(app.told().map(({ percent }) => percent)).toEqual([50, 100, 50]);
});

test('it ends after 30 s, and the connection is released', async () => {
  jest.useFakeTimers();
  try {
    let isAborted = false;
    const app = open((_input, { signal }) => {
      signal?.addEventListener('abort', () => {
        isAborted = true;
      });
      return new Promise(() => undefined);
    });
    let error: unknown;
    void app.running.then((result) => {
      error = result.error;
    });
    await jest.advanceTimersByTimeAsync(29_900);
    expect([error, isAborted]).toEqual([undefined, false]);
    await jest.advanceTimersByTimeAsync(200);
    expect(error).toMatchObject({ kind: 'timeout', service: 'basic' });
    expect(isAborted).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['a line that broke', () => Promise.reject(new TypeError('x')), 'offline'],
  ['a portal page', () => Promise.resolve(new Response('<html>')), 'malformed'],
  ['an endless answer', () => Promise.resolve(new Response(' '.repeat(17_000_000))), 'malformed'],
  ['a broken gateway', () => Promise.resolve(new Response('', { status: 502 })), 'http'],
  ['a refusal', () => Promise.resolve(envelope('0x999', null, 'no')), 'refused'],
] as const)('%s is the same error as for every call', async (_name, answer, kind) => {
  const { running } = open(answer);
  expect((await running).error).toMatchObject({ kind, service: 'basic' });
});

test('cancelling a call aborts the upload', async () => {
  const app = open((_input, { signal }) => after(1e6, kept, signal));
  await new Promise((resolve) => setTimeout(resolve, 10));
  app.running.abort();
  expect((await app.running).error).toEqual({ name: 'AbortError', message: 'Aborted' });
  expect(app.calls[0]?.init.signal?.aborted).toBe(true);
});

test('nothing is uploaded while a recording is replayed', async () => {
  let count = 0;
  const outside = fakePorts({
    fetch: () => Promise.resolve(kept()),
    upload: () => {
      count += 1;
      return Promise.resolve(kept());
    },
  });
  const sealed = createTimeTravelPorts(outside, { whenPresent: () => Promise.resolve(), getViewTime: () => null });
  const upload = await sealed.outside.openUpload();
  await upload('/x', {}, () => undefined);
  sealed.shut();
  void upload('/x', {}, () => undefined);
  void sealed.outside.openUpload().then((late) => late('/x', {}, () => undefined));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(count).toBe(1);
});

/** The part of XMLHttpRequest that the app uses. test/browser/upload tests the browser's own. */
class FakeRequest {
  static made: FakeRequest[] = [];
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  body: unknown;
  address = '';
  isAborted = false;
  onload = () => undefined;
  onerror = () => undefined;
  onprogress?: (event: object) => void;
  onabort = () => undefined;
  constructor() {
    FakeRequest.made.push(this);
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'date' ? 'Sat, 21 Nov 2026 12:00:00 GMT' : null;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
}

describe('by XMLHttpRequest', () => {
  const upload = createXhrUploadFetch({ XMLHttpRequest: FakeRequest as unknown as typeof XMLHttpRequest });
  const init = (signal?: AbortSignal): RequestInit => ({
    method: 'POST',
    headers: { Authorization: 'T', 'Content-Type': 'application/json' },
    body: '{"a":1}',
    ...(signal === undefined ? {} : { signal }),
  });
  const last = () => {
    const request = FakeRequest.made.at(-1);
    if (request === undefined) throw new Error('no request');
    return request;
  };

  test('sends the same as fetch would, and reports progress', async () => {
    const seen: number[][] = [];
    const answer = upload('/api/x', init(), (sent, total) => void seen.push([sent, total]));
    const request = last();
    expect(request).toMatchObject({
      address: 'POST /api/x',
      body: '{"a":1}',
      headers: { authorization: 'T', 'content-type': 'application/json' },
    });
    request.upload.onprogress?.({ lengthComputable: true, loaded: 3, total: 7 });
    request.upload.onprogress?.({ lengthComputable: false, loaded: 4, total: 0 });
    request.status = 200;
    request.responseText = 'ok';
    request.onload();
    const { status, headers, text } = await answer;
    expect([status, headers.get('date'), await text()]).toEqual([200, 'Sat, 21 Nov 2026 12:00:00 GMT', 'ok']);
    expect(seen).toEqual([[3, 7]]);
  });

  test('aborts with the signal, and sends nothing when the signal comes first', async () => {
    const stop = new AbortController();
    const answer = upload('/api/x', init(stop.signal), () => undefined);
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(last().isAborted).toBe(true);
    const count = FakeRequest.made.length;
    await expect(upload('/api/x', init(stop.signal), () => undefined)).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeRequest.made).toHaveLength(count);
  });

  test('an answer that is announced or comes longer than any is not read', async () => {
    for (const [loaded, total] of [
      [10, 50_000_000],
      [50_000_000, 0],
    ]) {
      const answer = upload('/api/x', init(), () => undefined);
      last().onprogress?.({ loaded: 10, total: 20 });
      expect(last().isAborted).toBe(false);
      last().onprogress?.({ loaded, total });
      await expect(answer).rejects.toBeInstanceOf(RangeError);
      expect(last().isAborted).toBe(true);
    }
  });

  test('a broken connection rejects', async () => {
    const answer = upload('/api/x', init(), () => undefined);
    last().onerror();
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });
});
