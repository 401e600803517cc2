const path = require('node:path');
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const { isScreen, pretendHost, renderDocument } = require('../document');
const { passTo } = require('./gatewayProxy');
const { headerTable, rowOf } = require('../headers');
const { compileProgress } = require('./compileProgress');
const { originsOf } = require('./listenOptions');
const { watchMocks } = require('./watchMocks');

/** Only the files of the table matter here. The dev server sends none of the headers. */
const table = headerTable({ inlineScripts: [] });

/** Answers screens with the freshly compiled document. On the mock world it contains the pretend host that the address or the cookie names. */
const screens = (server, isMocked) => (request, response, next) => {
  if (!isScreen(request)) {
    next();
    return;
  }
  server.middleware.waitUntilValid(() => {
    const { outputFileSystem, compiler } = server.middleware.context;
    const { file } = rowOf(table, new URL(request.url, 'http://localhost').pathname.slice(1));
    outputFileSystem.readFile(path.join(compiler.options.output.path, file), 'utf8', (error, html) => {
      if (error) {
        next(error);
        return;
      }
      const { host, cookie } = isMocked ? pretendHost(request) : { host: null, cookie: null };
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      if (cookie !== null) response.setHeader('Set-Cookie', cookie);
      response.end(renderDocument(html, { host }));
    });
  });
};

/** Serves the mock world at its two addresses. With a gateway, it passes calls on and shows a sentence in place of the control page. */
const backendMiddlewares = (mock, apiOrigin) => {
  const noMocks = (request, response) => {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`There is no mock world: calls go to ${apiOrigin.origin} (API_ORIGIN).\n`);
  };
  return mock === null
    ? [
        { name: 'gateway', path: '/api', middleware: passTo(apiOrigin) },
        { name: 'no mocks', path: '/__mocks', middleware: noMocks },
      ]
    : ['/api', '/__mocks'].map((address) => ({ name: `mock ${address}`, path: address, middleware: mock.middleware }));
};

const isCheck = ({ name }) => ['host-header-check', 'cross-origin-header-check'].includes(name);

const welcome = ({ here, elsewhere }, apiOrigin) => {
  const lines = [`The app           ${here}`];
  if (apiOrigin === null) lines.push(`The mock world    ${here}/__mocks`);
  else lines.push(`The gateway       ${apiOrigin.origin} (no mock world, no /__mocks)`);
  if (elsewhere.length > 0) {
    lines.push(
      ...elsewhere.map((origin) => `On a phone        ${origin}`),
      `Everybody in these networks can open it, ${apiOrigin === null ? 'its control page and its source' : 'its source, and through it the gateway'}: there is no password.`,
    );
  }
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
};

/**
 * The development server: fast refresh, the mock world or a gateway, and a page reload when the mock world's code changes.
 *
 * @param {object} options
 * @param {string} options.host an address to listen on
 * @param {number} options.port
 * @param {URL | null} options.apiOrigin the gateway; null for the mock world
 * @param {object} options.webpackConfig
 * @param {(line: string) => void} [options.print]
 * @returns {Promise<{ stop(): Promise<void> }>} resolves when it listens; the first compilation may still be running
 */
exports.startDevServer = async ({ host, port, apiOrigin, webpackConfig, print = console.log }) => {
  const mock = apiOrigin === null ? require('../mockApi').createMockApi() : null;
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      // Numeric addresses are allowed in addition to these. A host name is not, because another site could make one resolve to this server.
      allowedHosts: ['localhost', host],
      client: {
        webSocketURL: 'auto://0.0.0.0:0/ws',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
      static: false,
      setupMiddlewares: (middlewares, devServer) => [
        // These checks refuse foreign host names. They must also protect our own middleware.
        ...middlewares.filter(isCheck),
        ...backendMiddlewares(mock, apiOrigin),
        { name: 'screens', middleware: screens(devServer, mock !== null) },
        ...middlewares.filter((each) => !isCheck(each)),
      ],
    },
    webpack({
      ...webpackConfig,
      plugins: [...(webpackConfig.plugins ?? []), compileProgress(print)],
      infrastructureLogging: { level: 'warn' },
    }),
  );
  await server.start();
  const stopWatching =
    mock === null
      ? () => undefined
      : watchMocks(mock, {
          print,
          // The page's state was made from the former rows.
          onReloaded: (file) => server.sendMessage(server.webSocketServer.clients, 'static-changed', file),
        });
  server.middleware.waitUntilValid(() => print(welcome(originsOf({ host, port }), apiOrigin)));
  return {
    stop() {
      stopWatching();
      return server.stop();
    },
  };
};
