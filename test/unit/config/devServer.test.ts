import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';

import { headersFor } from '../../contracts/mockClient';
import { call, copyProject, type DevServer, edit, openPage, startCopy } from './devProject';
import type { Running } from './runNode';

const SEED = 'mocks/world/settings.ts';
const RELOADED = /changed: rows, settings and faults of the mock world start anew/;

jest.setTimeout(120_000);

let folder: string;
const running: Running[] = [];
const undos: (() => void)[] = [];

async function start(host = '127.0.0.1', options?: Parameters<typeof startCopy>[2]): Promise<DevServer> {
  const server = await startCopy(folder, host, options);
  running.push(server);
  return server;
}

async function open(server: DevServer): Promise<Running> {
  const page = await openPage(server);
  running.push(page);
  return page;
}

function change(file: string, from: string, to: string): () => void {
  const undo = edit(folder, file, from, to);
  undos.push(undo);
  return undo;
}

beforeAll(() => {
  folder = copyProject();
});
afterEach(async () => {
  undos.splice(0).forEach((undo) => undo());
  await Promise.all(running.splice(0).map((server) => server.stop()));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface State {
  now: number;
  scenario: string;
  calls: number;
  settings: { mapFlag: number };
}
const stateOf = async ({ origin }: DevServer) => JSON.parse((await call(`${origin}/__mocks/state`)).text) as State;
const signIn = async ({ origin }: DevServer) =>
  JSON.parse((await call(`${origin}/__mocks/signIn`, {})).text) as { token: string };
const codeFor = async ({ origin }: DevServer, token: string) => {
  const path = 'auth/v2/api/driver/loginInfo';
  const answer = await call(`${origin}/api/${path}`, undefined, headersFor(path, token));
  return (JSON.parse(answer.text) as { code: string | number }).code;
};

test('an edit in mocks/ takes effect at once: scenario, clock and sessions are kept, the open page reloads', async () => {
  const server = await start();
  const page = await open(server);
  const { token } = await signIn(server);
  await call(`${server.origin}/__mocks/scenario`, { name: 'nothingOwed' });
  await call(`${server.origin}/__mocks/clock`, { advanceMs: 3_600_000 });
  const before = await stateOf(server);
  expect(before.settings.mapFlag).toBe(3);
  expect(page.output()).not.toContain('static-changed');

  const undo = change(SEED, 'mapFlag: 3', 'mapFlag: 2');
  await server.printed(RELOADED);
  expect(server.output()).toContain(
    `${SEED} changed: rows, settings and faults of the mock world start anew (scenario nothingOwed); its clock and the sessions of its seeded drivers are kept.`,
  );
  const after = await stateOf(server);
  expect(after.settings.mapFlag).toBe(2);
  expect(after.scenario).toBe('nothingOwed');
  expect(after.now).toBeGreaterThanOrEqual(before.now);
  expect(after.now - before.now).toBeLessThan(60_000);
  expect(await codeFor(server, token)).toBe('200');
  expect((await signIn(server)).token).not.toBe(token);
  await page.printed(/^static-changed$/m);

  // A file of src/ that the mock world imports has the same effect. A file that it does not import has none.
  undo();
  await server.printed(new RegExp(`(${RELOADED.source}[^]*){2}`));
  change('src/main.tsx', 'import', '// later\nimport');
  change('src/lib/timeUnits.ts', 'export const', '// later\nexport const');
  await server.printed(/src\/lib\/timeUnits\.ts changed: rows/);
  expect(server.output()).not.toContain('main.tsx changed');
});

test('code that cannot be loaded leaves the previous world as it is and reports the error; once corrected, it is loaded', async () => {
  const server = await start();
  const { token } = await signIn(server);
  const undo = change(SEED, 'mapFlag: 3', 'mapFlag: = 2');
  const output = await server.printed(
    /settings\.ts changed, but the mock backend cannot be loaded; the former one goes on/,
  );
  expect(output).toMatch(/SyntaxError|ParseError/);
  expect(output).not.toMatch(RELOADED);
  expect((await stateOf(server)).settings.mapFlag).toBe(3);
  expect(await codeFor(server, token)).toBe('200');
  undo();
  await server.printed(RELOADED);
  expect(await codeFor(server, token)).toBe('200');
});

test("reports the first compilation's progress; open to every network, it answers under this machine's addresses and no foreign name", async () => {
  const server = await start('0.0.0.0', { waitMs: 2_500 });
  expect(server.output()).toMatch(/^Compiling the app …\nCompiling the app: \d+ %.*, \d+ s\n/);
  const outer = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of outer) {
    const phone = `http://${address}:${server.port}`;
    expect(server.output()).toContain(`On a phone        ${phone}\n`);
    const screen = await call(`${phone}/home?host=wechat`);
    expect(screen).toMatchObject({ status: 200, headers: { 'set-cookie': ['mockHost=wechat; Path=/; SameSite=Lax'] } });
    expect(screen.text).toContain('<script src="/__mocks/host/wechat.js">');
    const signedIn = await call(`${phone}/__mocks/signIn`, {});
    expect(signedIn.headers['set-cookie']).toEqual([
      expect.stringMatching(/^token=at-\w+; Max-Age=31536000; Path=\/; SameSite=Lax$/),
      expect.stringMatching(/^refreshToken=rt-\w+; Max-Age=31536000; Path=\/; SameSite=Lax$/),
    ]);
  }
  if (outer.length > 0) expect(server.output()).toMatch(/Everybody in these networks can open it, .*no password\./);
  for (const path of ['/home', '/api/basic/v2/api/menuConfigs', '/__mocks/state']) {
    const { status } = await call(`${server.origin}${path}`, undefined, { Host: 'rebound.example' });
    expect([path, status]).toEqual([path, 403]);
  }
});

test('an IPv6 address works, where the machine has it', async () => {
  const hasIt = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'));
  if (!hasIt) return;
  const server = await start('::1');
  expect(server.output()).toContain(`The app           ${server.origin}\n`);
  expect((await call(`${server.origin}/home`)).status).toBe(200);
  const page = await open(server);
  await page.printed(/^ok$/m);
  expect(page.output()).not.toMatch(/^error$/m);
});

test('with API_ORIGIN calls go to the gateway, and there is no mock world', async () => {
  const got: IncomingMessage[] = [];
  const gateway = createServer((request, response) => {
    got.push(request);
    response.writeHead(200, { 'Content-Type': 'application/json', Date: 'Tue, 10 Mar 2026 04:00:00 GMT' });
    response.end('{"code":"200","msg":"","data":{}}');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  try {
    const server = await start('127.0.0.1', { apiOrigin });
    expect(server.output()).toContain(`The gateway       ${apiOrigin} (no mock world, no /__mocks)\n`);
    const answer = await call(
      `${server.origin}/api/api/v1/getLoginState?a=1`,
      { b: 2 },
      {
        Authorization: 'at-1',
        Cookie: 'token=at-1; refreshToken=rt-1',
      },
    );
    expect(answer).toMatchObject({ status: 200, text: '{"code":"200","msg":"","data":{}}' });
    expect(answer.headers.date).toBe('Tue, 10 Mar 2026 04:00:00 GMT');
    expect(
      got.map(({ method, url, headers }) => [method, url, headers.authorization, headers.host, headers.cookie]),
    ).toEqual([['POST', '/api/api/v1/getLoginState?a=1', 'at-1', new URL(apiOrigin).host, undefined]]);
    expect(await call(`${server.origin}/__mocks`)).toMatchObject({
      status: 404,
      text: `There is no mock world: calls go to ${apiOrigin} (API_ORIGIN).\n`,
    });
    const screen = await call(`${server.origin}/home?host=wechat`);
    expect(screen.status).toBe(200);
    expect(screen.text).not.toContain('/__mocks/');
    expect(screen.headers['set-cookie']).toBeUndefined();
    // Fast refresh comes from the development server itself.
    const page = await open(server);
    change('tiny/main.js', '"tiny"', '"other"');
    await page.printed(/^invalid$/m);
  } finally {
    gateway.close();
  }
});
