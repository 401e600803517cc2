// npm start: serves the app with fast refresh, on the mock world or, with API_ORIGIN=https://…, on a real gateway. PORT and HOST set where it
// listens. HOST=0.0.0.0 opens it to a phone in the same network.
process.env.WEBPACK_SERVE = 'true';
const { endWithParent } = require('../server/endWithParent');
const { checkListenOptions, readListenOptions } = require('../server/listenOptions');
const { readApiOrigin } = require('../server/gatewayProxy');
const UsageError = require('../server/UsageError');

async function main() {
  endWithParent(() => process.exit(0));
  const listen = readListenOptions(process.env);
  const apiOrigin = readApiOrigin(process.env.API_ORIGIN);
  await checkListenOptions(listen);
  // Required only after the options have been checked, because webpack takes a while to load.
  const { startDevServer } = require('../server/devServer');
  const webpackConfig = require('../../webpack.config.js')({}, { mode: 'development' });
  await startDevServer({ ...listen, apiOrigin, webpackConfig });
}

main().catch((error) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
});
