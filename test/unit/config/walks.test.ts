import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface WalkFile {
  name: string;
  content: string;
}
const { FOLDER, SHARDS, WALKS, shardsOf, walkFiles, writeWalks } = jest.requireActual<{
  FOLDER: string;
  SHARDS: number;
  WALKS: Record<string, string>;
  shardsOf: (file: string, shards?: number) => number;
  walkFiles: (shards?: number) => WalkFile[];
  writeWalks: (folder: string, files: WalkFile[]) => void;
}>('../../../config/walks');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'walks-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a walk is cut into shards, each in a file of its own; one that takes a single journey has one', () => {
  expect([shardsOf('hostileWalk'), shardsOf('panelTravel')]).toEqual([
    SHARDS,
    process.env['FULL'] === '1' ? SHARDS : 1,
  ]);
  const files = walkFiles(3);
  expect(files.map(({ name }) => name)).toEqual(
    Object.keys(WALKS).flatMap((walk) =>
      Array.from(
        { length: shardsOf(walk, 3) },
        (_, index) => `${walk}.${String(index + 1)}of${String(shardsOf(walk, 3))}.test.js`,
      ),
    ),
  );
  expect(files[1]?.content).toContain("from '../../support/walks/hostileWalk';\n\nwalkHostile({ shard: 2, of: 3 });\n");
});

test('jest has found the files of this run, and no others', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    walkFiles(SHARDS)
      .map(({ name }) => name)
      .sort(),
  );
});

test('another number of shards removes the previous files, and a correct file is not rewritten', () => {
  writeWalks(folder, walkFiles(2));
  const kept = path.join(folder, 'kept.test.js');
  writeFileSync(kept, 'right');
  utimesSync(kept, 1, 1);
  writeWalks(folder, [...walkFiles(1), { name: 'kept.test.js', content: 'right' }]);
  expect(readdirSync(folder).filter((name) => name.includes('of2'))).toEqual([]);
  expect(statSync(kept).mtimeMs).toBe(1_000);
  writeWalks(folder, [{ name: 'kept.test.js', content: 'other' }]);
  expect(readdirSync(folder)).toEqual(['kept.test.js']);
  expect(readFileSync(kept, 'utf8')).toBe('other');
});
