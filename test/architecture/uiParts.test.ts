import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const source = path.join(root, 'src');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`);

/** nav-bar -> NavBar */
const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const componentsOf = (file: string) =>
  [...read(file).matchAll(/['"]antd-mobile\/es\/components\/([\w-]+)/g)].map(([, name = '']) => pascal(name));

/** The files of src that a file imports. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?['"]((?:@|\.{1,2})\/[^'"]+)['"]/g)].flatMap(
    ([, name = '']) => {
      const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
      return ['.tsx', '.ts'].map((end) => target + end).filter((one) => existsSync(path.join(source, one)));
    },
  );
const reachedFrom = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  importsOf(file).forEach((one) => reachedFrom(one, seen));
  return seen;
};

interface Row {
  /** The files of the parts, relative to src. */
  files: string[];
  /** The cell after the parts. */
  text: string;
}

/** The rows of one table of docs/ui.md. A part without a folder stands in the folder of the part before it; a part without an area is of src/ui. */
function rowsBelow(heading: string): Row[] {
  const [, after = ''] = readFileSync(path.join(root, 'docs/ui.md'), 'utf8').split(`\n## ${heading}\n`);
  const [table = ''] = after.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) => {
    const [, parts = '', text = ''] = line.split('|').map((cell) => cell.trim());
    let folder = '';
    const files = [...parts.matchAll(/`([\w/*]+)`/g)].flatMap(([, part = '']) => {
      const name = part.includes('/') ? part : `${folder}/${part}`;
      folder = path.posix.dirname(name);
      const full = /^(features|widgets)\//.test(name) ? name : `ui/${name}`;
      return full.endsWith('/*') ? filesIn(full.slice(0, -2)) : [`${full}.tsx`];
    });
    return { files, text };
  });
}

const withComponent = rowsBelow('Parts with a component');
const without = rowsBelow('Parts without one');
const all = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file));
const used = [...new Set(all.flatMap(componentsOf))].sort();

describe('the parts of the screens and antd-mobile (docs/ui.md)', () => {
  test('at least 22 components of the library are used, and the table names each of them', () => {
    expect(used.length).toBeGreaterThanOrEqual(22);
    const named = new Set(withComponent.flatMap(({ text }) => text.split(/,\s*/)).map((name) => name.split(' ')[0]));
    expect(used.filter((name) => !named.has(name))).toEqual([]);
  });

  test('the tables have their rows', () => {
    expect(withComponent.length).toBeGreaterThan(20);
    expect(without.length).toBeGreaterThan(10);
  });

  test.each(withComponent.flatMap(({ files, text }) => files.map((file) => [file, text] as const)))(
    '%s draws %s',
    (file, text) => {
      expect(existsSync(path.join(source, file))).toBe(true);
      const reached = new Set([...reachedFrom(file)].flatMap(componentsOf));
      const names = text.split(/,\s*/).filter((name) => /^[A-Z]\w+$/.test(name));
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !reached.has(name))).toEqual([]);
    },
  );

  test('a part without a component stands among the reasons, and no part stands in both tables', () => {
    const listed = [...withComponent, ...without].flatMap(({ files }) => files);
    const parts = [...filesIn('ui'), ...filesIn('widgets')];
    expect(parts.filter((file) => !listed.includes(file))).toEqual([]);
    expect(listed.filter((file) => !existsSync(path.join(source, file)))).toEqual([]);
    expect(listed.filter((file, index) => listed.indexOf(file) !== index)).toEqual([]);
  });

  test('each reason says something', () => {
    expect(without.filter(({ text }) => text === '')).toEqual([]);
  });
});
