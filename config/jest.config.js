const { writeWalks } = require('./walks');

writeWalks();

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '..',
  testEnvironment: '<rootDir>/test/support/jest/jsdomEnvironment.js',
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/setup.ts'],
  // Tests are in test/ only. Jest needs the other folders so that --findRelatedTests can follow imports from them.
  roots: ['<rootDir>/test', '<rootDir>/src', '<rootDir>/mocks'],
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx,js}'],
  testSequencer: '<rootDir>/config/jestSequencer.js',
  // Enough for a whole app in jsdom on a busy machine. No test measures time with it.
  testTimeout: 20_000,
  // Workers that grow for ten minutes would not fit into a small machine.
  workerIdleMemoryLimit: '1500MB',
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/', '<rootDir>/test/architecture/fixtures/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^antd-mobile/es/(.*)$': 'antd-mobile/cjs/$1',
    '\\.module\\.css$': '<rootDir>/test/support/jest/cssModule.js',
    '\\.css$': '<rootDir>/test/support/jest/cssStub.js',
    '\\.(svg|png|webp)$': '<rootDir>/test/support/jest/fileStub.js',
  },
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/test/support/jest/babelTransformer.js' },
  // Packages that exist only as ES modules and that tests load: the real Redux DevTools, and the hash of sealed payments.
  transformIgnorePatterns: ['/node_modules/(?!(@noble|@redux-devtools|nanoid)/)'],
};
