import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(60_000);

const MODULE = path.resolve(__dirname, '../../../config/server/endWithParent.js');
const SERVER = `
require(${JSON.stringify(MODULE)}).endWithParent(() => process.exit(0));
setInterval(() => undefined, 1000);
console.log('server ' + process.pid);
`;

let folder: string;
let server: number | undefined;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const until = async (isTrue: () => boolean) => {
  const limit = Date.now() + 20_000;
  while (!isTrue() && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 50));
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parent-'));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: 'node -e "" && node server.js' } }),
  );
  writeFileSync(path.join(folder, 'server.js'), SERVER);
});
afterEach(() => {
  if (server !== undefined && isRunning(server)) process.kill(server, 'SIGKILL');
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server as `npm start` does, and resolves with npm. */
async function startWithNpm() {
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  npm.stdout.on('data', (more: Buffer) => (text += more.toString()));
  await until(() => /server \d+/.test(text));
  server = Number(/server (\d+)/.exec(text)?.[1]);
  return npm;
}

// On Windows npm and its scripts are one job, and there are no signals.
const onUnix = process.platform === 'win32' ? test.skip : test;
const signals: NodeJS.Signals[] =
  process.platform === 'linux' ? ['SIGTERM', 'SIGKILL', 'SIGHUP'] : ['SIGTERM', 'SIGHUP'];

onUnix.each(signals)('a server goes with its npm that was ended by %s', async (signal) => {
  const npm = await startWithNpm();
  expect(isRunning(server ?? NaN)).toBe(true);
  npm.kill(signal);
  await until(() => !isRunning(server ?? NaN));
  expect(isRunning(server ?? NaN)).toBe(false);
});

onUnix('a server whose npm lives goes on', async () => {
  const npm = await startWithNpm();
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(isRunning(server ?? NaN)).toBe(true);
  npm.kill();
});
