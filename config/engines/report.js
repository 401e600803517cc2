const { compare } = require('./compare');

/** The engines whose names have this part. */
exports.chosen = (engines, part = '') => {
  const found = engines.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
  if (found.length > 0) return found;
  throw new Error(`No engine has “${part}” in its name: ${engines.map(({ name }) => name).join(', ')}`);
};

/** Why an engine is left out. `error`: it was looked for in vain. */
exports.whySkipped = ({ name, advice }, error) =>
  error === undefined
    ? `${name} is not on this machine: ${advice}`
    : `${name} cannot be had: ${error.message.split('\n')[0]}`;

/** What is wrong with a run: what its pages have reported, and what differs from the reference. */
exports.problemsOf = ({ seen, problems }, reference) => [
  ...problems,
  ...Object.entries(seen).flatMap(([name, screen]) =>
    compare(screen, reference[name] ?? null).map((line) => `${name}: ${line}`),
  ),
];

/** The report of all runs, and the exit code. */
exports.reportOf = (results) => ({
  lines: results.flatMap(([name, version, problems]) => [
    '',
    `${name} (${version}): ${problems.length === 0 ? 'the main job and ten screens, as in Chromium' : ''}`,
    ...problems.map((problem) => `  ✗ ${problem}`),
  ]),
  code: results.some(([, , problems]) => problems.length > 0) ? 1 : 0,
});
