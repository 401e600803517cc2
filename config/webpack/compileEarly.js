const { readFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { minimizers } = require('./output');

const root = path.resolve(__dirname, '../..');
const OUT = path.join(root, 'node_modules/.cache/early');

/**
 * Compiles the script inside index.html (src/app/early). It is always compiled as for production: without react-refresh and without a runtime,
 * because nothing else is on the page when it runs.
 *
 * @param {Record<string, string>} [alias] of config/webpack/editions.js
 * @returns {Promise<{ code: string, files: string[] }>} the code and the files it is made of
 */
module.exports = (alias = {}) =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: root,
      target: 'browserslist',
      entry: './src/app/early/early.ts',
      output: { path: OUT, filename: 'early.js', iife: true },
      devtool: false,
      resolve: { extensions: ['.ts', '.js'], alias: { '@': path.join(root, 'src'), ...alias } },
      module: {
        rules: [{ test: /\.ts$/, use: { loader: 'babel-loader', options: { envName: 'production' } } }],
      },
      optimization: { minimizer: minimizers().slice(0, 1) },
      performance: { hints: false },
    });
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) {
        reject(error ?? new Error(stats.toString({ all: false, errors: true })));
        return;
      }
      const files = [...stats.compilation.fileDependencies].filter((file) => file.startsWith(path.join(root, 'src')));
      const code = readFileSync(path.join(OUT, 'early.js'), 'utf8').trim();
      compiler.close(() => {
        resolve({ code, files });
      });
    });
  });
