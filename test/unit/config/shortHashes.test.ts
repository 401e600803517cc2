import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import webpack, { type WebpackPluginInstance } from 'webpack';

const { PLACEHOLDER, ShortHashes } = jest.requireActual<{
  PLACEHOLDER: string;
  ShortHashes: new () => WebpackPluginInstance;
}>('../../../config/webpack/ShortHashes');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hashes-'));
  writeFileSync(path.join(folder, 'lazy.js'), 'export const value = 1;');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Built {
  /** The hashes that are written before they are replaced. */
  readonly placeholders: readonly string[];
  readonly files: readonly string[];
  readonly main: string;
}

/** Builds a file with a lazy one and this number in it. */
function build(number: string, hash: string, plugins: WebpackPluginInstance[]): Promise<Built> {
  writeFileSync(path.join(folder, 'main.js'), `globalThis.lazy = import('./lazy'); globalThis.text = 'n${number}';`);
  let placeholders: string[] = [];
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: {
      path: path.join(folder, 'dist'),
      filename: `[name].${hash}.js`,
      chunkFilename: `[id].${hash}.js`,
      clean: true,
    },
    optimization: { minimize: false },
    plugins: [
      ...plugins,
      (all) => {
        all.hooks.compilation.tap('test', (compilation) => {
          const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
          compilation.hooks.processAssets.tap({ name: 'test', stage }, (assets) => {
            placeholders = Object.keys(assets).map((name) => name.split('.')[1] ?? '');
          });
        });
      },
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null || stats?.hasErrors() !== false) {
        reject(error ?? new Error(stats?.toString()));
        return;
      }
      const dist = path.join(folder, 'dist');
      const files = readdirSync(dist);
      const main = readFileSync(path.join(dist, files.find((file) => file.startsWith('main.')) ?? ''), 'utf8');
      compiler.close(() => {
        resolve({ placeholders, files, main });
      });
    });
  });
}

test('a number that contains the hash of a file stays what it is', async () => {
  const short = '[contenthash:6]';
  const { placeholders } = await build('', short, []);
  const number = `4${placeholders.join('4')}5`;
  expect((await build(number, short, [])).main).not.toContain(`n${number}`);
  expect((await build(number, PLACEHOLDER, [new ShortHashes()])).main).toContain(`n${number}`);
}, 60_000);

test('names have six digits, of their content, and what refers to them names them', async () => {
  const { files, main } = await build('1', PLACEHOLDER, [new ShortHashes()]);
  expect(files.filter((file) => /^\w+\.[0-9a-f]{6}\.js$/.test(file))).toHaveLength(2);
  const lazy = files.find((file) => !file.startsWith('main.')) ?? '';
  expect(main).toContain(lazy.split('.')[1]);
  const other = await build('2', PLACEHOLDER, [new ShortHashes()]);
  expect(other.files).toContain(lazy);
  expect(other.files.find((file) => file.startsWith('main.'))).not.toBe(files.find((file) => file.startsWith('main.')));
}, 60_000);
