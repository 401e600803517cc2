// Runs before anything is installed: Node's own modules only, and nothing newer than the oldest Node that may meet it.
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
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
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing dependencies (npm ci) …');
  const env = { ...process.env };
  delete env.NODE_ENV; // "production" would leave the tools out
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: isWindows,
  });
  if (status !== 0) process.exit(status === null ? 1 : status);
  writeFileSync(stamp, wanted);
}
