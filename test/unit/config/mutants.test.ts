import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Mutant {
  readonly file: string;
  readonly location: { start: { line: number; column: number }; end: { line: number; column: number } };
  readonly mutatorName: string;
  readonly original: string;
  readonly replacement: string;
}

const { AREAS, areaOf, draw } = jest.requireActual<{
  AREAS: readonly string[];
  areaOf: (file: string) => string | undefined;
  draw: (mutants: readonly Mutant[], options: { seed: string; count: number }) => readonly Mutant[];
}>('../../../config/mutants/draw');
const { reportOf } = jest.requireActual<{
  reportOf: (results: readonly object[], run: { seed: string; seconds: number }) => readonly string[];
}>('../../../config/mutants/report');

const at = (line: number) => ({ start: { line, column: 0 }, end: { line, column: 4 } });
const mutants = (from = 0): Mutant[] =>
  AREAS.flatMap((area) =>
    Array.from({ length: 400 }, (_, index) => ({
      file: `${area}/part${String(index % 7)}.ts`,
      location: at(from + index),
      mutatorName: 'BooleanLiteral',
      original: `value${String(index)}`,
      replacement: 'false',
    })),
  );
const textsOf = (drawn: readonly Mutant[]) => drawn.map(({ file, original }) => `${file} ${original}`);

test('the folders are there', () => {
  expect(AREAS.filter((area) => !existsSync(resolve(__dirname, '../../..', area)))).toEqual([]);
});

test('a test that needs a document takes our environment, which says in a copy of the project which mutants it reaches', () => {
  const folder = resolve(__dirname, '..');
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /^\/\*\* @jest-environment (?!\.\/test\/support\/jest\/jsdomEnvironment\.js )/.test(
        readFileSync(resolve(folder, file), 'utf8'),
      ),
  );
  expect(others).toEqual([]);
});

test('a seed draws the same mutants, another one others, and every folder its share', () => {
  const drawn = draw(mutants(), { seed: '1', count: 150 });
  expect(draw(mutants(), { seed: '1', count: 150 })).toEqual(drawn);
  expect(textsOf(draw(mutants(), { seed: '2', count: 150 }))).not.toEqual(textsOf(drawn));
  expect(AREAS.map((area) => drawn.filter(({ file }) => areaOf(file) === area).length)).toEqual([60, 51, 20, 20]);
});

test('lines that are added above do not change the draw', () => {
  const texts = textsOf(draw(mutants(), { seed: '1', count: 150 }));
  expect(textsOf(draw(mutants(30), { seed: '1', count: 150 }))).toEqual(texts);
});

test('what survived or was not reached is listed and counts against the score; what could not run counts not at all', () => {
  const result = (status: string, line: number) => ({
    ...{ status, file: 'src/domain/money.ts', location: at(line), mutatorName: 'X', original: 'a', replacement: 'b' },
  });
  const results = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'].map(result);
  const lines = reportOf(results, { seed: '1', seconds: 120 });
  expect(lines).toContain('  src/domain/money.ts:2  a  →  b');
  expect(lines).toContain('  src/domain/money.ts:3  a  →  b  (no test reaches it)');
  expect(lines.at(-1)).toBe('Mutation score 50.0 %: 2 of 4 mutants found, seed 1, 2 min');
});
