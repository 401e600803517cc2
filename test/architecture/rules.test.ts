import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const RULES = 'docs/rules.md';
const OWN = path.join('test', 'architecture', 'rules.test.ts');

const files = [
  'webpack.config.js',
  'README.md',
  ...['src', 'mocks', 'test', 'config'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|[cm]?js|css|html)$/.test(file))
      .map((file) => path.join(folder, file)),
  ),
].filter((file) => file !== OWN);

/** The rule numbers that a text cites: `Rule 3.4`, `Rules 2.4, 2.5 and 2.6`. */
const citedIn = (text: string): string[] =>
  [...text.matchAll(/\bRules? (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/g)].flatMap(([, numbers = '']) =>
    numbers.split(/, | and /),
  );

const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const rules = readFileSync(path.join(root, RULES), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, text] = /^- \*\*(\d+\.\d+)\*\* (.+)$/.exec(line) ?? [];
    return number === undefined || text === undefined ? [] : [{ number, text }];
  });

test('reads citations of one rule and of several', () => {
  expect(citedIn('(Rule 3.4) and Rules 2.4, 2.5 and 10.1.')).toEqual(['3.4', '2.4', '2.5', '10.1']);
});

test('numbers of rules are unique and in order', () => {
  const numbers = rules.map(({ number }) => number.split('.').map(Number));
  const sorted = [...numbers].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers).toEqual(sorted);
  expect(new Set(rules.map(({ number }) => number)).size).toBe(numbers.length);
});

test('every rule that is cited is stated', () => {
  const stated = new Set(rules.map(({ number }) => number));
  const missing = [...texts].flatMap(([file, text]) =>
    citedIn(text)
      .filter((number) => !stated.has(number))
      .map((number) => `${file}: Rule ${number}`),
  );
  expect(missing).toEqual([]);
});

test('every rule that is stated is cited, or gives a reason for not being cited', () => {
  const cited = new Set([...texts].flatMap(([file, text]) => (file === 'README.md' ? [] : citedIn(text))));
  const idle = rules.filter(({ number, text }) => !cited.has(number) && !/\(not cited: .+\)/.test(text));
  expect(idle.map(({ number }) => number)).toEqual([]);
});

test('no file refers to a specification that the repository does not hold', () => {
  const referring = [...texts].filter(([, text]) => /specification/i.test(text)).map(([file]) => file);
  expect(referring).toEqual([]);
});
