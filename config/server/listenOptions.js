const { createServer, isIP } = require('node:net');
const { networkInterfaces } = require('node:os');
const UsageError = require('./UsageError');

const THIS_MACHINE = '127.0.0.1';
const EVERY_NETWORK = ['0.0.0.0', '::'];
const isLoopback = (host) => /^127\./.test(host) || host === '::1';

/**
 * Reads where to listen from the environment variables PORT (default 8080) and HOST (default: this machine only).
 *
 * @param {{ PORT?: string, HOST?: string }} env
 * @returns {{ port: number, host: string }} `host` is an IPv4 or IPv6 address
 * @throws {UsageError}
 */
exports.readListenOptions = ({ PORT, HOST }) => {
  const port = Number(PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageError(`PORT=${PORT} is no port: choose a number from 1 to 65535, such as PORT=8081 npm start.`);
  }
  const host = !HOST || HOST === 'localhost' ? THIS_MACHINE : HOST.replace(/^\[(.*)\]$/, '$1');
  // A browser cannot open a link-local address with a zone (fe80::1%eth0).
  if (isIP(host) === 0 || host.includes('%')) {
    throw new UsageError(
      `HOST=${HOST} is no address to listen on: give 0.0.0.0 for every network, one address of this machine, or nothing for this machine alone.`,
    );
  }
  return { port, host };
};

/** One sentence with a command that can be copied: another port than the taken one. */
exports.takenPort = (port, command) =>
  `Port ${port} is taken: stop what runs there, or choose another with PORT=${port < 65_535 ? port + 1 : 8080} ${command}.`;

const REFUSED = {
  EADDRINUSE: ({ port }) => exports.takenPort(port, 'npm start'),
  EADDRNOTAVAIL: ({ host }) =>
    `HOST=${host} is no address of this machine: give 0.0.0.0 for every network, one of its own addresses, or nothing for this machine alone.`,
  EAFNOSUPPORT: ({ host }) =>
    `HOST=${host} is an IPv6 address, which this machine does not have: give 0.0.0.0 instead.`,
  EACCES: ({ port }) => `Port ${port} is not free to everybody: choose one above 1023 with PORT=8081 npm start.`,
};

/** Tries to listen and stops again. Throws a `UsageError` that says why listening is not possible. */
exports.checkListenOptions = (options) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const sentence = REFUSED[error.code]?.(options);
      reject(sentence === undefined ? error : new UsageError(sentence));
    });
    probe.once('listening', () => probe.close(() => resolve()));
    probe.listen(options.port, options.host);
  });

const originOf = (host, port) => `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;

/**
 * The addresses at which the server can be opened.
 *
 * @returns {{ here: string, elsewhere: string[] }} origins: for this machine, and for other devices (a phone)
 */
exports.originsOf = ({ host, port }, interfaces = networkInterfaces()) => {
  if (isLoopback(host)) return { here: originOf(host === '::1' ? host : 'localhost', port), elsewhere: [] };
  if (!EVERY_NETWORK.includes(host)) return { here: originOf(host, port), elsewhere: [originOf(host, port)] };
  const outer = Object.values(interfaces)
    .flat()
    .filter(({ internal, family }) => !internal && (family === 'IPv4' || host === '::'))
    .map(({ address }) => address)
    // Link-local addresses need a zone, which an address bar does not accept.
    .filter((address) => !/^fe[89ab]/i.test(address));
  return { here: originOf('localhost', port), elsewhere: outer.map((address) => originOf(address, port)) };
};
