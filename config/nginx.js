// The nginx configuration of a site. It is made from the same table of headers as `npm run serve`.

const { isTls } = require('./siteOptions');

/** nginx cannot write a dollar sign inside a string. None of our headers contains one. */
function quote(text) {
  if (text.includes('$')) throw new Error(`nginx cannot send ${text}`);
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
const HTTPS_PORT = /(?:^|:)443(?: |$)/;
/** Where Debian and its kin keep the certificates that the system trusts. */
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Serves static files from `www` (see config/scripts/site.js) and passes calls on to the gateway. It needs nginx 1.18 or newer with the static brotli
 * module. Include it from the http block.
 *
 * @param {object} site
 * @param {ReturnType<import('./headers').headerTable>} site.table
 * @param {string} site.www folder of the files
 * @param {string} site.gateway origin of the operator's gateway
 * @param {string} site.listen `8080`, `443 ssl`, …
 * @param {string} [site.certificate] file of the certificate chain, for `443 ssl`
 * @param {string} [site.key] file of its private key
 * @param {string} site.basePath
 */
exports.nginxConfig = ({ table, www, gateway, listen, certificate, key, basePath }) => {
  const tls = isTls(listen);
  const ofSite = tls ? HSTS : {};
  const locations = table.flatMap(({ path, exact, file, headers }) => {
    const at = basePath + path;
    const match = exact ? '= ' : file === undefined ? '^~ ' : '';
    const answer = file === undefined ? `alias ${quote(`${www}/${path}`)};` : `try_files /${file} =404;`;
    return block(`location ${match}${at}`, [...addHeaders({ ...headers, ...ofSite }), answer]);
  });
  return [
    '# Made by `npm run site`: change the table in config/headers.js, not this file.',
    ...block('server', [
      `listen ${listen}${tls ? ' http2' : ''};`,
      ...(certificate === undefined ? [] : [`ssl_certificate ${quote(certificate)};`]),
      ...(key === undefined ? [] : [`ssl_certificate_key ${quote(key)};`]),
      ...(tls ? ['ssl_protocols TLSv1.2 TLSv1.3;', 'ssl_session_cache shared:site:10m;'] : []),
      'server_tokens off;',
      `root ${quote(www)};`,
      'error_page 404 = @missing;',
      ...block('location @missing', [...addHeaders({ 'Cache-Control': 'no-store', ...ofSite }), 'return 404;']),
      'charset utf-8;',
      'charset_types text/css text/javascript application/javascript application/json;',
      'brotli_static on;',
      'gzip_static on;',
      'gzip_vary on;',
      // Pictures of an appeal are sent as base64 inside JSON.
      'client_max_body_size 12m;',
      '# A file that is not there is not there; only addresses without an extension are screens.',
      ...block(`location ~ \\.\\w+$`, [...addHeaders({ 'Cache-Control': 'no-store', ...ofSite }), 'return 404;']),
      ...block(`location ^~ ${basePath}api/`, [
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
          ? ['proxy_ssl_verify on;', 'proxy_ssl_verify_depth 3;', `proxy_ssl_trusted_certificate ${TRUSTED};`]
          : []),
      ]),
      ...locations,
    ]),
    ...(tls && HTTPS_PORT.test(listen) ? block('server', ['listen 80;', 'return 301 https://$host$request_uri;']) : []),
    '',
  ].join('\n');
};
