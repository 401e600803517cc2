// What has changed, read once for everything that `npm test` chooses by it, and the draw of what runs all the same.
const { createHash } = require('node:crypto');
const { execFileSync } = require('node:child_process');
const { root } = require('../scripts/commands');
const { readImports } = require('./imports');
const { changedSince } = require('./testGroups');
const { readRows } = require('./touched');

/**
 * What the change does not reach still runs in part, drawn by the commit: one in four routes and tests if many screens share the change, because then the
 * imports say least about what it does; one in twelve if it belongs to a few screens.
 */
const ONE_OF = { shared: 4, few: 12 };

/** Whether a name is drawn: one in `oneOf`. The same seed draws the same names. */
const isDrawn = (seed, name, oneOf) =>
  createHash('sha256').update(`${seed}\0${name}`).digest().readUInt32BE(0) % oneOf === 0;

/**
 * The change of this tree: `since` for people, `files` (null if git cannot tell, or in a full run), `imports` of all files, the `rows` of the route table,
 * and the `seed` of the draw, which is the commit.
 */
function readChange({ isFull }) {
  const { since, files } = isFull ? { since: 'ever', files: null } : changedSince();
  const imports = readImports(root, ['src', 'mocks', 'test', 'config']);
  const seed = files === null ? '' : execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return { isFull, since, files, imports, rows: readRows(root, imports), seed };
}

module.exports = { ONE_OF, isDrawn, readChange };
