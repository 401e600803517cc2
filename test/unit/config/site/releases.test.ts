import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { smallBuild } from './smallBuild';

interface Releases {
  currentRelease: (out: string) => string | null;
  prune: (out: string, kept: (string | null)[], now?: number) => void;
  releasesOf: (out: string) => string[];
  switchTo: (out: string, name: string) => string | null;
}
interface Site {
  makeSite: (options: object) => { release: string; former: string | null };
}

jest.setTimeout(60_000);

const DAY = 24 * 3_600_000;
let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  out = path.join(folder, 'out');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const load = () => {
  jest.resetModules();
  const own = createRequire(__filename);
  return {
    ...(own('../../../../config/scripts/site.js') as Site),
    ...(own('../../../../config/site/releases.js') as Releases),
  };
};
const make = (version: string, files: string[] = [], by: Site = load()) =>
  by.makeSite({ dist: smallBuild(folder, { version, files }), out, gateway: 'https://gateway.example', brotli: 'on' });

/** What nginx would serve if it were reloaded now: the title of the document, and which of its files are missing. */
function served() {
  const current = path.join(out, 'current');
  const conf = readFileSync(path.join(current, 'nginx.conf'), 'utf8');
  const www = /root "([^"]+)";/.exec(conf)?.[1] ?? '';
  const files = JSON.parse(readFileSync(path.join(current, 'assets.json'), 'utf8')) as string[];
  return {
    isOwn: path.join(out, readlinkSync(current), 'www') === www,
    title: /<title>(.*)<\/title>/.exec(readFileSync(path.join(www, 'index.html'), 'utf8'))?.[1],
    compressed: ['br', 'gz'].filter((ending) => existsSync(path.join(www, `index.html.${ending}`))),
    missing: files.filter((name) => !existsSync(path.join(out, 'assets', name))),
    broken: files.filter((name) => readFileSync(path.join(out, 'assets', name), 'utf8') !== name),
  };
}
const whole = (title: string) => ({ isOwn: true, title, compressed: ['br', 'gz'], missing: [], broken: [] });

test('a release is complete beside the former one, and `current` leads to it', () => {
  const first = make('0.1.0', ['a.22222222.js']);
  expect(served()).toEqual(whole('0.1.0'));
  expect(first.former).toBeNull();
  const second = make('0.2.0', ['b.33333333.js']);
  expect(second.former).toBe(first.release);
  expect(served()).toEqual(whole('0.2.0'));
  expect(load().releasesOf(out).sort()).toEqual([first.release, second.release].sort());
  expect(readdirSync(path.join(out, 'assets')).sort()).toEqual(['a.22222222.js', 'b.33333333.js', 'main.11111111.js']);
});

test('back is the link set back: the documents and headers of then, and the files of both for open pages', () => {
  const { release } = make('0.1.0', ['a.22222222.js']);
  make('0.2.0', ['b.33333333.js']);
  load().switchTo(out, release);
  expect(served()).toEqual(whole('0.1.0'));
  expect(readdirSync(path.join(out, 'assets'))).toContain('b.33333333.js');
});

const WRITES = [
  'writeFileSync',
  'cpSync',
  'mkdirSync',
  'mkdtempSync',
  'renameSync',
  'symlinkSync',
  'chmodSync',
  'rmSync',
  'utimesSync',
] as const;
/** Counts writes to the disk, and breaks off at the one after `allowed`. It has to be there before the scripts are loaded. */
function countWrites() {
  const writes = { allowed: Infinity, count: 0 };
  for (const name of WRITES) {
    const real = fs[name] as (...given: unknown[]) => unknown;
    jest.spyOn(fs, name).mockImplementation(((...given: unknown[]) => {
      if (writes.count === writes.allowed) throw new Error('broken off');
      writes.count += 1;
      return real(...given);
    }) as never);
  }
  return writes;
}

test('wherever it is broken off, the former release or the new one is whole, and the next run goes through', () => {
  const writes = countWrites();
  const site = load();
  const former = make('0.1.0', ['a.22222222.js'], site).release;
  const dist = smallBuild(folder, { version: '0.2.0', files: ['b.33333333.js'] });
  const titles: (string | undefined)[] = [];
  for (let isDone = false; !isDone;) {
    Object.assign(writes, { allowed: titles.length, count: 0 });
    try {
      site.makeSite({ dist, out, gateway: 'https://gateway.example', brotli: 'on' });
      isDone = true;
    } catch (error) {
      expect((error as Error).message).toBe('broken off');
    }
    writes.allowed = Infinity;
    const now = served();
    expect(now).toEqual(whole(now.title ?? ''));
    titles.push(now.title);
    if (!isDone) site.switchTo(out, former);
  }
  expect(titles.length).toBeGreaterThan(12);
  expect(titles.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => '0.1.0'));
  expect(titles.at(-1)).toBe('0.2.0');
  make('0.3.0', [], site);
  expect(served()).toEqual(whole('0.3.0'));
});

test('a release is kept for 30 days after it was replaced, however old it was then, and its files as long', () => {
  const { release } = make('0.1.0', ['a.22222222.js']);
  const long = new Date(Date.now() - 90 * DAY);
  for (const file of ['assets/a.22222222.js', `releases/${release}`, `releases/${release}/assets.json`])
    utimesSync(path.join(out, file), long, long);
  const second = make('0.2.0');
  const third = make('0.3.0');
  expect(load().releasesOf(out)).toContain(release);
  expect(existsSync(path.join(out, 'assets/a.22222222.js'))).toBe(true);
  const { prune, releasesOf } = load();
  prune(out, [third.release, second.release], Date.now() + 29 * DAY);
  expect(releasesOf(out)).toContain(release);
  prune(out, [third.release, second.release], Date.now() + 31 * DAY);
  expect(releasesOf(out)).toEqual([third.release, second.release]);
  expect(existsSync(path.join(out, 'assets/a.22222222.js'))).toBe(false);
  expect(served()).toEqual(whole('0.3.0'));
});

test('what a broken run left is removed an hour later', () => {
  make('0.1.0');
  const rest = path.join(out, 'releases/.new-x');
  mkdirSync(rest);
  writeFileSync(path.join(out, 'assets/.1-main.js'), '');
  const { prune, releasesOf, currentRelease } = load();
  prune(out, [currentRelease(out)]);
  expect(existsSync(rest)).toBe(true);
  prune(out, [currentRelease(out)], Date.now() + 2 * 3_600_000);
  expect([existsSync(rest), existsSync(path.join(out, 'assets/.1-main.js'))]).toEqual([false, false]);
  expect(releasesOf(out)).toEqual([currentRelease(out)]);
});

test('a `current` that is no link is not touched, and nothing is written', () => {
  mkdirSync(path.join(out, 'current'), { recursive: true });
  expect(() => make('0.1.0')).toThrow(`${out}/current is no link of npm run site: move it away.`);
  expect(readdirSync(out)).toEqual(['current']);
});
