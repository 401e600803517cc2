import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { BrowserContext } from 'playwright-core';
import type { Configuration, RuleSetRule, Stats } from 'webpack';

const require = createRequire(__filename);
const root = path.resolve(__dirname, '../..');
const FOLDER = '/__page/';

type Run = (error: Error | null, stats?: Stats) => void;
const webpack = require('webpack') as (configuration: Configuration) => {
  run(done: Run): void;
  close(done: () => void): void;
};
const configurationOf = require('../../webpack.config.js') as (env: object, argv: { mode: string }) => Configuration;

const built = new Map<string, Promise<ReadonlyMap<string, Buffer>>>();

/** The files of one entry of test/browser/pages, compiled in the same way as the app and kept in memory for the run. */
function build(entry: string): Promise<ReadonlyMap<string, Buffer>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  const usual = configurationOf({}, { mode: 'development' });
  const pages: RuleSetRule = { test: /\.tsx?$/, include: path.join(root, 'test/browser/pages'), use: 'babel-loader' };
  const compiler = webpack({
    mode: 'development',
    context: root,
    target: 'browserslist',
    entry: { page: `./test/browser/pages/${entry}` },
    output: { path: folder, filename: '[name].js', chunkFilename: '[name].js', publicPath: FOLDER },
    devtool: false,
    module: { rules: [...(usual.module?.rules ?? []), pages] },
    ...(usual.resolve === undefined ? {} : { resolve: usual.resolve }),
    performance: { hints: false },
  });
  return new Promise<ReadonlyMap<string, Buffer>>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error !== null || stats?.hasErrors() !== false) {
        reject(error ?? new Error(stats?.toString({ all: false, errors: true }) ?? 'no build'));
        return;
      }
      resolve(new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))])));
    });
  }).finally(() => {
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Serves a page that belongs to a test, on the test's origin: parts of src/ without the app around them. Returns its address. */
export async function serveOwnPage(context: BrowserContext, origin: string, entry: string): Promise<string> {
  const files = await (built.get(entry) ?? built.set(entry, build(entry)).get(entry));
  await context.route(
    (url) => url.origin === origin && url.pathname.startsWith(FOLDER),
    (route) => {
      const name = new URL(route.request().url()).pathname.slice(FOLDER.length);
      const body = files?.get(name);
      if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', body });
      const html =
        '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        '<title>parts</title><div id="root"></div><script src="page.js"></script></html>';
      return route.fulfill({ contentType: 'text/html', body: html });
    },
  );
  return `${origin}${FOLDER}`;
}
