const { spawnSync } = require('node:child_process');
const path = require('node:path');
const webpack = require('webpack');

const root = path.resolve(__dirname, '../..');
const OUT = path.join(root, 'node_modules/.cache/bench');

/**
 * Bundles config/bench/dispatch.ts as for production and runs it in a process of its own.
 *
 * @returns {Promise<{ services: number, oneUs: number, allUs: number, recordedUs: number }>} microseconds for one dispatch that belongs to no
 *   service: with one service, with all, and with all and the recorder
 */
exports.dispatchCost = async () => {
  const compiler = webpack({
    mode: 'production',
    target: 'node20',
    context: root,
    entry: './config/bench/dispatch.ts',
    output: { path: OUT, filename: 'dispatch.js' },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { '@': path.join(root, 'src') } },
    module: { rules: [{ test: /\.tsx?$/, use: { loader: 'babel-loader', options: { envName: 'production' } } }] },
    performance: { hints: false },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString({ all: false, errors: true })));
      else compiler.close(resolve);
    });
  });
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(OUT, 'dispatch.js')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
};
