import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Running, runNode } from './runNode';

jest.setTimeout(60_000);

const ROOT = path.resolve(__dirname, '../../..');
const SCRIPTS = ['findBrowser.js', 'unpackBrowser.js'];

/** The shape of the real package: it unpacks into the temporary folder, slowly, and takes a file that lies there for a whole one. */
const PACKAGE = `
import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
export default {
  async executablePath() {
    const program = join(tmpdir(), 'chromium');
    if (existsSync(program)) return program;
    const handle = openSync(program, 'w', 0o700);
    writeSync(handle, '#!/bin/sh\\n');
    if (process.env.DISK === 'full') throw new Error('ENOSPC: no space left on device, write');
    await new Promise((resolve) => setTimeout(resolve, 400));
    writeSync(handle, 'echo the browser of the tests\\n');
    closeSync(handle);
    return program;
  },
};
`;

const START = `
const { execFileSync } = require('node:child_process');
require('./config/scripts/findBrowser').findBrowser().then(
  (program) => console.log(program + '\\n' + execFileSync(program)),
  (error) => { console.error(error.message); process.exitCode = 1; },
);
`;

let folder: string;
let cache: string;
let temporary: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
  cache = path.join(folder, 'node_modules/.cache/chromium');
  temporary = path.join(folder, 'tmp');
  const shell = path.join(folder, 'node_modules/@sparticuz/chromium');
  for (const each of [shell, temporary, path.join(folder, 'config/scripts')]) mkdirSync(each, { recursive: true });
  for (const each of SCRIPTS)
    cpSync(path.join(ROOT, 'config/scripts', each), path.join(folder, 'config/scripts', each));
  writeFileSync(
    path.join(shell, 'package.json'),
    JSON.stringify({ type: 'module', version: '1.2.3', main: 'index.js' }),
  );
  writeFileSync(path.join(shell, 'index.js'), PACKAGE);
  writeFileSync(path.join(folder, 'start.js'), START);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const start = (env: NodeJS.ProcessEnv = {}): Running =>
  runNode([path.join(folder, 'start.js')], {
    TMPDIR: temporary,
    CHROME: '',
    BROWSER: '',
    PATH: '/usr/bin:/bin',
    ...env,
  });

/** The folder of the version, without the part that differs on a machine that lacks libraries. */
const unpacked = () => readdirSync(cache).map((name) => name.replace('-with-libraries', ''));

const expectStarted = async (run: Running) => {
  expect([await run.ended(), run.output()]).toEqual([0, expect.stringMatching(/chromium\nthe browser of the tests\n/)]);
};

/** The shell exists for Linux on x64 alone. */
const onLinux = process.platform === 'linux' && process.arch === 'x64' ? test : test.skip;

onLinux('runs that begin at the same time with nothing unpacked each start a whole browser', async () => {
  const runs = [start(), start(), start()];
  for (const run of runs) await expectStarted(run);
  expect(unpacked()).toEqual(['1.2.3']);
  expect(readdirSync(temporary)).toEqual([]);
});

onLinux('a run that is killed in the middle of unpacking leaves nothing that the next one believes', async () => {
  const killed = start();
  const isHalf = () =>
    existsSync(cache) &&
    readdirSync(cache).some((part) => {
      const file = path.join(cache, part, 'chromium');
      return existsSync(file) && statSync(file).size > 0;
    });
  while (!isHalf()) await new Promise((resolve) => setTimeout(resolve, 10));
  await killed.stop();
  expect(unpacked()).toEqual([expect.stringMatching(/^part-/)]);
  await expectStarted(start());
  expect(unpacked()).toEqual(['1.2.3']);
});

onLinux('a full disk is said, leaves nothing, and the next run unpacks', async () => {
  const failed = start({ DISK: 'full' });
  expect([await failed.ended(), failed.output()]).toEqual([1, expect.stringMatching(/unpacked[^]*ENOSPC/)]);
  expect(unpacked()).toEqual([]);
  await expectStarted(start());
});

onLinux.each([
  ['cut off', (text: string) => text.slice(0, 12)],
  ['changed in place', (text: string) => text.replace('browser', 'BROWSER')],
])('a browser that was %s is unpacked again', async (_, damage) => {
  await expectStarted(start());
  const [name = ''] = readdirSync(cache);
  const program = path.join(cache, name, 'chromium');
  writeFileSync(program, damage(readFileSync(program, 'utf8')));
  await expectStarted(start());
  expect(unpacked()).toEqual(['1.2.3']);
});

onLinux('a browser that lies there whole is not unpacked again', async () => {
  await expectStarted(start());
  const program = path.join(cache, readdirSync(cache)[0] ?? '', 'chromium');
  const { mtimeMs, ino } = statSync(program);
  await expectStarted(start());
  expect(statSync(program)).toMatchObject({ mtimeMs, ino });
});
