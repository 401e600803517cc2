/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import fc from 'fast-check';

import { HOUR_MS } from '@/lib/timeUnits';
import { canLoadDevTools } from '@/operations/devtools/canLoadDevTools';
import { createAllowedDevTools, createSwitchedOnDevTools } from '@/operations/devtools/createAllowedDevTools';
import {
  DEV_TOOLS_SWITCH_EXPIRY_KEY,
  shouldQueryDevToolsSwitch,
  storeDevToolsSwitch,
} from '@/operations/devtools/devToolsSwitch';
import { createKeyValueStore } from '@/platform/ports/browserPorts';

import { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { signInAs } from '../../../mocks/world/account/tokens';
import { fakePorts, memoryStorage } from '../../support/fakePorts';

const DRIVER = '13800138000';

/** A page with the extension, and the state of the server's switch. */
function setUp({ isOn = true, isSignedIn = true, hasLine = true }) {
  const { app, world } = createBackend();
  world.settings.opsRecordingDrivers = isOn ? ['driver-1'] : [];
  const cookies = new Map<string, string>();
  if (isSignedIn) cookies.set('token', signInAs(world, DRIVER).token);
  const local = new Map([[DEV_TOOLS_SWITCH_EXPIRY_KEY, JSON.stringify({ untilMs: Date.now() + HOUR_MS })]]);
  const asked: string[] = [];
  const outside = fakePorts({
    cookies,
    local,
    fetch: (input, init) => {
      asked.push(input);
      return hasLine ? fetchPort(app)(input, init) : Promise.reject(new TypeError('no line'));
    },
  });
  const extension = jest.fn(() => () => {
    throw new Error('no store is made here');
  });
  const page = Object.assign(Object.create(window) as Window, { __REDUX_DEVTOOLS_EXTENSION__: extension });
  page.addEventListener = window.addEventListener.bind(window);
  Object.defineProperty(page, 'document', { value: document });
  return { outside, local, asked, extension, page };
}

describe('in production', () => {
  test('opens when the server has enabled it for this driver', async () => {
    const { page, outside, extension, asked, local } = setUp({});
    const devTools = await createAllowedDevTools(page, outside, true);
    expect(devTools).toBeDefined();
    expect(asked).toEqual(['/api/basic/v2/api/paramConfigs']);
    expect(extension).toHaveBeenCalledWith(
      expect.objectContaining({
        maxAge: 200,
        trace: false,
        features: expect.objectContaining({ dispatch: false, jump: true }) as unknown,
      }),
    );
    expect(local.has(DEV_TOOLS_SWITCH_EXPIRY_KEY)).toBe(true);
    devTools?.stop();
  });

  test.each([
    ['the server says no; the kept answer goes', { isOn: false }, false],
    ['no driver is signed in', { isSignedIn: false }, true],
    ['the server cannot be asked', { hasLine: false }, true],
  ])('stays closed when %s', async (_why, how, isKept) => {
    const { page, outside, extension, local } = setUp(how);
    expect(await createAllowedDevTools(page, outside, true)).toBeUndefined();
    expect(extension).not.toHaveBeenCalled();
    expect(local.has(DEV_TOOLS_SWITCH_EXPIRY_KEY)).toBe(isKept);
  });

  test('without the extension no call is sent', async () => {
    const { outside, asked } = setUp({});
    expect(await createAllowedDevTools(window, outside, true)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('without a stored answer of the server its code is not even loaded', () => {
    const kept = new Map<string, string>();
    const storage = memoryStorage(kept);
    const outside = { local: createKeyValueStore(() => storage), clock: fakePorts({ fetch: fetch404 }).clock };
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    try {
      expect(canLoadDevTools(outside.local)).toBe(false);
      storeDevToolsSwitch(outside.local, true, Date.now());
      expect(canLoadDevTools(outside.local)).toBe(true);
    } finally {
      Object.assign(process.env, { NODE_ENV: before });
    }
  });

  test('a stored answer that has expired is removed, and no call is sent', async () => {
    const { page, outside, asked } = setUp({});
    storeDevToolsSwitch(outside.local, true, Date.now() - 25 * HOUR_MS);
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    try {
      expect(await createSwitchedOnDevTools(page, outside)).toBeUndefined();
    } finally {
      Object.assign(process.env, { NODE_ENV: before });
    }
    expect(asked).toEqual([]);
    expect(outside.local.get(DEV_TOOLS_SWITCH_EXPIRY_KEY)).toBeNull();
  });
});

const fetch404 = () => Promise.resolve(new Response('', { status: 404 }));

test('in development the extension is enough', async () => {
  const { page, outside, extension, asked } = setUp({ isOn: false, isSignedIn: false });
  const devTools = await createAllowedDevTools(page, outside, false);
  expect(extension).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
  devTools?.stop();
});

test('a stored answer is valid for a day at most, and any other value is ignored', () => {
  const nowMs = 1_773_115_200_000;
  const read = (text: string) => {
    const storage = memoryStorage(new Map([[DEV_TOOLS_SWITCH_EXPIRY_KEY, text]]));
    return shouldQueryDevToolsSwitch(
      createKeyValueStore(() => storage),
      nowMs,
    );
  };
  expect(read(JSON.stringify({ untilMs: nowMs + 1 }))).toBe(true);
  expect(read(JSON.stringify({ untilMs: nowMs + 24 * HOUR_MS }))).toBe(true);
  expect(read(JSON.stringify({ untilMs: nowMs }))).toBe(false);
  expect(read(JSON.stringify({ untilMs: nowMs + 24 * HOUR_MS + 1 }))).toBe(false);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      fc.pre(!text.includes('untilMs'));
      expect(read(text)).toBe(false);
    }),
  );
});
