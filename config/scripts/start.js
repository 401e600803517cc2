process.env.WEBPACK_SERVE = 'true';
const { createServer } = require('node:net');
const path = require('node:path');
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const { isScreen, pretendHost, renderDocument } = require('../document');
const { headerTable, rowOf } = require('../headers');
const { createMockApi } = require('../mockApi');

const root = path.resolve(__dirname, '../..');
const HOST = '127.0.0.1';
const port = Number(process.env.PORT || 8080);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT=${process.env.PORT} is no port: choose a number from 1 to 65535, such as PORT=8081 npm start.`);
  process.exit(1);
}

const isTaken = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)));
    probe.once('listening', () => probe.close(() => resolve(false)));
    probe.listen(port, HOST);
  });

/** Only the files of the table count here: the dev server sends none of the headers. */
const table = headerTable({ inlineScripts: [] });

/** Screens get their freshly compiled document, with the pretend host that the address or the cookie names. */
const screens = (server) => (request, response, next) => {
  if (!isScreen(request)) {
    next();
    return;
  }
  server.middleware.waitUntilValid(() => {
    const { outputFileSystem } = server.middleware.context;
    const { file } = rowOf(table, new URL(request.url, 'http://localhost').pathname.slice(1));
    outputFileSystem.readFile(path.join(root, 'dist', file), 'utf8', (error, html) => {
      if (error) {
        next(error);
        return;
      }
      const { host, cookie } = pretendHost(request);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      if (cookie !== null) response.setHeader('Set-Cookie', cookie);
      response.end(renderDocument(html, { host }));
    });
  });
};

async function main() {
  if (await isTaken()) {
    console.error(`Port ${port} is taken: stop what runs there, or choose another with PORT=8081 npm start.`);
    process.exit(1);
  }
  const config = require('../../webpack.config.js')({}, { mode: 'development' });
  const { middleware: mock } = createMockApi();
  const server = new WebpackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      allowedHosts: ['localhost', HOST],
      client: {
        webSocketURL: 'auto://0.0.0.0:0/ws',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
      static: false,
      setupMiddlewares: (middlewares, devServer) => [
        ...['/api', '/__mocks'].map((address) => ({ name: `mock ${address}`, path: address, middleware: mock })),
        { name: 'screens', middleware: screens(devServer) },
        ...middlewares,
      ],
    },
    webpack({ ...config, infrastructureLogging: { level: 'warn' } }),
  );
  await server.start();
  server.middleware.waitUntilValid(() => {
    console.log(
      `\n  The app           http://localhost:${port}\n  The mock world    http://localhost:${port}/__mocks\n`,
    );
  });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
