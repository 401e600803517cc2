/** Variables of other commands and of programs around us. A shell that has one of them set must not change what a run tests. */
const FOREIGN = [
  'API_ORIGIN',
  'APP_CONFIG',
  'BASE_PATH',
  'BUILD_COMMIT',
  'DIST',
  'FC_RUNS',
  'LEFT_OUT',
  'NODE_ENV',
  'ROUTES',
  'TRAVELLED',
];

/** The environment of `npm test` without what does not belong to it. BASE, CHROME, BROWSER, JOBS and FULL stay: they are its own. */
exports.runEnvironment = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => !FOREIGN.includes(name)));
