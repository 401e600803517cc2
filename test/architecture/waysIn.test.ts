import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { paths, type ScreenName } from '@/navigation/paths';

import { allNames } from '../data/goodVisits';
import { drawnBy, LANDINGS, openedBy } from '../data/waysIn';
import { builtVisits } from '../support/walks/builtVisits';

const { readImports, reachedFrom } = jest.requireActual<{
  readImports: (root: string, folders: readonly string[]) => Map<string, string[]>;
  reachedFrom: (
    imports: Map<string, string[]>,
    files: readonly string[],
    stopsAt?: (file: string) => boolean,
  ) => Set<string>;
}>('../../config/check/imports');

const ROOT = join(__dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const namesIn = <T>(rows: Partial<Readonly<Record<ScreenName, T>>>) => Object.keys(rows) as ScreenName[];

const drawn = Object.entries(drawnBy).flatMap(([title, names]) => {
  const visit = builtVisits.find((one) => one.title === title);
  return names.map((name) => ({ name, from: visit?.name, title }));
});
const opened = namesIn(openedBy).map((name) => ({ name, from: openedBy[name]?.[0], file: openedBy[name]?.[1] ?? '' }));

const imports = readImports(ROOT, ['src']);

/** The file of each screen, as the rows of routes import it. */
const screenFiles = new Map(
  [...imports.keys()]
    .filter((file) => /[rR]outes\.ts$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/(\w+): \{[^{}]*?\bimport\(\s*(?:\/\*.*?\*\/\s*)?'\.\/([^']+)'/g)].map(
        ([, name = '', screen = '']) => [name, `${file.slice(0, file.lastIndexOf('/'))}/${screen}.tsx`] as const,
      ),
    ),
);

/** Whether a file is code of that screen. Routes are where another screen begins. */
function isPartOf(screen: ScreenName, file: string): boolean {
  if (/^src\/(flows|services\/base)\//.test(file)) return imports.has(file);
  const from = screenFiles.get(screen);
  return from !== undefined && reachedFrom(imports, [from], (one) => /[rR]outes\.ts$/.test(one)).has(file);
}

describe('every screen has a way in', () => {
  test('none is named twice, and none of the list is home', () => {
    const all = [...drawn, ...opened].map(({ name }) => name).concat(namesIn(LANDINGS));
    expect(all.filter((name, index) => all.indexOf(name) !== index || name === 'home')).toEqual([]);
  });

  test('nobody is left out: from home and what is opened from outside, the ways lead to all of them', () => {
    const reached = new Set<ScreenName | undefined>(['home', ...namesIn(LANDINGS)]);
    for (let before = 0; before !== reached.size;) {
      before = reached.size;
      for (const { name, from } of [...drawn, ...opened]) if (reached.has(from)) reached.add(name);
    }
    expect(allNames.filter((name) => !reached.has(name)).map((name) => paths[name])).toEqual([]);
  });

  test('each visit that draws links is one of the walks', () => {
    expect(drawn.filter(({ from }) => from === undefined).map(({ title }) => title)).toEqual([]);
  });

  test('what is opened by a press has code for it, in the screen that it is opened from or in a process of the app', () => {
    const isNamed = (file: string, name: string) =>
      new RegExp(`(?<!(useScreen|useTabFrameProps|useDraft|useAccountForm)\\()["']${name}["']`).test(textOf(file));
    const wrong = opened.filter(
      ({ name, from, file }) => from === undefined || !isPartOf(from, file) || !isNamed(file, name),
    );
    expect(wrong).toEqual([]);
  });

  test('docs/rules.md lists what is opened from outside, and from where', () => {
    const rows = [...textOf('docs/rules.md').matchAll(/^ {2}\| `(\/[^`]+)` +\| (.+?) +\|$/gm)].map(
      ([, path, from]) => [path, from] as const,
    );
    expect(rows).toEqual(namesIn(LANDINGS).map((name) => [paths[name], LANDINGS[name]]));
  });
});
