const { writeWalks } = require('./walks');

writeWalks();

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '..',
  testEnvironment: '<rootDir>/test/support/jsdomEnvironment.js',
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  // Tests stand in test/ only; jest knows the others so that --findRelatedTests can follow imports from them.
  roots: ['<rootDir>/test', '<rootDir>/src', '<rootDir>/mocks'],
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx,js}'],
  testSequencer: '<rootDir>/config/jestSequencer.js',
  // A whole app in jsdom on a busy machine; nothing is timed by it.
  testTimeout: 20_000,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/', '<rootDir>/test/architecture/fixtures/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^antd-mobile/es/(.*)$': 'antd-mobile/cjs/$1',
    '\\.module\\.css$': '<rootDir>/test/support/cssModule.js',
    '\\.css$': '<rootDir>/test/support/cssStub.js',
    '\\.(svg|png|webp)$': '<rootDir>/test/support/fileStub.js',
  },
  transform: { '\\.[cm]?[jt]sx?$': 'babel-jest' },
  // ESM-only packages that tests load: the genuine DevTools.
  transformIgnorePatterns: ['/node_modules/(?!(@redux-devtools|nanoid)/)'],
};
