import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;

/** What another package loads by itself, so that no file of ours names it, and which one. */
const LOADED_BY: Readonly<Record<string, string>> = {
  '@testing-library/dom': '@testing-library/react',
  'oxlint-tsgolint': 'oxlint',
  'webpack-cli': 'webpack',
};

const IN_ROOT = ['babel.config.js', 'webpack.config.js', 'eslint.config.mjs', 'tsconfig.json', '.oxlintrc.json'];
const texts = ['src', 'mocks', 'config', 'test']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file) && !/^corpus/.test(file))
      .map((file) => path.join(folder, file)),
  )
  .concat(IN_ROOT)
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .concat(Object.values(manifest.scripts));
const isNamed = (name: string) =>
  texts.some((text) => new RegExp(`(?:['"\`/ ]|^)${name.replace(/[/.]/g, '\\$&')}(?:['"\`/ ]|$)`).test(text));

const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

const TYPES = '@types/';

test('no dependency is unused', () => {
  expect(names.filter((name) => !name.startsWith(TYPES) && !(name in LOADED_BY) && !isNamed(name))).toEqual([]);
});

test('types belong to something that is used, and what loads a package by itself is used', () => {
  const owners = names.filter((name) => name.startsWith(TYPES)).map((name) => name.slice(TYPES.length));
  expect(owners.filter((name) => name !== 'node' && !names.includes(name))).toEqual([]);
  for (const [name, owner] of Object.entries(LOADED_BY)) {
    expect(names).toContain(name);
    expect(isNamed(owner)).toBe(true);
  }
});

test('the search does not find a package that nothing names', () => {
  expect(isNamed('left-' + 'pad')).toBe(false);
});
