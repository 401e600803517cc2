import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Group {
  name: string;
  files: string[];
  because: string | undefined;
}
type Imports = ReadonlyMap<string, readonly string[]>;
const { changedSince, groupsFor, isViewerTested, runFileOf } = jest.requireActual<{
  changedSince: (folder: string, base?: string) => { since: string; files: string[] | null };
  groupsFor: (imports: Imports, changed: readonly string[] | null) => Group[];
  isViewerTested: (groups: readonly Group[]) => boolean;
  runFileOf: (file: string) => string;
}>('../../../config/check/testGroups');
const { readImports } = jest.requireActual<{ readImports: (root: string, folders: string[]) => Imports }>(
  '../../../config/check/imports',
);

const root = path.resolve(__dirname, '../../..');
const imports = readImports(root, ['src', 'mocks', 'test', 'config']);
const running = (...changed: string[]) =>
  groupsFor(imports, changed).flatMap(({ name, because }) => (because === undefined ? [] : [name]));
const everyGroup = ['pretend world', 'recordings', 'viewer of recordings', 'panel of DevTools', 'configuration'];
const filesOf = (wanted: string) => groupsFor(imports, []).find(({ name }) => name === wanted)?.files ?? [];

describe('which groups run', () => {
  test.each([
    ['src/features/news/articles/NewsDetailScreen.tsx', []],
    ['src/app/shell/AppShell.tsx', []],
    ['docs/testing.md', []],
    ['mocks/world/money/wallets.ts', ['pretend world', 'recordings', 'panel of DevTools', 'configuration']],
    ['test/contracts/moneyLaws.ts', ['pretend world']],
    ['test/contracts/areas/walletWorld.test.ts', ['pretend world']],
    ['src/operations/viewer/model/removed.ts', ['viewer of recordings']],
    ['test/support/panel/panel.ts', ['recordings', 'viewer of recordings', 'panel of DevTools']],
    ['config/site/nginx.js', ['configuration']],
  ])('a change of %s', (file, names) => {
    expect(running(file)).toEqual(names);
  });

  test('a schema that the pretend world answers by', () => {
    expect(running('src/services/charge/bills.ts')).toContain('pretend world');
  });

  test('what every test depends on, or what git cannot tell, runs all of them', () => {
    expect(running('package-lock.json')).toEqual(everyGroup);
    expect(running('test/support/jest/setup.js')).toEqual(everyGroup);
    expect(groupsFor(imports, null).map(({ because }) => because)).toEqual(
      everyGroup.map(() => 'git cannot tell what has changed'),
    );
  });
});

test('the viewer is built for its own tests only', () => {
  const isBuilt = (file: string) => isViewerTested(groupsFor(imports, [file]));
  expect(isBuilt('src/features/news/articles/NewsDetailScreen.tsx')).toBe(false);
  expect(isBuilt('config/webpack/replay.js')).toBe(true);
  expect(isViewerTested(groupsFor(imports, null))).toBe(true);
});

test('a group has the files that it names, and what every run has is in none', () => {
  const inFolder = (folder: string) => readdirSync(path.join(root, folder)).filter((name) => name.includes('.test.'));
  const world = filesOf('pretend world');
  const everyRun = ['mockWorldAnswers', 'requestsOnce', 'seedsAgree', 'mockWorldBooks', 'walletBooks'];
  const books = ['invoiceBooks', 'merchantBooks'];
  expect(world).toHaveLength(
    [...inFolder('test/contracts/areas'), ...inFolder('test/contracts/world')].length - everyRun.length - books.length,
  );
  for (const name of [...everyRun, ...books]) expect(world.join()).not.toContain(`/${name}.test`);
  for (const name of everyGroup) expect(filesOf(name)).not.toEqual([]);
  expect(filesOf('panel of DevTools').map(runFileOf)).toContain('test/journeys/walks/panelTravel.');
  expect(filesOf('configuration')).toEqual(
    expect.arrayContaining(['test/unit/config/testGroups.test.ts', 'test/browser/nginx.browser.ts']),
  );
});

describe('what has changed, by git', () => {
  let folder: string;
  const DAY_S = 86_400;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const commit = (file: string, at: number) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${String(at)}\n`);
    git('add', '--all');
    const env = { ...process.env, GIT_AUTHOR_DATE: `${String(at)} +0000`, GIT_COMMITTER_DATE: `${String(at)} +0000` };
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    execFileSync('git', [...who, 'commit', '--quiet', '--message', file], { cwd: folder, env });
  };
  const START = 1_800_000_000;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'groups-'));
    git('init', '--quiet', '--initial-branch', 'main');
    commit('old.ts', START);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('all commits of the last day count, not only the last one, and what is not committed', () => {
    commit('mocks/a.ts', START + 2 * DAY_S);
    commit('src/b.ts', START + 2 * DAY_S + 3_600);
    writeFileSync(path.join(folder, 'new.ts'), '');
    rmSync(path.join(folder, 'old.ts'));
    expect(changedSince(folder, '').files?.sort()).toEqual(['mocks/a.ts', 'new.ts', 'old.ts', 'src/b.ts']);
  });

  test('what a day before the last commit was there has not changed', () => {
    commit('mocks/a.ts', START + DAY_S);
    commit('src/b.ts', START + 3 * DAY_S);
    expect(changedSince(folder, '').files).toEqual(['src/b.ts']);
  });

  test('a merged branch counts as a whole, however old its commits are', () => {
    git('checkout', '--quiet', '-b', 'branch');
    commit('mocks/a.ts', START + 60);
    git('checkout', '--quiet', 'main');
    commit('src/b.ts', START + 2 * DAY_S);
    const at = `${String(START + 5 * DAY_S)} +0000`;
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'merge', '--quiet', '--no-ff', '--no-edit', 'branch'],
      { cwd: folder, env: { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at } },
    );
    expect(changedSince(folder, '').files).toEqual(['mocks/a.ts']);
  });

  test('BASE is compared with by its merge base', () => {
    commit('mocks/a.ts', START + DAY_S);
    git('checkout', '--quiet', '-b', 'branch');
    commit('src/b.ts', START + 9 * DAY_S);
    git('checkout', '--quiet', 'main');
    commit('mocks/c.ts', START + 9 * DAY_S);
    git('checkout', '--quiet', 'branch');
    expect(changedSince(folder, 'main').files).toEqual(['src/b.ts']);
    expect(changedSince(folder, 'no-such-revision').files).toBeNull();
  });

  test('a history that is too short, shallow or not there tells nothing', () => {
    commit('src/b.ts', START + 60);
    expect(changedSince(folder, '').files).toBeNull();
    commit('src/c.ts', START + 5 * DAY_S);
    const shallow = path.join(folder, 'shallow');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, shallow]);
    expect(changedSince(shallow, '').files).toBeNull();
    rmSync(path.join(folder, '.git'), { recursive: true });
    expect(changedSince(folder, '').files).toBeNull();
  });
});
