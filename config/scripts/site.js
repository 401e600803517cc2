// npm run site -- --out /srv/driver --gateway https://gateway.example [--config operator.json] [--listen 8080] [--server-name driver.example]
//   [--listen "443 ssl" --certificate /etc/ssl/site.pem --key /etc/ssl/site.key] [--gateway-ca ca.pem] [--brotli on|off]
//   [--access-log /var/log/nginx/driver.log] [--reload /etc/nginx/nginx.conf]
// npm run site -- --out /srv/driver --release NAME [--reload /etc/nginx/nginx.conf]
//
// Makes a release of dist/ for nginx or any other static server, and makes it the current one (config/site/releases.js). The second form goes back to
// a release that is still there. nginx is reloaded with --reload, and otherwise is said to need it. DIST=dist-embedded makes the third-party-embedded
// site. Nothing is built. An invalid setting stops it before anything is written.
const { cpSync, existsSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { brotliCompressSync, constants, gzipSync } = require('node:zlib');
const { renderDocument } = require('../document');
const { headerTable } = require('../headers');
const { nginxConfig } = require('../site/nginx');
const { hasBrotli, reload } = require('../site/nginxHere');
const { partsOf } = require('../site/operatorSettings');
const { addRelease, currentRelease, prune, switchTo } = require('../site/releases');
const { OPTIONS, readSettings } = require('../site/settings');

const FOR_OTHERS = 0o005;
const root = path.resolve(__dirname, '../..');

function writeCompressed(file, text) {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function readBuild(dist, basePath) {
  if (!['index.html', 'csp.json', 'assets'].every((name) => existsSync(path.join(dist, name))))
    throw new Error('There is no build yet: run npm run build first.');
  if (!readFileSync(path.join(dist, 'index.html'), 'utf8').includes(`src="${basePath}assets/`))
    throw new Error(
      `basePath: this build is not for ${basePath}: run BASE_PATH=${basePath} npm run build, or correct the setting.`,
    );
  const version = path.join(dist, 'version.json');
  return { headers: readJson(path.join(dist, 'csp.json')), build: existsSync(version) ? readJson(version) : {} };
}

const BROTLI_MISSING = {
  false:
    'gzip is sent, not brotli: nginx here has no static brotli module (Debian: apt install libnginx-mod-http-brotli-static).',
  null: 'gzip is sent, not brotli: there is no nginx here to ask whether it has the static brotli module. Say --brotli on if it has.',
};
/** Whether nginx is told to send brotli, and what to say about it. */
function brotliOf(wish) {
  if (wish !== undefined) return { brotli: wish === 'on', notes: [] };
  const has = hasBrotli();
  return { brotli: has === true, notes: has === true ? [] : [BROTLI_MISSING[String(has)]] };
}

/** What nginx would not complain about, and yet would not serve. */
function mayStumble(folder) {
  const parents = [];
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) parents.unshift(at);
  const closed = parents.find((at) => (statSync(at).mode & FOR_OTHERS) !== FOR_OTHERS);
  const notes = [];
  if (closed !== undefined)
    notes.push(
      `${closed} is not open to other users, so nginx's workers may find nothing in it: chmod o+rx, or choose another --out.`,
    );
  return notes;
}

/**
 * Writes a release and makes it the current one.
 *
 * @param {object} options by their names on the command line, `config` as an object; `dist` is the folder of the build
 * @returns {{ out: string, release: string, former: string | null, notes: string[] }} `notes` has a sentence for each setting that has no effect
 * @throws {Error} with one sentence for each setting that cannot be used; nothing has been written then
 */
exports.makeSite = ({ dist = path.resolve(root, process.env.DIST ?? 'dist'), ...given }) => {
  const settings = readSettings(given);
  const { out } = settings;
  const { client, style, headers } = partsOf(settings.config);
  const basePath = client.basePath ?? '/';
  const { headers: ofBuild, build } = readBuild(dist, basePath);
  const former = currentRelease(out);
  const table = headerTable({ ...ofBuild, ...headers });
  const { brotli, notes } = brotliOf(settings.brotli);
  const release = addRelease(out, {
    assets: path.join(dist, 'assets'),
    build,
    write(www) {
      for (const { file } of table.filter(({ file }) => file !== undefined && existsSync(path.join(dist, file))))
        writeCompressed(
          path.join(www, file),
          renderDocument(readFileSync(path.join(dist, file), 'utf8'), { client, style }),
        );
      for (const file of ['version.json', 'licenses.txt'])
        if (existsSync(path.join(dist, file))) cpSync(path.join(dist, file), path.join(www, file));
    },
    nginxConf: (folders) =>
      nginxConfig({
        ...settings,
        ...folders,
        table,
        brotli,
        basePath,
        serverName: settings['server-name'],
        gatewayCa: settings['gateway-ca'],
        accessLog: settings['access-log'],
      }),
  });
  switchTo(out, release);
  prune(out, [release, former]);
  notes.push(...mayStumble(path.join(out, 'releases', release)));
  if (headers.embeddedIn.length > 0 && ofBuild.mayBeFramed !== true)
    notes.push(
      'embeddedIn has no effect: nobody may frame this build. DIST=dist-embedded makes the site of the embedded one.',
    );
  return { out, release, former, notes };
};

function readConfig(file) {
  if (!existsSync(file)) throw new Error(`--config: there is no file ${file}.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error.message}`, { cause: error });
  }
}

/** nginx loads what is current now. If it refuses, the former release is made the current one again. */
function load({ out, former }, main) {
  try {
    reload(main, path.join(out, 'current/nginx.conf'));
  } catch (error) {
    if (former === null) throw error;
    switchTo(out, former);
    throw new Error(`${error.message}\nThe current release is ${former} again, and nginx goes on with it.`, {
      cause: error,
    });
  }
}

const inShell = (text) => (/^[\w/.+@=:-]+$/.test(text) ? text : `'${text}'`);

function tell({ out, release, former }, main) {
  const lines = [`Current: ${path.join(out, 'releases', release)}${former === null ? '' : ` (until now ${former})`}`];
  if (main !== undefined) lines.push('nginx has loaded it.');
  else if (former === null)
    lines.push(
      `Write into the http block of nginx:  include "${out}/current/nginx.conf";`,
      'Then:  nginx -t && nginx -s reload',
    );
  else lines.push(`nginx serves ${former} until it is told:  nginx -t && nginx -s reload`);
  if (former !== null && former !== release)
    lines.push(
      `Back:  npm run site -- --out ${inShell(out)} --release ${former}${main === undefined ? '' : ` --reload ${inShell(main)}`}`,
    );
  console.log(lines.join('\n'));
}

const EXAMPLE = 'npm run site -- --out /srv/driver --gateway https://gateway.example [--config operator.json]';

function readArguments() {
  // Without `strict`, what is unknown or has no value reaches the schema, which has the sentences.
  const { values, positionals } = parseArgs({
    strict: false,
    allowPositionals: true,
    options: Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }])),
  });
  if (positionals.length > 0)
    throw new Error(
      `${JSON.stringify(positionals[0])} belongs to no option. A value with a space needs quotes: --listen "443 ssl"`,
    );
  if (Object.keys(values).length === 0) throw new Error(`Say where and whose: ${EXAMPLE}`);
  return { ...values };
}

function main() {
  const given = readArguments();
  const settings = { ...given, ...(typeof given.config === 'string' ? { config: readConfig(given.config) } : {}) };
  const { out, release, reload: nginxMain } = readSettings(settings);
  const made =
    release === undefined ? exports.makeSite(settings) : { out, release, former: switchTo(out, release), notes: [] };
  for (const note of made.notes) console.warn(note);
  if (nginxMain !== undefined) load(made, nginxMain);
  tell(made, nginxMain);
}

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
