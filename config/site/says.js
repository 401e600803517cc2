// How a setting that cannot be used is told: one sentence that names it, says what is wrong, and what is allowed.
const v = require('valibot');

const SHOWN = 80;
/** What was given, on one line whatever it holds. */
exports.show = (value) => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/** The schema, with this sentence for all of its checks that have none of their own. */
exports.mustBe = (words, schema) =>
  v.message(schema, ({ input }) =>
    input === undefined
      ? `a part is missing: it must be ${words}.`
      : `${exports.show(input)} cannot be used: it must be ${words}.`,
  );

const isObject = (input) => typeof input === 'object' && input !== null && !Array.isArray(input);

/**
 * An object of these fields and no others. Names are looked up without prototypes, so that `constructor` is as unknown as any.
 *
 * @param {Record<string, object>} fields
 * @param {{ unknown: (names: string[]) => string, noObject: string }} words
 */
exports.strict = (fields, { unknown, noObject }) => {
  const names = Object.keys(fields);
  return v.lazy((input) => {
    if (!isObject(input)) return v.never(noObject);
    const others = Object.keys(input).filter((name) => !Object.hasOwn(fields, name));
    const entries = Object.assign(Object.create(null), fields);
    for (const name of others)
      Object.defineProperty(entries, name, { value: v.never(unknown(names)), enumerable: true });
    return v.object(entries);
  });
};

/** The port of a URL that can be parsed; 0, which nobody can listen on, if it names that. */
exports.portOf = (url) => {
  const { protocol, port } = new URL(url);
  return port === '' ? { 'https:': 443, 'http:': 80 }[protocol] : Number(port);
};

const LABEL = '[a-z\\d_](?:[\\w-]*[a-z\\d_])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'i');
/** Whether it is the name or the number of a host. URLs allow more, such as `a;b`, which would end a directive of nginx or of a policy. */
exports.isHost = (text) => HOST.test(text) && text.length <= 253;

/** Whether it is an origin and nothing more. */
exports.isOrigin = (text, protocols) => {
  const [, protocol, host] = /^(https?:)\/\/(\[[\da-f:.]+\]|[^/:[\]]+)(?::\d+)?$/i.exec(text) ?? [];
  if (host === undefined || !protocols.includes(protocol.toLowerCase())) return false;
  return (host.startsWith('[') || exports.isHost(host)) && URL.canParse(text) && exports.portOf(text) > 0;
};
