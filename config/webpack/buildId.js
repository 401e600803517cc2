const { spawnSync } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/**
 * The id of a build: the package's version and the commit, with a plus if the working tree was not clean. BUILD_COMMIT sets the commit if git is not
 * available.
 */
exports.buildId = () => {
  const { version } = require('../../package.json');
  const { BUILD_COMMIT } = process.env;
  if (BUILD_COMMIT !== undefined) return { version, commit: BUILD_COMMIT };
  const { status, stdout } = git('rev-parse', '--short=10', 'HEAD');
  if (status !== 0) return { version, commit: 'unknown' };
  return { version, commit: stdout.trim() + (git('status', '--porcelain').stdout === '' ? '' : '+') };
};
