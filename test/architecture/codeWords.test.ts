import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const page = read('docs/words.md').split('## Retired in code')[1] ?? '';
/** The first column of the table. `same` has a rule of its own. */
const retired = [...page.matchAll(/^\| ([a-z, ]+?) +\|/gmu)]
  .flatMap(([, words = '']) => words.split(', '))
  .filter((word) => word !== 'same');
/** The list below the table. */
const retiredInComments = (/Comments do not use ([^.]+)\./u.exec(page)?.[1] ?? '').replace(/\s+/gu, ' ').split(', ');

const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file))
  .map((file) => path.join('src', file));

const EXPORTED =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const enum|enum|function\*?|const|let|class|interface|type) (\w+)/gmu;
const exportsOf = (text: string) => [...text.matchAll(EXPORTED)].map(([, name = '']) => name);

/** `askAgain` has ask and again, `ASK_MS` ask and ms. */
const wordsIn = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/gu) ?? []).map((word) => word.toLowerCase());
const isRetired = (name: string) =>
  wordsIn(name).some((word) => retired.includes(word)) || (/same/iu.test(name) && !/^(is|has)Same|^SAME_/u.test(name));

const retiredComments = (text: string) =>
  (text.match(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/[^\n]*/gu) ?? []).flatMap((comment) =>
    retiredInComments.filter((words) =>
      new RegExp(`\\b${words}\\b`, 'u').test(comment.replace(/\s*\n\s*\*?\s*/gu, ' ')),
    ),
  );

/** The two builds of the route table and of the edition have the same exports: config/webpack takes one of each. */
const VARIANTS = /(?:editionEmbedded|embeddedTable|withoutOperations|servicesWhenIdle)\.ts$/u;

test('finds a retired word in a name, and only there', () => {
  expect(
    ['askAgain', 'ASK_MS', 'useToldBy', 'LastSeenHome', 'PassWords', 'theSameTwice'].filter(isRetired),
  ).toHaveLength(6);
  expect(['fetchTask', 'basket', 'isSameDay', 'SAME_CALL_MS', 'keepalive', 'keyword'].filter(isRetired)).toEqual([]);
  expect(retiredComments('/** The driver is\n * told. */ const url = "https://a.example/told";')).toEqual(['told']);
  expect(retiredComments('const told = 1; // shown twice')).toEqual([]);
});

test('the page names what it retires', () => {
  expect(retired.length).toBeGreaterThan(25);
  expect(retiredInComments.length).toBeGreaterThan(6);
  expect(files.length).toBeGreaterThan(1500);
});

test('no exported name has a retired word', () => {
  expect(
    files.flatMap((file) =>
      exportsOf(read(file))
        .filter(isRetired)
        .map((name) => `${file}: ${name}`),
    ),
  ).toEqual([]);
});

test('an exported name is defined once', () => {
  const places = new Map<string, string[]>();
  for (const file of files.filter((one) => !VARIANTS.test(one)))
    for (const name of new Set(exportsOf(read(file)))) places.set(name, [...(places.get(name) ?? []), file]);
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});

test('no comment has a retired word', () => {
  expect(files.flatMap((file) => retiredComments(read(file)).map((words) => `${file}: ${words}`))).toEqual([]);
});
