// npm run serve: serves dist/ with production headers, on the mock world or, with API_ORIGIN=https://…, on a real gateway. APP_CONFIG names a JSON
// file with the run-time configuration (src/platform/config/runtimeConfig.ts). BASE_PATH is the same as in the build. DIST=dist-embedded
// serves the third-party-embedded build.
const { createReadStream, existsSync, readFileSync } = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const { brotliCompressSync, constants, gzipSync } = require('node:zlib');
const { isScreen, pretendHost, renderDocument } = require('../document');
const { passTo, readApiOrigin } = require('../server/gatewayProxy');
const { callHeaders, headerTable, rowOf } = require('../headers');
const { readSiteConfig } = require('../site/operatorSettings');
const { endWithParent } = require('../server/endWithParent');
const { takenPort } = require('../server/listenOptions');
const UsageError = require('../server/UsageError');

const root = path.resolve(__dirname, '../..');
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
const ENCODINGS = [
  ['br', '.br', (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['gzip', '.gz', (text) => gzipSync(text, { level: 9 })],
];
const builtDist = () => path.resolve(root, process.env.DIST ?? 'dist');
const accepts = (request, encoding) =>
  new RegExp(`\\b${encoding}\\b`).test(String(request.headers['accept-encoding'] ?? ''));

const notFound = (response) => {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Not found\n');
};

function sendAsset(dist, { headers }, name, request, response) {
  const file = path.join(dist, 'assets', name);
  const type = TYPES[path.extname(file)];
  if (!/^[\w.-]+$/.test(name) || type === undefined || !existsSync(file)) {
    notFound(response);
    return;
  }
  const [encoding, suffix] =
    ENCODINGS.find(([kind, ending]) => accepts(request, kind) && existsSync(file + ending)) ?? [];
  response.writeHead(200, {
    ...headers,
    'Content-Type': type,
    Vary: 'Accept-Encoding',
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file + (suffix ?? '')).pipe(response);
}

function sendFile(dist, { headers }, name, response) {
  response.writeHead(200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
  createReadStream(path.join(dist, name)).pipe(response);
}

/** Sends a document. Each of its few variants is rendered and compressed once. */
function documentSender(dist, { client, style }, isMocked) {
  const made = new Map();
  const variant = (file, host, encoding, compress) => {
    const key = `${file} ${host} ${encoding}`;
    if (!made.has(key)) {
      const html = readFileSync(path.join(dist, file), 'utf8');
      made.set(key, compress(Buffer.from(renderDocument(html, { client, style, host }))));
    }
    return made.get(key);
  };
  return ({ file, headers }, request, response) => {
    const { host, cookie } = isMocked ? pretendHost(request) : { host: null, cookie: null };
    const [encoding, , compress] = ENCODINGS.find(([kind]) => accepts(request, kind)) ?? [
      'identity',
      '',
      (text) => text,
    ];
    const body = variant(file, host, encoding, compress);
    response.writeHead(200, {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      Vary: isMocked ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      ...(cookie === null ? {} : { 'Set-Cookie': cookie }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * @param {{ dist?: string, basePath?: string, apiOrigin?: string, config?: object }} options without `apiOrigin` the mock world answers
 * @returns the server, not yet listening, and the mock world if there is one
 */
exports.createServer = ({ dist = builtDist(), basePath = '/', apiOrigin, config = {} } = {}) => {
  const gateway = readApiOrigin(apiOrigin);
  const mock = gateway === null ? require('../mockApi').createMockApi({ basePath }) : null;
  const callGateway = gateway === null ? null : passTo(gateway, basePath, callHeaders);
  const site = readSiteConfig(basePath === '/' ? config : { ...config, basePath });
  const build = JSON.parse(readFileSync(path.join(dist, 'csp.json'), 'utf8'));
  const table = headerTable({ ...build, ...site.headers });
  const sendDocument = documentSender(dist, site, mock !== null);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : null;
    const isCall = path !== null && /^api(\/|$)/.test(path);
    if (isCall && callGateway !== null) {
      callGateway(request, response);
    } else if (mock !== null && (isCall || /^\/__mocks(\/|$)/.test(pathname))) {
      if (isCall) for (const [name, value] of Object.entries(callHeaders)) response.setHeader(name, value);
      mock.middleware(request, response);
    } else if (path?.startsWith('assets/')) {
      sendAsset(dist, rowOf(table, path), path.slice('assets/'.length), request, response);
    } else if (path === 'version.json') {
      sendFile(dist, rowOf(table, path), path, response);
    } else if (isScreen(request, basePath)) {
      sendDocument(rowOf(table, path), request, response);
    } else {
      notFound(response);
    }
  });
  return { server, world: mock?.world ?? null };
};

function main() {
  const { API_ORIGIN, APP_CONFIG, BASE_PATH = '/', PORT } = process.env;
  const port = Number(PORT || 8080);
  if (!existsSync(path.join(builtDist(), 'index.html'))) {
    console.error('There is no build yet: run npm run build first.');
    process.exit(1);
  }
  const config = APP_CONFIG === undefined ? {} : JSON.parse(readFileSync(APP_CONFIG, 'utf8'));
  for (const problem of readSiteConfig(config).problems) console.warn(`${APP_CONFIG}: ${problem} The default stands.`);
  const { server, world } = exports.createServer({
    basePath: BASE_PATH,
    config,
    apiOrigin: API_ORIGIN,
  });
  endWithParent(() => process.exit(0));
  server.once('error', (error) => {
    console.error(error.code === 'EADDRINUSE' ? takenPort(port, 'npm run serve') : error);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => {
    console.log(`\n  The app           http://localhost:${port}${BASE_PATH}`);
    console.log(
      world === null ? `  The gateway       ${API_ORIGIN}\n` : `  The mock world    http://localhost:${port}/__mocks\n`,
    );
  });
}

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  }
}
