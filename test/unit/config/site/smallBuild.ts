import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const PEM = path.resolve(__dirname, '../../../data/tls/localhost.pem');
export const KEY = path.resolve(__dirname, '../../../data/tls/localhost.key');
/** A key that does not belong to that certificate. */
export const OTHER_KEY = path.resolve(__dirname, '../../../data/tls/other.key');

/** Writes the smallest folder that `npm run site` accepts as a build. `files` are the names of its assets beside `main`. */
export function smallBuild(folder: string, { mayBeFramed = false, version = '0.1.0', files = [] as string[] } = {}) {
  const dist = path.join(folder, `dist-${version}`);
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  for (const name of ['main.11111111.js', ...files]) writeFileSync(path.join(dist, 'assets', name), name);
  writeFileSync(
    path.join(dist, 'index.html'),
    `<!doctype html><html><head><title>${version}</title><script src="/assets/main.11111111.js"></script></head><body></body></html>`,
  );
  writeFileSync(path.join(dist, 'csp.json'), JSON.stringify({ inlineScripts: [], mayBeFramed }));
  writeFileSync(path.join(dist, 'version.json'), JSON.stringify({ version, commit: 'abc' }));
  return dist;
}
