import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import library from 'antd-mobile/es/locales/zh-CN';

type Words = Record<string, string | Record<string, string>>;
const { default: words } = jest.requireActual<{ default: Words }>('../../../config/webpack/antdWords');

const root = path.resolve(__dirname, '../../..');
const es = path.join(root, 'node_modules/antd-mobile/es');

/** The files of the library that ours bring along, its own imports included. */
function drawn(): string[] {
  const seen = new Set<string>();
  const reach = (name: string) => {
    const file = [name, `${name}.js`, path.join(name, 'index.js')].find(
      (each) => each.endsWith('.js') && existsSync(each),
    );
    if (file === undefined || seen.has(file)) return;
    seen.add(file);
    for (const [, next = ''] of readFileSync(file, 'utf8').matchAll(/from ["'](\.[^"']+)["']/gu))
      reach(path.resolve(path.dirname(file), next));
  };
  for (const file of readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/u.test(file))
      for (const [, name = ''] of readFileSync(path.join(root, 'src', file), 'utf8').matchAll(
        /from 'antd-mobile\/es\/([^']+)'/gu,
      ))
        reach(path.join(es, name));
  return [...seen];
}

test("the words of the build are antd-mobile's own", () => {
  expect(library).toMatchObject(words);
});

test('no component that we draw lacks a word in the build', () => {
  const files = drawn();
  expect(files.map((file) => path.relative(es, file))).toContain('components/search-bar/search-bar.js');
  const asked = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\blocale\.(\w+)(?:\.(\w+))?/gu)].map(([, part = '', word = '']) => ({
      part,
      word,
      file,
    })),
  );
  expect(asked.length).toBeGreaterThan(3);
  const isThere = ({ part, word }: { part: string; word: string }) => {
    const said = words[part];
    return typeof said === 'string' ? word === '' : said?.[word] !== undefined;
  };
  expect(asked.filter((each) => !isThere(each))).toEqual([]);
});
