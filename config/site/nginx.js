// The nginx configuration of a release. It is made from the same table of headers as `npm run serve`.
const { createHash } = require('node:crypto');
const { existsSync } = require('node:fs');
const { callHeaders } = require('../headers');
const { isTls, plainListen } = require('./settings');

/** nginx cannot write a dollar sign inside a string. None of our headers contains one, and no setting may (config/site/settings.js). */
function quote(text) {
  if (/[$\p{Cc}]/u.test(text)) throw new Error(`nginx cannot take ${JSON.stringify(text)}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
const block = (head, lines) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
/** Only a file that is there may be kept: nginx sends a header without `always` with no failure. */
const addHeaders = (headers) =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)}${/max-age=.*immutable/.test(value) ? '' : ' always'};`,
  );
/** A year. Without subdomains, which may not be ours. */
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' };
/** Where Debian, Red Hat and Alpine keep the certificates that the system trusts. */
const TRUSTED = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt', '/etc/ssl/cert.pem'];
const systemTrusted = () => TRUSTED.find((file) => existsSync(file)) ?? TRUSTED[0];

const tlsLines = ({ certificate, key }) => [
  `ssl_certificate ${quote(certificate)};`,
  `ssl_certificate_key ${quote(key)};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:site:10m;',
];

/**
 * A lost call counts as never received 30 s after the app's own 10 s, so it must not set out after that. What a phone has not sent whole within the
 * limits of header and body is given up. After that comes the way to the gateway: to connect, to agree on TLS, to send. How long the answer takes does
 * not matter here, because the gateway has the request; the app waits 30 s for an upload.
 */
const LIMITS = {
  header: 'client_header_timeout 10s;',
  call: [
    'client_body_timeout 10s;',
    'proxy_connect_timeout 5s;',
    'proxy_send_timeout 10s;',
    'proxy_read_timeout 35s;',
    // A proxy must never retry a payment.
    'proxy_next_upstream off;',
  ],
};

const apiLines = ({ gateway, gatewayCa, ofSite }) => [
  ...Object.keys(callHeaders).map((name) => `proxy_hide_header ${name};`),
  ...addHeaders({ ...callHeaders, ...ofSite }),
  `proxy_pass ${gateway}/api/;`,
  'proxy_http_version 1.1;',
  'proxy_set_header Host $proxy_host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  // They hold both tokens and whose they are. The gateway is given the one token that it needs, in Authorization.
  'proxy_set_header Cookie "";',
  ...LIMITS.call,
  'proxy_ssl_server_name on;',
  ...(gateway.startsWith('https:')
    ? [
        'proxy_ssl_verify on;',
        'proxy_ssl_verify_depth 3;',
        `proxy_ssl_trusted_certificate ${quote(gatewayCa ?? systemTrusted())};`,
      ]
    : []),
];

/**
 * What is written down of a request. Queries have tickets, openids, authorization codes and plates, and what follows the name of a call may be a code
 * too. So do the lines that nginx writes about a gateway that fails: their place is taken by the status and the seconds of the gateway.
 */
function logOf({ accessLog, assets, basePath }) {
  if (accessLog === undefined) return { http: [], server: ['access_log off;', ...QUIET] };
  // Two sites of one nginx need names of their own, and a site has the same ones in every release.
  const name = `site_${createHash('sha256').update(assets).digest('hex').slice(0, 8)}`;
  const base = basePath.replaceAll('.', '[.]');
  const call = `${base}api/([a-z]+/v[0-9]/api|api/v[0-9])/[A-Za-z]+(/msp/[A-Za-z]+|/sync|/byRequest)?`;
  return {
    http: [
      ...block(`map $request_uri $${name}`, [
        'default "-";',
        `"~^(?<${name}_call>${call})" $${name}_call;`,
        `"~^${base}api/" "${basePath}api/-";`,
        `"~^(?<${name}_path>/[^?]*)" $${name}_path;`,
      ]),
      `log_format ${name} '$remote_addr [$time_iso8601] $request_method $${name} $status $body_bytes_sent $request_time $upstream_status $upstream_response_time';`,
    ],
    server: [`access_log ${quote(accessLog)} ${name};`, ...QUIET],
  };
}
/** nginx's own log, but not the lines that quote a request because its gateway did not answer. */
const QUIET = ['error_log stderr crit;'];

/**
 * Serves the documents of `www` and the files of `assets` (config/site/releases.js), and passes calls on to the gateway. It needs nginx 1.18 or newer.
 * Include it from the http block.
 *
 * @param {object} site
 * @param {ReturnType<import('../headers').headerTable>} site.table
 * @param {string} site.www folder of the documents
 * @param {string} site.assets folder of the files whose names change with their content
 * @param {string} site.gateway origin of the operator's gateway
 * @param {string} [site.gatewayCa] file of the certificates that an https gateway is verified against; those of the system without it
 * @param {string} site.listen `8080`, `443 ssl`, …
 * @param {string} [site.serverName] names of the site; without it, it answers for the names of nobody else. `443 ssl` has it
 * @param {string} [site.accessLog] the file in which requests are written down; none are without it
 * @param {string} [site.certificate] file of the certificate chain, for `443 ssl`
 * @param {string} [site.key] file of its private key
 * @param {boolean} site.brotli whether nginx has the static brotli module; without it, it sends gzip
 * @param {string} site.basePath
 */
exports.nginxConfig = ({ table, www, assets, listen, serverName, brotli, basePath, ...site }) => {
  const tls = isTls(listen);
  const ofSite = tls ? HSTS : {};
  const names = serverName === undefined ? [] : [`server_name ${serverName};`];
  const log = logOf({ ...site, assets, basePath });
  const missing = [...addHeaders({ 'Cache-Control': 'no-store', ...ofSite }), 'return 404;'];
  const plain = plainListen(listen);
  const locations = table.flatMap(({ path, exact, file, headers }) => {
    const isFolder = file === undefined && !exact;
    const match = exact ? '= ' : isFolder ? '^~ ' : '';
    const answer = isFolder ? `alias ${quote(`${assets}/`)};` : `try_files /${file ?? path} =404;`;
    return block(`location ${match}${basePath + path}`, [...addHeaders({ ...headers, ...ofSite }), answer]);
  });
  return [
    '# Made by `npm run site`, which makes a new one for each release: change the table in config/headers.js, not this file.',
    ...log.http,
    ...block('server', [
      `listen ${listen}${tls ? ' http2' : ''};`,
      ...names,
      ...(tls ? tlsLines(site) : []),
      'server_tokens off;',
      ...log.server,
      LIMITS.header,
      `root ${quote(www)};`,
      // 403 is the answer to an address of a folder.
      'error_page 403 404 = @missing;',
      ...block('location @missing', missing),
      'charset utf-8;',
      'charset_types text/css text/javascript application/javascript application/json;',
      ...(brotli ? ['brotli_static on;'] : []),
      'gzip_static on;',
      'gzip_vary on;',
      // Pictures of an appeal are sent as base64 inside JSON.
      'client_max_body_size 12m;',
      '# A file that is not there is not there; only addresses without an extension are screens.',
      ...block(`location ~ \\.\\w+$`, missing),
      ...block(`location ^~ ${basePath}api/`, apiLines({ ...site, ofSite })),
      ...locations,
    ]),
    // A server for each name, so that nothing of the answer comes from the request but the address. The first one is for all other hosts.
    ...(plain === null ? [] : serverName.split(' ')).flatMap((name) =>
      block('server', [
        `listen ${plain};`,
        `server_name ${name};`,
        'server_tokens off;',
        'access_log off;',
        `return 301 https://${name}$request_uri;`,
      ]),
    ),
    '',
  ].join('\n');
};
