// What `npm run site` is told on its command line, as one schema with a sentence for each option that cannot be used.
const { existsSync } = require('node:fs');
const v = require('valibot');

const HIGHEST_PORT = 65_535;

const isOrigin = (text) =>
  URL.canParse(text) && /^https?:\/\/[^/]+$/.test(text) && new URL(text).host !== '' && !text.includes('@');
const portOf = (listen) => Number(/(\d+)(?: |$)/.exec(listen)?.[1]);

const says = (words) => (issue) => `${JSON.stringify(issue.input)} ${words}`;
const file = v.pipe(
  v.string(),
  v.check(existsSync, ({ input }) => `there is no file ${input}.`),
);

const options = {
  gateway: v.pipe(v.string(), v.check(isOrigin, says('must be an origin like https://gateway.example.'))),
  listen: v.pipe(
    v.string(),
    v.regex(
      /^(?:(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]+\]|\*):)?\d{1,5}(?: ssl| default_server)*$/i,
      says('must be written like 8080, 127.0.0.1:8080 or "443 ssl".'),
    ),
    v.check((listen) => portOf(listen) >= 1 && portOf(listen) <= HIGHEST_PORT, says('has no port from 1 to 65535.')),
  ),
  certificate: v.optional(file),
  key: v.optional(file),
};

/** Whether the site itself speaks TLS. */
exports.isTls = (listen) => / ssl\b/.test(listen);

/** @returns {string[]} one sentence for each option that cannot be used */
exports.problemsOf = ({ gateway, listen, certificate, key }) => {
  const problems = Object.entries({ gateway, listen }).flatMap(([name, value]) => issueOf(name, value));
  const isSsl = exports.isTls(listen);
  if (isSsl && (!certificate || !key))
    problems.push(
      `--listen "${listen}" needs --certificate and --key, the files of the certificate chain and of its private key.`,
    );
  else if (!isSsl && (certificate || key))
    problems.push(`--certificate and --key are for --listen "443 ssl" and the like, not for --listen "${listen}".`);
  else problems.push(...issueOf('certificate', certificate), ...issueOf('key', key));
  return problems;
};

function issueOf(name, value) {
  const { success, issues } = v.safeParse(options[name], value);
  return success ? [] : [`--${name}: ${issues[0].message}`];
}
