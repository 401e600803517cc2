import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runNode } from './runNode';

// Each of these starts up to three processes, and npm's stand-in alone sleeps 2.6 s: a busy machine took more than jest's 5 s.
jest.setTimeout(60_000);

const ROOT = path.resolve(__dirname, '../../..');
let folder: string;

/** A project of three packages, and an npm that installs the first, waits, and exits with the given code. */
function project(exitCode: number): string {
  mkdirSync(path.join(folder, 'config/scripts'), { recursive: true });
  mkdirSync(path.join(folder, 'bin'));
  const script = path.join(folder, 'config/scripts/ensureDeps.js');
  cpSync(path.join(ROOT, 'config/scripts/ensureDeps.js'), script);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=20.0.0' } }));
  const packages = { '': {}, 'node_modules/one': {}, 'node_modules/two': {}, 'node_modules/mac': { optional: true } };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const npm = path.join(folder, 'bin/npm');
  // In Node, because a machine may have nothing else.
  writeFileSync(
    npm,
    `#!${process.execPath}
const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('node_modules/one', { recursive: true });
writeFileSync('node_modules/one/package.json', '{}');
setTimeout(() => process.exit(${exitCode}), 2_600);
`,
  );
  chmodSync(npm, 0o755);
  return script;
}

const install = (script: string) =>
  runNode([script], { PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}` });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deps-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('reports progress while npm is silent, and does nothing the second time', async () => {
  const script = project(0);
  const first = install(script);
  expect(await first.ended()).toBe(0);
  // A busy machine takes longer, and prints the line more often.
  expect(first.output()).toMatch(
    /^Installing dependencies \(npm ci\) …\n(Installing dependencies: 1 of 2 packages, \d+ s\n)+Installed in \d+ s\.\n$/,
  );
  const second = install(script);
  expect(await second.ended()).toBe(0);
  expect(second.output()).toBe('');
});

test('a second command waits for the first, with a message', async () => {
  const script = project(0);
  const first = install(script);
  await first.printed(/npm ci/);
  const second = install(script);
  expect([await first.ended(), await second.ended()]).toEqual([0, 0]);
  expect(second.output()).toMatch(/^(Another command installs the dependencies; waiting, \d+ s\n)+$/);
});

test('the lock stands inside the clone, and a killed command holds it no longer', async () => {
  const script = project(0);
  const killed = install(script);
  await killed.printed(/npm ci/);
  const lock = path.join(folder, '.cache/install-lock');
  expect(existsSync(lock)).toBe(true);
  process.kill(Number(readFileSync(path.join(lock, 'pid'), 'utf8')), 'SIGKILL');
  await killed.ended();
  expect(existsSync(lock)).toBe(true);
  const next = install(script);
  expect(await next.ended()).toBe(0);
  expect(next.output()).toMatch(/^(Another command .*\n)?Installing dependencies \(npm ci\) …\n/);
  expect(existsSync(lock)).toBe(false);
});

test("ends with npm's result, and the next command tries again", async () => {
  const script = project(7);
  expect(await install(script).ended()).toBe(7);
  expect(existsSync(path.join(folder, 'node_modules/.deps-ok'))).toBe(false);
  const again = install(script);
  await again.printed(/npm ci/);
  await again.stop();
});
