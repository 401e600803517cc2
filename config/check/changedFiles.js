const { execFileSync } = require('node:child_process');
const { root } = require('../scripts/commands');

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const names = (list) => list.split('\0').filter((name) => name !== '');

/**
 * Files that differ from `base`, and files that git does not track yet. Without `base`, it compares with the last commit. Deleted files are left out.
 */
module.exports = function changedFiles(base) {
  const from = base === undefined ? 'HEAD' : git('merge-base', base, 'HEAD').trim();
  return [
    ...new Set([
      ...names(git('diff', '--name-only', '--relative', '--diff-filter=d', '-z', from)),
      ...names(git('ls-files', '--others', '--exclude-standard', '-z')),
    ]),
  ].sort();
};
