import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(120_000);

const root = path.resolve(__dirname, '../../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'late-manifest-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Builds a small app in the same way as webpack.config.js: an entry, one screen of the first load and the given number of lazy
 * screens, each with styles.
 */
const BUILD = `
  const webpack = require('webpack');
  const MiniCssExtractPlugin = require('mini-css-extract-plugin');
  const LazyManifest = require('./config/webpack/LazyManifest');
  const { splitChunks } = require('./config/webpack/output');
  const [context] = process.argv.slice(1);
  const lazyManifest = new LazyManifest('routes');
  webpack({
    mode: 'production', context, target: 'web', entry: { main: './main.js' }, devtool: false, performance: { hints: false },
    resolveLoader: { modules: [process.cwd() + '/node_modules'] },
    output: { path: context + '/dist', filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js' },
    module: { rules: [{ test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }), lazyManifest],
    optimization: { splitChunks: splitChunks(lazyManifest.isLate), minimize: false }, // the minifier names variables by how often letters occur in hashes
  }).run((error, stats) => {
    if (error || stats.hasErrors()) { console.error(error || stats.toString()); process.exit(1); }
  });
`;

interface Built {
  files: string[];
  read(file: string): string;
  named(pattern: RegExp): string;
}

function build(name: string, late: Readonly<Record<string, string>>): Built {
  const context = path.join(folder, name);
  mkdirSync(context, { recursive: true });
  const write = (file: string, text: string) => {
    writeFileSync(path.join(context, file), text);
  };
  const library = `export const shared = ${JSON.stringify('x'.repeat(30_000))};\n`;
  write('shared.js', library);
  for (const screen of ['first', 'other', ...Object.keys(late)]) {
    write(`${screen}.css`, `.${screen} { color: red; }\n`);
    write(
      `${screen}.js`,
      `import './${screen}.css';\nimport { shared } from './shared';\nexport default () => [shared, ${JSON.stringify(late[screen] ?? screen)}];\n`,
    );
  }
  const row = (screen: string) => `${screen}: () => import(/* webpackChunkName: "${screen}" */ './${screen}')`;
  write('routes.js', `export const rows = { ${Object.keys(late).map(row).join(', ')} };\n`);
  write(
    'main.js',
    `globalThis.app = { ${row('first')}, ${row('other')}, rows: () => import(/* webpackChunkName: "routes" */ './routes') };\n`,
  );
  const { status, stderr } = spawnSync(process.execPath, ['-e', BUILD, context], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const dist = path.join(context, 'dist');
  const files = readdirSync(dist);
  return {
    files,
    read: (file) => readFileSync(path.join(dist, file), 'utf8'),
    named: (pattern) => files.find((file) => pattern.test(file)) ?? '',
  };
}

/** The first load, with a placeholder for the hash of the file that contains the lazy rows. */
const firstLoad = ({ read, named }: Built) =>
  read(named(/^main\..*js$/)).replaceAll(named(/^routes\./).split('.')[1] ?? '', '<hash of routes>');

describe('the lazy manifest', () => {
  let two: Built;
  beforeAll(() => {
    two = build('two', { lateOne: 'one', lateTwo: 'two' });
  });

  test('keeps the names and hashes of lazy files out of the first load, and can load all of them', () => {
    const late = two.files.filter((file) => file.startsWith('late'));
    expect(late).toHaveLength(4);
    const main = two.read(two.named(/^main\..*js$/));
    const routes = two.read(two.named(/^routes\./));
    for (const file of late) {
      const [name = '', hash = ''] = file.split('.');
      expect(main).not.toContain(name);
      expect(main).not.toContain(hash);
      expect(routes).toContain(`"${file}"`);
    }
    expect(main).toContain(two.named(/^routes\./).split('.')[1]);
    expect(main).toContain(two.named(/^first\..*js$/).split('.')[1]);
  });

  test('leaves the first load unchanged, except one hash, when a lazy screen is added or changed', () => {
    const three = build('three', { lateOne: 'one', lateTwo: 'two', lateThree: 'three' });
    const changed = build('changed', { lateOne: 'one', lateTwo: 'another two' });
    expect(firstLoad(three)).toBe(firstLoad(two));
    expect(firstLoad(changed)).toBe(firstLoad(two));
    for (const other of [three, changed]) {
      expect(other.named(/^routes\./)).not.toBe(two.named(/^routes\./));
      expect(other.named(/^first\..*js$/)).toBe(two.named(/^first\..*js$/));
    }
  });

  test('lets a lazy screen take shared code from a file of the first load', () => {
    const holders = two.files.filter((file) => file.endsWith('.js') && two.read(file).includes('x'.repeat(30_000)));
    expect(holders).toHaveLength(1);
  });
});
