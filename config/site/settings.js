// Everything that `npm run site` is told, on its command line and in the operator's JSON, as one schema. A setting that cannot be used is told in one
// sentence. What is let through is written into nginx's configuration, so nothing that could end a directive there is let through.
const { createPrivateKey, X509Certificate } = require('node:crypto');
const { accessSync, constants, existsSync, readFileSync, statSync } = require('node:fs');
const { isIP, isIPv4 } = require('node:net');
const path = require('node:path');
const v = require('valibot');
const { operatorSettings } = require('./operatorSettings');
const { isHost, isOrigin, mustBe, show, strict } = require('./says');

const HIGHEST_PORT = 65_535;
/** nginx replaces `$name` inside quotes, patterns in an `include`, and ends a directive at a quote or a new line. */
const PATH = /^[\p{L}\p{M}\p{N} /._+@,=:~()-]+$/u;
const PATH_WORDS =
  'written with letters, digits, spaces and /._+@,=:~()- only, because it is written into the configuration of nginx';

const absolute = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((file) => path.resolve(file)),
);
const safePath = v.check(
  (file) => PATH.test(file),
  ({ input }) => `${show(input)} cannot be used: it must be ${PATH_WORDS}.`,
);
const isFile = (file) => existsSync(file) && statSync(file).isFile();
const isFolder = (name) => existsSync(name) && statSync(name).isDirectory();
const isReadable = (file) => {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};
const parses = (file, read) => {
  // A key that only the master process of nginx may read is left to `nginx -t`.
  if (!isReadable(file)) return true;
  try {
    read(readFileSync(file));
    return true;
  } catch {
    return false;
  }
};
const file = (what, read) =>
  v.optional(
    mustBe(
      `the path of ${what}`,
      v.pipe(
        absolute,
        safePath,
        v.check(isFile, ({ input }) => `there is no file ${input}.`),
        v.check(
          (name) => parses(name, read),
          ({ input }) => `${input} cannot be read as ${what}.`,
        ),
      ),
    ),
  );

/** `8080`, `127.0.0.1:8080`, `[::1]:8080 ssl`, … in its parts. */
const partsOfListen = (listen) =>
  /^(?:(\*|[\d.]+|\[[\da-f:.]+\]):)?(\d{1,5})((?: ssl| default_server)*)$/.exec(listen) ?? [];
const isListen = (listen) => {
  const [, address, port, words] = partsOfListen(listen);
  if (port === undefined) return false;
  const isAddress =
    address === undefined || address === '*' || isIPv4(address) || isIP(address.replace(/^\[|\]$/g, '')) === 6;
  return isAddress && new Set(words.match(/\w+/g)).size === (words.match(/\w+/g) ?? []).length;
};
const portOfListen = (listen) => Number(partsOfListen(listen)[2]);

/** Whether the site itself speaks TLS. */
exports.isTls = (listen) => / ssl\b/.test(listen);
/** Where plain http has to be led to https: the same address, port 80. Null for a site on a port of its own. */
exports.plainListen = (listen) => {
  const [, address, port, words] = partsOfListen(listen);
  if (!exports.isTls(listen) || Number(port) !== 443) return null;
  return `${address === undefined ? '' : `${address}:`}80${words.replace(' ssl', '')}`;
};

const options = {
  out: mustBe(
    'a folder of its own, like /srv/driver',
    v.pipe(
      absolute,
      v.check((folder) => folder !== path.parse(folder).root),
      v.check((folder) => !existsSync(folder) || isFolder(folder)),
      safePath,
    ),
  ),
  gateway: v.optional(
    mustBe(
      'an origin like https://gateway.example, without a path',
      v.pipe(
        v.string(),
        v.check((origin) => isOrigin(origin.replace(/\/$/, ''), ['https:', 'http:'])),
        v.transform((origin) => new URL(origin).origin),
      ),
    ),
  ),
  listen: v.optional(
    mustBe(
      'written like 8080, 127.0.0.1:8080, "[::]:8080" or "443 ssl"',
      v.pipe(
        v.string(),
        v.check(isListen),
        v.check(
          (listen) => portOfListen(listen) >= 1 && portOfListen(listen) <= HIGHEST_PORT,
          ({ input }) => `${show(input)} has no port from 1 to ${HIGHEST_PORT}.`,
        ),
      ),
    ),
    '8080',
  ),
  'server-name': v.optional(
    mustBe(
      'names of this site with a space between them, like "driver.example www.driver.example"',
      v.pipe(
        v.string(),
        v.check((names) => names.split(' ').every(isHost)),
      ),
    ),
  ),
  certificate: file('a certificate chain in PEM', (pem) => new X509Certificate(pem)),
  key: file('a private key in PEM without a pass phrase', (pem) => createPrivateKey(pem)),
  'gateway-ca': file('certificates in PEM', (pem) => new X509Certificate(pem)),
  'access-log': v.optional(
    mustBe(
      'a file in a folder that is there, like /var/log/nginx/driver.log',
      v.pipe(
        absolute,
        safePath,
        v.check((name) => existsSync(path.dirname(name)) && !name.endsWith('/') && !isFolder(name)),
      ),
    ),
  ),
  brotli: v.optional(mustBe('on or off', v.picklist(['on', 'off']))),
  reload: file("nginx's main configuration, like /etc/nginx/nginx.conf", () => undefined),
  release: v.optional(
    mustBe('the name of a folder in releases/ of --out', v.pipe(v.string(), v.regex(/^\w[\w.+-]*$/))),
  ),
};
exports.OPTIONS = [...Object.keys(options), 'config'];

const belong = ({ certificate, key }) =>
  ![certificate, key].every(isReadable) ||
  new X509Certificate(readFileSync(certificate)).checkPrivateKey(createPrivateKey(readFileSync(key)));

/** What must fit together. */
const together = [
  [
    ({ gateway, release }) => gateway !== undefined || release !== undefined,
    () => '--gateway is missing: say whose calls it passes on, like --gateway https://gateway.example.',
  ],
  [
    ({ listen, certificate, key }) => !exports.isTls(listen) || (certificate !== undefined && key !== undefined),
    ({ listen }) =>
      `--listen "${listen}" needs --certificate and --key, the files of the certificate chain and of its private key.`,
  ],
  [
    ({ listen, 'server-name': names }) => exports.plainListen(listen) === null || names !== undefined,
    ({ listen }) =>
      `--listen "${listen}" needs --server-name: http is led to this name, and never to one that a request brings.`,
  ],
  [
    ({ listen, certificate, key }) => exports.isTls(listen) || (certificate === undefined && key === undefined),
    ({ listen }) => `--certificate and --key are for --listen "443 ssl" and the like, not for --listen "${listen}".`,
  ],
  [
    ({ certificate, key }) => certificate === undefined || key === undefined || belong({ certificate, key }),
    ({ certificate, key }) => `--key: ${key} is not the key of the certificate ${certificate}.`,
  ],
  [
    (given) => given['gateway-ca'] === undefined || given.gateway?.startsWith('https:') === true,
    ({ gateway }) => `--gateway-ca is for a gateway that speaks https, not for ${gateway}.`,
  ],
];

const everything = () =>
  v.pipe(
    strict(
      { ...options, config: v.optional(operatorSettings(), {}) },
      {
        unknown: (names) => `there is no such option. There are: ${names.map((name) => `--${name}`).join(', ')}.`,
        noObject: 'The options must be one object.',
      },
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const wrong = together.find(([fits]) => !fits(dataset.value));
      if (wrong !== undefined) addIssue({ message: wrong[1](dataset.value) });
    }),
  );

const nameOf = ([first, second]) => (first.key === 'config' ? (second?.key ?? 'The settings file') : `--${first.key}`);
const sentenceOf = ({ path: at, message, input }) => {
  if (at === undefined) return message;
  const isMissing = at[0].key === 'out' && input === undefined;
  return isMissing ? `${nameOf(at)} is missing: say where, like --out /srv/driver.` : `${nameOf(at)}: ${message}`;
};

/**
 * @param {object} given what was given on the command line by its name there; `config` is the operator's JSON
 * @returns {object} the same, with absolute paths and with what was left out
 * @throws {Error} with one line for each setting that cannot be used
 */
exports.readSettings = (given) => {
  const { success, output, issues } = v.safeParse(everything(), given, { abortPipeEarly: true });
  if (success) return output;
  const wrong = new Map(issues.map((issue) => [issue.path === undefined ? '' : nameOf(issue.path), issue]).reverse());
  throw new Error([...wrong.values()].reverse().map(sentenceOf).join('\n'));
};
