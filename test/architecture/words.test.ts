import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The first two columns of the table under "Retired". */
const replaced = [
  ...(read('docs/words.md').split('## Retired')[1] ?? '').matchAll(/^\| (\p{Script=Han}[^|]*?) +\| ([^|]*?) +\|/gmu),
].map(([, word = '', instead = '']) => ({ word, instead }));
const retired = replaced.map(({ word }) => word);

const sources = ['src', 'config/webpack'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js|html)$/u.test(file))
    .map((file) => path.join(folder, file)),
);

/** 车场 is retired, and 停车场 stands in its place. */
const withRetired = (text: string): readonly string[] =>
  replaced
    .filter(({ word, instead }) => (instead.includes(word) ? text.replaceAll(instead, '') : text).includes(word))
    .map(({ word }) => word);

test('finds a retired word', () => {
  expect(withRetired("what: '账单没有查到'")).toEqual(['没有查到']);
  expect(withRetired("what: '账单加载失败', cancelLabel: '取消'")).toEqual([]);
  expect(withRetired("title: '可预约车场'")).toEqual(['车场']);
  expect(withRetired("title: '可预约停车场'")).toEqual([]);
});

test('the page names what it retires, and looks at the app', () => {
  expect(retired.length).toBeGreaterThan(12);
  expect(sources).toEqual(expect.arrayContaining(['src/widgets/checkout/model/toPaymentOutcomeView.ts']));
  expect(sources.length).toBeGreaterThan(500);
});

test('no screen says a retired word', () => {
  expect(sources.flatMap((file) => withRetired(read(file)).map((word) => `${file}: ${word}`))).toEqual([]);
});

test('a screen that did not load does not speak of money that was not taken', () => {
  const said = sources.flatMap((file) => [...read(file).matchAll(/^\s*money: '([^']+)'/gmu)].map(([, text]) => text));
  expect(said.filter((text) => text?.includes('扣款'))).toEqual([]);
});
