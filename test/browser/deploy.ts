import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright-core';

import type { Tools } from './harness';

const { createServer } = createRequire(__filename)('../../config/scripts/serve.js') as {
  createServer(options: { dist: string }): { server: Server };
};

const BUILT = path.resolve(process.env['DIST'] ?? 'dist');
/** A built file of a release: `assets/[name].[contenthash:6]` of webpack.config.js. */
export const BUILT_NAME = /^(.+)\.([0-9a-f]{6})\.(js|css)$/;
/** Another hash than the given one: each digit's difference to f. */
const turned = (hash: string) => Array.from(hash, (digit) => (15 - parseInt(digit, 16)).toString(16)).join('');

/** A later release of the same program: every file has a new name, and every reference to a file uses the new name. */
function laterRelease(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  cpSync(BUILT, folder, { recursive: true });
  const assets = path.join(folder, 'assets');
  for (const file of readdirSync(assets)) if (/\.(br|gz)$/.test(file)) rmSync(path.join(assets, file));
  const hashes = readdirSync(assets).flatMap((file) => BUILT_NAME.exec(file)?.[2] ?? []);
  const anyHash = new RegExp(hashes.join('|'), 'g');
  const rename = (file: string) => {
    writeFileSync(file, readFileSync(file, 'utf8').replace(anyHash, turned));
  };
  rename(path.join(folder, 'index.html'));
  for (const file of readdirSync(assets)) {
    if (!BUILT_NAME.test(file)) continue;
    rename(path.join(assets, file));
    renameSync(path.join(assets, file), path.join(assets, newName(file)));
  }
  return folder;
}

const newName = (file: string) =>
  file.replace(BUILT_NAME, (_, name: string, hash: string, type: string) => `${name}.${turned(hash)}.${type}`);
const isAsset = (url: URL) => url.pathname.startsWith('/assets/');
const fileOf = (url: URL) => url.pathname.slice('/assets/'.length);

/** How a server responds to a request for a file that no longer exists. */
export type Gone = '404' | 'html' | 'never';

export interface Deploy {
  /** The number of document requests since the deployment. */
  reloads(): number;
  /** While this is on, the later release also lacks every file that the open page had not fetched. */
  breakLater(isBroken: boolean): void;
  /** Whether the document in view belongs to the later release. */
  isLater(): Promise<boolean>;
}

/** From now on the server has only the later release, and no file of the one before. */
export async function deploy({ page, context, origin }: Tools, gone: Gone): Promise<Deploy> {
  const dist = laterRelease();
  const { server } = createServer({ dist });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
  context.once('close', () => {
    server.closeAllConnections();
    server.close();
    rmSync(dist, { recursive: true, force: true });
  });
  const inspector = await context.newCDPSession(page);
  const { frameTree } = await inspector.send('Page.getResourceTree');
  const had = frameTree.resources.map(({ url }) => new URL(url)).filter(isAsset);
  const hadLater = new Set(had.map((url) => newName(fileOf(url))));
  const present = new Set(readdirSync(path.join(dist, 'assets')));
  let isBroken = false;
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) reloads += 1;
  });
  await context.route(
    (url) => url.origin === origin && !/^\/(api|__mocks)\//.test(url.pathname),
    async (route) => {
      const url = new URL(route.request().url());
      const isGone = isAsset(url) && (!present.has(fileOf(url)) || (isBroken && !hadLater.has(fileOf(url))));
      if (isGone && gone === 'never') return;
      if (isGone && gone === 'html') {
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>app</title>' });
      } else if (isGone) {
        await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
      } else {
        url.port = String(port);
        // Do not continue the request with another address: the document would then have that address.
        await route
          .fetch({ url: url.href })
          .then((response) => route.fulfill({ response }))
          .catch(() => undefined);
      }
    },
  );
  return {
    reloads: () => reloads,
    breakLater: (now) => {
      isBroken = now;
    },
    isLater: () => isOfRelease(page, present),
  };
}

const isOfRelease = async (page: Page, present: ReadonlySet<string>): Promise<boolean> => {
  const sources = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src !== ''));
  return sources.every((src) => present.has(fileOf(new URL(src))));
};
