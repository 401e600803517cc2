const { mkdirSync, mkdtempSync, readFileSync, rmSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { editionNames } = require('./editions');
const { minimizers } = require('./output');
const { files: rowFiles, landings, listAddresses, routeRows } = require('./routeRows');

const root = path.resolve(__dirname, '../..');
const CACHE = path.join(root, 'node_modules/.cache');

/**
 * The tabs and the landings of this build: `mine|payPage 支付停车费|…`. A tab has no title bar. The titles of all 188 addresses would weigh 1.7 KB in
 * every document; the other screens get their title with the program.
 */
const framesOf = (rows) => {
  const isLanding = new Set([...landings().map(({ address }) => address), ...listAddresses()]);
  return rows
    .filter(({ address, isTab }) => isTab || isLanding.has(address))
    .map(({ address, title, isTab }) => (isTab ? address : `${address} ${title}`))
    .join('|');
};

/**
 * Compiles the script inside index.html (src/app/early). It is always compiled as for production: without react-refresh and without a runtime,
 * because nothing else is on the page when it runs.
 *
 * @param {Record<string, string>} [alias] of config/webpack/editions.js
 * @returns {Promise<{ code: string, files: string[] }>} the code and the files it is made of
 */
module.exports = (alias = {}) =>
  new Promise((resolve, reject) => {
    mkdirSync(CACHE, { recursive: true });
    // A folder of its own: a test compiles the script beside the build.
    const out = mkdtempSync(path.join(CACHE, 'early-'));
    const compiler = webpack({
      mode: 'production',
      context: root,
      target: 'browserslist',
      entry: './src/app/early/early.ts',
      output: { path: out, filename: 'early.js', iife: true },
      devtool: false,
      plugins: [new webpack.DefinePlugin({ FRAMES: JSON.stringify(framesOf(routeRows(editionNames(alias)))) })],
      resolve: { extensions: ['.ts', '.js'], alias: { '@': path.join(root, 'src'), ...alias } },
      module: {
        rules: [{ test: /\.ts$/, use: { loader: 'babel-loader', options: { envName: 'production' } } }],
      },
      optimization: { minimizer: minimizers().slice(0, 1) },
      performance: { hints: false },
    });
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) {
        rmSync(out, { recursive: true });
        reject(error ?? new Error(stats.toString({ all: false, errors: true })));
        return;
      }
      const files = [...stats.compilation.fileDependencies].filter((file) => file.startsWith(path.join(root, 'src')));
      const code = readFileSync(path.join(out, 'early.js'), 'utf8').trim();
      rmSync(out, { recursive: true });
      compiler.close(() => {
        resolve({ code, files: [...files, ...rowFiles()] });
      });
    });
  });
