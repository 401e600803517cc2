const { browserslist } = require('../../package.json');

/** The names of the browsers in MDN's data. */
const NAMES = { Chrome: 'chrome', iOS: 'safari_ios' };

/** The oldest versions that package.json promises, as [name in MDN's data, version]. */
const oldest = browserslist.map((line) => {
  const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!(browser in NAMES))
    throw new Error(`browserslist of package.json: “${line}” is not “Chrome >= N” or “iOS >= N”.`);
  return [NAMES[browser], Number(version)];
});

/** Whether one support statement covers that version: without a flag, a prefix or another name. */
const covers = (version) => (statement) => {
  const { version_added: added, flags, prefix, alternative_name: alias } = statement;
  if (typeof added !== 'string' || added === 'preview' || flags || prefix || alias) return false;
  return Number.parseFloat(added.replace('≤', '')) <= version;
};

/**
 * Whether all promised browsers have a feature.
 *
 * @param {{ support: object } | undefined} compat `__compat` of MDN's data; a feature without it is taken as supported
 */
exports.isPromised = (compat) =>
  compat === undefined ||
  oldest.every(([browser, version]) => [compat.support[browser] ?? []].flat().some(covers(version)));
