// This runs before anything is installed. It uses Node's own modules only, and no syntax newer than the oldest Node that may run it.
const { createHash } = require('node:crypto');
const { spawn } = require('node:child_process');
const { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
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

// Two commands that start at the same time must not install at the same time. The lock names the process that holds it: a killed one holds nothing. A
// lock without a readable name counts for ten minutes. It stands beside node_modules, which npm removes.
const lock = path.join(root, '.cache/install-lock');
const holder = path.join(lock, 'pid');
const LOCK_OUTLIVES_MS = 10 * 60_000;
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};
const isLeftBehind = () => {
  try {
    const pid = existsSync(holder) ? Number(readFileSync(holder, 'utf8')) : NaN;
    return pid > 0 ? !isRunning(pid) : Date.now() - statSync(lock).mtimeMs > LOCK_OUTLIVES_MS;
  } catch {
    return false; // released in this moment
  }
};
const takeLock = () => {
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    mkdirSync(lock);
    writeFileSync(holder, String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isLeftBehind()) rmSync(lock, { recursive: true, force: true });
    return false;
  }
};

// npm prints nothing for most of a minute if its output is not a terminal. This prints the progress instead: packages arrive one by one.
const EVERY_MS = 2000;
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;
const hasArrived = (name) => existsSync(path.join(root, name, 'package.json'));

function install(done) {
  const lockFile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const wantedPackages = Object.keys(lockFile.packages).filter(
    (name) => name !== '' && !lockFile.packages[name].optional && !lockFile.packages[name].link,
  );
  console.log('Installing dependencies (npm ci) …');
  const env = { ...process.env };
  delete env.NODE_ENV; // "production" would leave out the development tools
  const startedAt = Date.now();
  const timer = setInterval(() => {
    const arrived = wantedPackages.filter(hasArrived).length;
    console.log(`Installing dependencies: ${arrived} of ${wantedPackages.length} packages, ${seconds(startedAt)}`);
  }, EVERY_MS);
  const npm = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress'], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  // If the install is interrupted by hand, npm ends first and then the lock is released.
  const stop = (signal) => npm.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  npm.once('error', (error) => console.error(`npm cannot be run: ${error.message}`));
  npm.once('close', (status) => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    clearInterval(timer);
    if (status === 0) {
      writeFileSync(stamp, wanted);
      console.log(`Installed in ${seconds(startedAt)}.`);
    }
    // The status is null if npm was killed and negative if it could not be started.
    done(status === null || status < 0 ? 1 : status);
  });
}

const release = () => rmSync(lock, { recursive: true, force: true });
function waitForLock() {
  const startedAt = Date.now();
  let toldAt = startedAt;
  while (!takeLock()) {
    sleep(500);
    if (Date.now() - toldAt < EVERY_MS) continue;
    toldAt = Date.now();
    console.log(`Another command installs the dependencies; waiting, ${seconds(startedAt)}`);
  }
}

if (!isInstalled()) {
  waitForLock();
  if (isInstalled()) {
    release();
  } else {
    install((status) => {
      release();
      process.exitCode = status;
    });
  }
}
