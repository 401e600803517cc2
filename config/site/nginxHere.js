// What `npm run site` asks of the nginx of this machine: whether it has the brotli module, and to load a release.
const { spawnSync } = require('node:child_process');
const { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const MAIN = '/etc/nginx/nginx.conf';
/** Where it is found although only root has that folder in its PATH. */
const SBIN = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const run = (program, args) => spawnSync(program, args, { encoding: 'utf8' });

/** The path of nginx's program, null if there is none here. */
exports.findNginx = () =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...SBIN]
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file)) ?? null;

/** Lines of a main configuration that load modules. Debian has one file per module, others write the lines themselves. */
exports.moduleLines = (main = MAIN) => {
  const text = existsSync(main) ? readFileSync(main, 'utf8') : '';
  const lines = text.match(/^[ \t]*(?:load_module[^;]*|include[ \t]+[^;]*modules[^;]*);/gm) ?? [];
  // A relative path of an include is relative to the file that has it.
  return lines.map((line) => line.trim().replace(/^include\s+(?=[^/"'\s])/, `include ${path.dirname(main)}/`));
};

/** A main configuration that loads the same modules and touches nothing of a running nginx. */
exports.apart = (folder, http, main = MAIN) =>
  [
    ...exports.moduleLines(main),
    `pid "${folder}/nginx.pid";`,
    `error_log "${folder}/error.log";`,
    'events {}',
    'http {',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path "${folder}/${kind}";`),
    ...http.map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');

/** Whether nginx here takes `brotli_static on`; null if there is no nginx here. */
exports.hasBrotli = (main = MAIN) => {
  const nginx = exports.findNginx();
  if (nginx === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  try {
    writeFileSync(path.join(folder, 'main.conf'), exports.apart(folder, ['brotli_static on;'], main));
    return run(nginx, ['-t', '-c', path.join(folder, 'main.conf')]).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Checks the configuration and makes the running nginx load it.
 *
 * @param {string} main nginx's main configuration
 * @param {string} conf the file that it has to include
 * @throws {Error} with what nginx said; it goes on with what it had
 */
exports.reload = (main, conf) => {
  const nginx = exports.findNginx();
  if (nginx === null) throw new Error('--reload: there is no nginx on this machine.');
  const { status, stdout, stderr } = run(nginx, ['-T', '-c', main]);
  if (status !== 0) throw new Error(`nginx refuses the configuration:\n${stderr.trim()}`);
  if (!stdout.includes(`# configuration file ${conf}:`))
    throw new Error(`--reload: ${main} does not include this site. Write into its http block: include "${conf}";`);
  const reloaded = run(nginx, ['-s', 'reload', '-c', main]);
  if (reloaded.status !== 0) throw new Error(`nginx cannot be reloaded:\n${reloaded.stderr.trim()}`);
};
