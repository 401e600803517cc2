// npm run site -- --out /srv/driver --gateway https://gateway.example [--config operator.json] [--listen 8080]
//   [--listen "443 ssl" --certificate /etc/ssl/site.pem --key /etc/ssl/site.key]
//
// Makes a site from dist/ for any static server: www/ (files with their .br and .gz, documents that contain the operator's settings) and nginx.conf.
// Running it again with a newer build adds the new files and keeps the former ones for 30 days, because open pages still request them. Running it
// with an older build goes back to that build. DIST=dist-embedded makes the third-party-embedded site. Nothing is built. An invalid setting stops it.
const {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} = require('node:fs');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { brotliCompressSync, constants, gzipSync } = require('node:zlib');
const { renderDocument } = require('../document');
const { headerTable } = require('../headers');
const { nginxConfig } = require('../nginx');
const { readSiteConfig } = require('../siteConfig');
const { problemsOf } = require('../siteOptions');

const root = path.resolve(__dirname, '../..');
const KEPT_FOR_MS = 30 * 24 * 3_600_000;

function writeCompressed(file, text) {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/** Copies the files of this build and sets their date to today. Files of builds that were replaced long ago are deleted. */
function copyAssets(from, to) {
  mkdirSync(to, { recursive: true });
  const now = new Date();
  for (const name of readdirSync(from)) {
    cpSync(path.join(from, name), path.join(to, name));
    utimesSync(path.join(to, name), now, now);
  }
  for (const name of readdirSync(to)) {
    const file = path.join(to, name);
    if (now - statSync(file).mtimeMs > KEPT_FOR_MS) rmSync(file);
  }
}

/**
 * @param {{ dist?: string, out: string, gateway: string, listen?: string, certificate?: string, key?: string, config?: object }} options `out` and,
 *   for TLS, `certificate` and `key` are absolute paths
 * @returns {string[]} one sentence for each setting that has no effect on this build
 * @throws {Error} with one sentence for each setting that cannot be used; nothing has been written then
 */
exports.makeSite = ({
  dist = path.resolve(root, process.env.DIST ?? 'dist'),
  out,
  gateway,
  listen = '8080',
  certificate,
  key,
  config = {},
}) => {
  const wrong = problemsOf({ gateway, listen, certificate, key });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('There is no build yet: run npm run build first.');
  const { client, style, headers, problems } = readSiteConfig(config);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const basePath = client.basePath ?? '/';
  if (!readFileSync(path.join(dist, 'index.html'), 'utf8').includes(`src="${basePath}assets/`))
    throw new Error(
      `basePath: this build is not for ${basePath}: run BASE_PATH=${basePath} npm run build, or correct the setting.`,
    );
  const build = JSON.parse(readFileSync(path.join(dist, 'csp.json'), 'utf8'));
  const table = headerTable({ ...build, ...headers });
  const www = path.join(out, 'www');
  copyAssets(path.join(dist, 'assets'), path.join(www, 'assets'));
  // The documents are written last. Nothing requests the new files before that.
  for (const { file } of table.filter(({ file }) => file !== undefined && existsSync(path.join(dist, file))))
    writeCompressed(
      path.join(www, file),
      renderDocument(readFileSync(path.join(dist, file), 'utf8'), { client, style }),
    );
  for (const file of ['version.json', 'licenses.txt'])
    if (existsSync(path.join(dist, file))) cpSync(path.join(dist, file), path.join(www, file));
  writeFileSync(path.join(out, 'nginx.conf'), nginxConfig({ table, www, gateway, listen, certificate, key, basePath }));
  return headers.embeddedIn.length > 0 && build.mayBeFramed !== true
    ? ['embeddedIn has no effect: nobody may frame this build. DIST=dist-embedded makes the site of the embedded one.']
    : [];
};

function readConfig(file) {
  if (!existsSync(file)) throw new Error(`--config: there is no file ${file}.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error.message}`, { cause: error });
  }
}

if (require.main === module) {
  try {
    const { values } = parseArgs({
      options: {
        out: { type: 'string' },
        gateway: { type: 'string' },
        config: { type: 'string' },
        listen: { type: 'string' },
        certificate: { type: 'string' },
        key: { type: 'string' },
      },
    });
    const { out, gateway, config, listen, certificate, key } = values;
    if (out === undefined || gateway === undefined)
      throw new Error(
        'Say where and whose: npm run site -- --out /srv/driver --gateway https://gateway.example [--config operator.json]',
      );
    const notes = exports.makeSite({
      out: path.resolve(out),
      gateway,
      ...(listen === undefined ? {} : { listen }),
      ...(certificate === undefined ? {} : { certificate: path.resolve(certificate) }),
      ...(key === undefined ? {} : { key: path.resolve(key) }),
      ...(config === undefined ? {} : { config: readConfig(config) }),
    });
    for (const note of notes) console.warn(note);
    console.log(`Written: ${path.resolve(out)}/www and nginx.conf beside it. Now: nginx -t && nginx -s reload`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
