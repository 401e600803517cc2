// Passes calls on to a real gateway, for `npm start` and `npm run serve` with API_ORIGIN.
const http = require('node:http');
const https = require('node:https');
const UsageError = require('./UsageError');

/** Headers that concern one connection only. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const withoutHopByHop = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));

/**
 * @param {string | undefined} text the value of API_ORIGIN
 * @returns {URL | null} null if it is not set
 * @throws {UsageError} for anything but an http or https origin
 */
exports.readApiOrigin = (text) => {
  if (text === undefined || text === '') return null;
  const origin = URL.canParse(text) ? new URL(text) : null;
  if (!['http:', 'https:'].includes(origin?.protocol) || origin.href !== `${origin.origin}/`) {
    throw new UsageError(
      `API_ORIGIN=${text} is no origin: give scheme, host and port alone, such as API_ORIGIN=https://gateway.example.`,
    );
  }
  return origin;
};

/**
 * Streams a call to the gateway and its response back.
 *
 * @param {URL} origin
 * @param {string} [basePath] removed from the address before the call is sent on
 * @param {Record<string, string>} [more] headers that each response carries instead of the gateway's own
 */
exports.passTo = (origin, basePath = '/', more = {}) => {
  const replaced = Object.fromEntries(Object.entries(more).map(([name, value]) => [name.toLowerCase(), value]));
  const { request: send } = origin.protocol === 'https:' ? https : http;
  return (request, response) => {
    // connect strips the mount path; the gateway needs the whole address
    const address = new URL(`/${(request.originalUrl ?? request.url).slice(basePath.length)}`, origin);
    const headers = { ...withoutHopByHop(request.headers), host: origin.host };
    delete headers.cookie; // both tokens are in it; the gateway is given the one that it needs in Authorization
    const call = send(address, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode, { ...withoutHopByHop(answer.headers), ...replaced });
      answer.pipe(response);
    });
    call.on('error', () => {
      if (response.headersSent) response.destroy();
      else
        response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The gateway does not answer.\n');
    });
    response.on('close', () => call.destroy());
    request.pipe(call);
  };
};
