import { createRequire } from 'node:module';

const { runEnvironment } = createRequire(__filename)('../../../config/scripts/runEnvironment.js') as {
  runEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
};

test('what a shell has set for another command does not change a run', () => {
  const own = { PATH: '/bin', HOME: '/root', CHROME: '/opt/chrome', BROWSER: 'installed', JOBS: '2', FULL: '1' };
  const foreign = { NODE_ENV: 'production', BASE_PATH: '/app/', DIST: 'dist-embedded', ROUTES: 'home', FC_RUNS: '1' };
  expect(runEnvironment({ ...own, ...foreign, API_ORIGIN: 'https://gateway', APP_CONFIG: 'a.json' })).toEqual(own);
});
