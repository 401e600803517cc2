import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(60_000);

const BUILD = `
  const webpack = require('webpack');
  const Licences = require('./config/webpack/Licences');
  const [context] = process.argv.slice(1);
  webpack({
    mode: 'production', context, entry: './main.js', output: { path: context + '/dist' }, plugins: [new Licences()],
  }).run((error, stats) => {
    if (error || stats.hasErrors()) { console.error(error || stats.toString()); process.exit(1); }
  });
`;

test('the build carries the licences of the packages that are in it, and of no other', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const library = (name: string, files: Readonly<Record<string, string>>) => {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', license: 'MIT' }));
    write(
      `node_modules/${name}/lib/index.js`,
      `globalThis.loaded = ${JSON.stringify(name)};\nexport const name = () => globalThis.loaded;`,
    );
    for (const [file, text] of Object.entries(files)) write(`node_modules/${name}/${file}`, text);
  };
  library('used', { LICENSE: 'Copyright of used', 'NOTICE.txt': 'Notice of used' });
  library('@scope/late', { 'license.md': 'Copyright of late' });
  library('unused', { LICENSE: 'Copyright of unused' });
  write(
    'main.js',
    "import { name } from 'used/lib/index.js'; console.log(name()); import('@scope/late/lib/index.js');",
  );
  const root = path.resolve(__dirname, '../../..');
  const { status, stderr } = spawnSync(process.execPath, ['-e', BUILD, folder], { encoding: 'utf8', cwd: root });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const text = readFileSync(path.join(folder, 'dist/licenses.txt'), 'utf8');
  rmSync(folder, { recursive: true, force: true });
  for (const part of [
    'used 1.2.3: MIT',
    'Copyright of used',
    'Notice of used',
    '@scope/late 1.2.3: MIT',
    'Copyright of late',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('unused');
});
