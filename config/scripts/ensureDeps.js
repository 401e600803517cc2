// Runs before anything is installed: Node's own modules only, and nothing newer than the oldest Node that may meet it.
const { createHash } = require('node:crypto');
const { spawnSync } = require('node:child_process');
const { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const lowest = /\d+\.\d+\.\d+/.exec(require('../../package.json').engines.node)[0];
const isOlder = (have, wanted) => {
  const [a, b] = [have, wanted].map((version) => version.split('.').map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at !== -1 && a[at] < b[at];
};
if (isOlder(process.versions.node, lowest)) {
  console.error(`This project needs Node ${lowest} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const stamp = path.join(root, 'node_modules/.deps-ok');
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

// Two commands started at once must not install over each other. A lock that old belongs to a command that was killed.
const lock = path.join(tmpdir(), `driver-app-install-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
const LOCK_OUTLIVES_MS = 10 * 60_000;
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const takeLock = () => {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > LOCK_OUTLIVES_MS)
      rmSync(lock, { recursive: true, force: true });
    return false;
  }
};

function install() {
  console.log('Installing dependencies (npm ci) …');
  const env = { ...process.env };
  delete env.NODE_ENV; // "production" would leave the tools out
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(stamp, wanted);
  return status === null ? 1 : status;
}

if (!isInstalled()) {
  while (!takeLock()) sleep(500);
  let status = 0;
  try {
    if (!isInstalled()) status = install();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  if (status !== 0) process.exit(status);
}
