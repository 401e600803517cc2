// The nginx configuration of a release. It is made from the same table of headers as `npm run serve`.
const { existsSync } = require('node:fs');
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

const apiLines = ({ gateway, gatewayCa }) => [
  `proxy_pass ${gateway}/api/;`,
  'proxy_http_version 1.1;',
  'proxy_set_header Host $proxy_host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  // The app's time limit is 30 s, so nginx waits longer. A proxy must never retry a payment.
  'proxy_read_timeout 35s;',
  'proxy_next_upstream off;',
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
 * @param {string} [site.serverName] names of the site; without it, it answers for the names of nobody else
 * @param {string} [site.certificate] file of the certificate chain, for `443 ssl`
 * @param {string} [site.key] file of its private key
 * @param {boolean} site.brotli whether nginx has the static brotli module; without it, it sends gzip
 * @param {string} site.basePath
 */
exports.nginxConfig = ({ table, www, assets, listen, serverName, brotli, basePath, ...site }) => {
  const tls = isTls(listen);
  const ofSite = tls ? HSTS : {};
  const names = serverName === undefined ? [] : [`server_name ${serverName};`];
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
    ...block('server', [
      `listen ${listen}${tls ? ' http2' : ''};`,
      ...names,
      ...(tls ? tlsLines(site) : []),
      'server_tokens off;',
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
      ...block(`location ^~ ${basePath}api/`, apiLines(site)),
      ...locations,
    ]),
    ...(plain === null
      ? []
      : block('server', [`listen ${plain};`, ...names, 'server_tokens off;', 'return 301 https://$host$request_uri;'])),
    '',
  ].join('\n');
};
