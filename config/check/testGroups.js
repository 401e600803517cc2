// Tests of our own tools: the pretend world, recordings and their viewer, the panel of DevTools, the configuration. `npm test` runs a group when what
// it tests has changed, `npm run test:full` always.
//
// Changed means: since BASE (a revision, as the merge base with it) or, without BASE, since the state of this branch a day before its last commit, along
// the first parents. So a fresh clone knows it by itself, and no result of an earlier run is believed. Whatever git cannot tell runs every group.
const { execFileSync } = require('node:child_process');
const { reachedFrom } = require('./imports');
const { isWholeApp } = require('./touched');
const { root } = require('../scripts/commands');

const WINDOW_S = 24 * 60 * 60;

/** Everything that any test depends on without importing it. */
const OF_ALL = ['package.json', 'package-lock.json', 'babel.config.js', 'config/jest.config.js', 'test/support/jest/'];

const RECORDING = ['src/operations/recorder/', 'src/operations/format/', 'src/operations/redaction/'];
const VIEWER = 'viewer of recordings';
const DEVTOOLS = ['src/operations/devtools/', 'test/support/panel/'];

/**
 * `tests` are the files of a group. It runs when one of the files that they import has changed, other than through a whole app, or one of `of`: files and
 * folders that they test through a whole app or read as text. `always` stays out of the group, so that every run has it.
 */
const GROUPS = [
  {
    name: 'pretend world',
    tests: /^test\/contracts\/(areas|world)\//,
    // The sweep over all schemas, requests that have one effect, the laws of money in random books, and that the seeds agree.
    always: /\/(mockWorldAnswers|requestsOnce|seedsAgree|\w*Books)\.test\.ts$/,
    of: ['mocks/', 'test/contracts/'],
  },
  {
    name: 'recordings',
    tests:
      /^test\/(journeys\/recording\w*\.test|unit\/operations\/(recorder|format|redaction|reporting)|unit\/domain\/privateTexts\.test|browser\/recording\.browser)/,
    of: [...RECORDING, 'src/operations/reporting/'],
  },
  {
    name: VIEWER,
    tests: /^test\/(journeys\/replay\/|unit\/operations\/viewer\/|browser\/replay\.browser)/,
    of: [...RECORDING, ...DEVTOOLS, 'src/operations/viewer/', 'config/webpack/replay.js', 'config/scripts/replay.js'],
  },
  {
    name: 'panel of DevTools',
    tests: /^test\/(journeys\/panel\/|support\/walks\/panelTravel\.ts$)/,
    of: [...RECORDING, ...DEVTOOLS],
  },
  {
    name: 'configuration',
    tests: /^test\/(unit\/config\/|browser\/(nginx|site|deploy)\.browser)/,
    of: ['config/', 'webpack.config.js', 'tsconfig.json', '.ci/', 'README.md', 'mocks/control/', 'mocks/world/core/'],
  },
];

const isOf = ({ tests, always }, file) => tests.test(file) && always?.test(file) !== true;
/** Whether a test stands among those of a group and is in every run all the same. */
const isInEveryRun = (file) => GROUPS.some(({ tests, always }) => tests.test(file) && always?.test(file) === true);
/** Whether a test belongs to one of the groups. */
const isOwnTool = (file) => GROUPS.some((group) => isOf(group, file));

/** What jest and the browser run of a test file: a walk of test/support/walks is run by the files that config/walks.js writes. */
const runFileOf = (file) => file.replace(/^test\/support\/walks\/(\w+)\.tsx?$/, 'test/journeys/walks/$1.');

/** Whether any test depends on a file without importing it. */
const isOfAll = (file) => isBelow(OF_ALL)(file);

const isTest = (file) => /\.(test|browser)\.tsx?$|^test\/support\/walks\//.test(file);
const isBelow = (places) => (file) =>
  places.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)));

/**
 * Each group with its test files (`files`) and with the first changed file that makes it run (`because`), undefined if nothing does.
 *
 * @param imports what each file imports, from `readImports`
 * @param changed paths of changed and deleted files; null if git cannot tell: then every group runs
 */
function groupsFor(imports, changed, groups = GROUPS) {
  return groups.map((group) => {
    const { name, of } = group;
    const files = [...imports.keys()].filter((file) => isTest(file) && isOf(group, file));
    if (changed === null) return { name, files, because: 'git cannot tell what has changed' };
    const reached = reachedFrom(imports, files, isWholeApp);
    const isOfGroup = isBelow([...OF_ALL, ...of]);
    return { name, files, because: changed.find((file) => reached.has(file) || isOfGroup(file)) };
  });
}

const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** What has changed in a work tree: `{ since, files }`, where `files` is null if git cannot tell. Files that are deleted or not tracked yet count. */
function changedSince(cwd = root, base = process.env.BASE) {
  try {
    if (git(cwd, 'rev-parse', '--is-shallow-repository').trim() !== 'false')
      return { since: 'a shallow clone', files: null };
    const [head, at] = git(cwd, 'log', '-1', '--format=%H %ct').trim().split(' ');
    const since = base
      ? git(cwd, 'merge-base', base, 'HEAD').trim()
      : git(cwd, 'rev-list', '-1', '--first-parent', `--before=${at - WINDOW_S}`, head).trim();
    if (since === '') return { since: 'the first commit', files: null };
    const names = [
      git(cwd, 'diff', '--name-only', '--relative', '--no-renames', '-z', since),
      git(cwd, 'ls-files', '--others', '--exclude-standard', '-z'),
    ];
    return {
      since: since.slice(0, 8),
      files: names
        .join('')
        .split('\0')
        .filter((name) => name !== ''),
    };
  } catch {
    return { since: 'no commit', files: null };
  }
}

/** The groups of this tree that `npm test` runs, and those that it leaves out. */
const chooseGroups = ({ isFull, imports, files }) =>
  groupsFor(imports, files).map((group) => (isFull ? { ...group, because: 'a full run' } : group));

/** Whether a test of these groups (`chooseGroups`) opens the viewer, which is a build of its own. */
const isViewerTested = (groups) => groups.some(({ name, because }) => name === VIEWER && because !== undefined);

module.exports = {
  GROUPS,
  changedSince,
  chooseGroups,
  groupsFor,
  isInEveryRun,
  isOfAll,
  isOwnTool,
  isViewerTested,
  runFileOf,
};
