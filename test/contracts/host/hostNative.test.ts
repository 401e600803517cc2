/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createNativeHostAdapter } from '@/host/native/createNativeHostAdapter';

import { installNativeShell, type NativeShellOptions } from '../../../mocks/hosts/nativeShell';
import type { PretendAnswer } from '../../../mocks/hosts/pretendBridge';
import { makeBench, pretendHosts, REDRAWN, within } from './hostBench';

const standing = pretendHosts();

function makeNative(options: NativeShellOptions = {}) {
  const bench = makeBench('native');
  const shell = standing(installNativeShell(bench.window, options));
  return { ...bench, shell, host: createNativeHostAdapter(bench.env) };
}

const ORDER = { type: 'native', payload: 'p1' } as const;

test.each(['onmessage', 'function', 'promise'] as const)('answers by %s', async (transport) => {
  const { host, shell } = makeNative({ transport });
  expect(await within(5000, host.ready())).toMatchObject({ ok: true });
  expect(await within(5000, host.pay(ORDER))).toBe('reported-ok');
  expect(shell.log.map(({ name }) => name)).toEqual(['hello', 'pay']);
});

test('an older shell: capabilities follow its greeting, and missing ones are not called', async () => {
  const { host, shell } = makeNative({ methods: ['locate', 'close'] });
  expect(host.caps.scan).toBe(true);
  await within(5000, host.ready());
  expect(host.caps).toEqual({
    locate: true,
    openPlace: false,
    scan: false,
    pickImages: false,
    share: false,
    invoiceTitles: false,
    silentSignIn: false,
    close: true,
    payChannels: [],
  });
  expect(await within(5000, host.scan())).toMatchObject({ kind: 'unsupported' });
  expect(await within(5000, host.pay(ORDER))).toBe('failed');
  expect(shell.log.map(({ name }) => name)).toEqual(['hello']);
});

test('a shell that does not greet back is none after 2 s', async () => {
  const { host } = makeNative({ answers: { hello: null } });
  expect(await within(2100, host.ready())).toMatchObject({ ok: false, kind: 'unsupported' });
  expect(host.caps.locate).toBe(false);
});

test('in a frame the shell is not called', async () => {
  const bench = makeBench('native', { top: {} });
  const shell = standing(installNativeShell(bench.window));
  expect(await within(5000, createNativeHostAdapter(bench.env).ready())).toMatchObject({ kind: 'unsupported' });
  expect(shell.log).toEqual([]);
});

test('answers with another nonce, version or number are dropped', async () => {
  const paid = { ok: true, result: { report: 'reported-ok' } };
  const { host, shell } = makeNative({ answers: { pay: null } });
  await within(5000, host.ready());
  let said = '';
  const paying = host.pay(ORDER);
  void paying.then((report) => (said = report));
  await jest.advanceTimersByTimeAsync(100);
  for (const forged of [
    { v: 1, id: '2', nonce: 'f'.repeat(32), ...paid },
    { v: 1, id: '2', ...paid },
    { v: 2, id: '2', nonce: shell.nonce(), ...paid },
    { v: 1, id: '99', nonce: shell.nonce(), ...paid },
  ]) {
    shell.say(forged);
  }
  await jest.advanceTimersByTimeAsync(100);
  expect(said).toBe('');
  shell.say({ v: 1, id: '2', nonce: shell.nonce(), ...paid });
  expect(await within(100, paying)).toBe('reported-ok');
});

test('each document has its own nonce of 128 bits', async () => {
  const first = makeNative();
  await within(5000, first.host.ready());
  const nonce = first.shell.nonce();
  first.shell.remove();
  const second = makeNative();
  await within(5000, second.host.ready());
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(second.shell.nonce()).not.toBe(nonce);
});

test.each<[PretendAnswer, object]>([
  [
    { ok: false, error: { kind: 'denied', code: 'off' } },
    { ok: false, kind: 'denied', hostCode: 'off' },
  ],
  [
    { ok: false, error: { kind: 'cancelled' } },
    { ok: false, kind: 'cancelled' },
  ],
  [
    { ok: false, error: { kind: 'unsupported' } },
    { ok: false, kind: 'unsupported' },
  ],
  [
    { ok: false, error: { kind: 'failed' } },
    { ok: false, kind: 'failed' },
  ],
  [
    { ok: false, error: { kind: 'exploded' } },
    { ok: false, kind: 'unknown' },
  ],
  [
    { ok: 'yes', result: {} },
    { ok: false, kind: 'unknown' },
  ],
  [
    { ok: true, result: {} },
    { ok: false, kind: 'unknown' },
  ],
  [
    { ok: true, result: { lng: 1, lat: 1, system: 'mars' } },
    { ok: false, kind: 'unknown' },
  ],
])('locate: %j → %j', async (answer, result) => {
  const { host } = makeNative({ answers: { locate: answer } });
  expect(await within(5000, host.locate())).toMatchObject(result);
});

test('a place that the shell gives in WGS-84 becomes GCJ-02', async () => {
  const result = { lng: 116.397428, lat: 39.90923, system: 'wgs84', accuracyM: 5 };
  const { host } = makeNative({ answers: { locate: { ok: true, result } } });
  const located = await within(5000, host.locate());
  if (!located.ok) throw new Error(located.kind);
  expect(located.value.system).toBe('gcj02');
  expect(located.value.lng).toBeCloseTo(116.403671626, 6);
});

test.each<[object, string]>([
  [{ report: 'processing' }, 'processing'],
  [{ report: 'failed' }, 'failed'],
  [{ report: 'paid' }, 'unknown'],
  [{}, 'unknown'],
])('pay: %j → %s', async (result, report) => {
  const { host } = makeNative({ answers: { pay: { ok: true, result } } });
  expect(await within(5000, host.pay(ORDER))).toBe(report);
});

test('a shell that throws has failed', async () => {
  const port = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    postMessage(text: string) {
      const { id, nonce, method } = JSON.parse(text) as Record<string, string>;
      if (method !== 'hello') throw new Error('no such object any more');
      this.onmessage?.({ data: { v: 1, id, nonce, ok: true, result: { methods: ['locate', 'pay'] } } });
    },
  };
  const host = createNativeHostAdapter(makeBench('native', { driverHost: port }).env);
  expect(await within(100, host.locate())).toMatchObject({ ok: false, kind: 'failed' });
  expect(await within(100, host.pay(ORDER))).toBe('failed');
});

test("the shell's ticket is returned with the openid that it was issued for, if the shell names it", async () => {
  const { host, shell } = makeNative();
  const ask = () => within(5000, host.authorize({ scope: 'base', returnPath: '/home' }));
  expect(await ask()).toEqual({ ok: true, value: { ticket: 'pretend-ticket', openid: 'pretend-openid' } });
  shell.answers['getTicket'] = { ok: true, result: { ticket: 'another' } };
  expect(await ask()).toEqual({ ok: true, value: { ticket: 'another', openid: '' } });
  shell.answers['getTicket'] = { ok: true, result: { openid: 'pretend-openid' } };
  expect(await ask()).toMatchObject({ ok: false, kind: 'unknown' });
});

test('pictures are recognised by their first bytes, and redrawn', async () => {
  const { host, shell, redrawn } = makeNative();
  expect(await within(5000, host.pickImages({ max: 2 }))).toMatchObject({
    ok: true,
    value: [REDRAWN],
  });
  expect(redrawn).toMatchObject([{ type: 'image/png', maxEdgePx: 1600 }]);
  shell.answers['pickImages'] = {
    ok: true,
    result: { images: [{ base64: 'data:image/jgp;base64,/9j/4AAQ SkZJRg==' }] },
  };
  expect(await within(5000, host.pickImages())).toMatchObject({ ok: true });
  expect(redrawn.at(-1)).toMatchObject({ type: 'image/jpeg', bytes: 10 });
  shell.answers['pickImages'] = { ok: true, result: { images: [{ base64: 'PHN2Zz4=' }] } };
  expect(await within(5000, host.pickImages())).toMatchObject({ ok: false, kind: 'unknown' });
});

test("the shell's resume event is a return, reported once to each listener", async () => {
  const { host, shell } = makeNative();
  await within(5000, host.ready());
  const seen: string[] = [];
  const stops = [host.onResume((why) => seen.push(`a ${why}`)), host.onResume((why) => seen.push(`b ${why}`))];
  shell.emit('resume');
  shell.emit('pause');
  expect(seen).toEqual(['a host-resume', 'b host-resume']);
  for (const stop of stops) stop();
  await jest.advanceTimersByTimeAsync(301);
  shell.emit('resume');
  expect(seen).toHaveLength(2);
});
