const path = require('node:path');
const { writeWalks } = require('./walks');

writeWalks();

/** Test files that a run of npm test leaves out (config/check/testGroups.js), as the beginnings of their paths. */
const leftOut = JSON.parse(process.env.LEFT_OUT || '[]');
const patternOf = (start) => `<rootDir>/${start.replaceAll('.', '\\.')}`;

const shared = {
  rootDir: path.resolve(__dirname, '..'),
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/setup.js'],
  // Tests are in test/ only. Jest needs the other folders so that --findRelatedTests can follow imports from them.
  roots: ['<rootDir>/test', '<rootDir>/src', '<rootDir>/mocks'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/test/browser/',
    '<rootDir>/test/architecture/fixtures/',
    ...leftOut.map(patternOf),
  ],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.module\\.css$': '<rootDir>/test/support/jest/cssModule.js',
    '\\.css$': '<rootDir>/test/support/jest/cssStub.js',
    // After the style sheets, because the library's CommonJS build has none of its own.
    '^antd-mobile/es/(.*)$': 'antd-mobile/cjs/$1',
    '^antd-mobile-icons/es/(.*)$': 'antd-mobile-icons/cjs/$1',
    '\\.(svg|png|webp)$': '<rootDir>/test/support/jest/fileStub.js',
  },
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/test/support/jest/babelTransformer.js' },
  // Packages that exist only as ES modules and that tests load: the real Redux DevTools, and the hash of sealed payments.
  transformIgnorePatterns: ['/node_modules/(?!(@noble|@redux-devtools|nanoid)/)'],
};

/**
 * A test of rules runs in Node alone, because a document takes a second to make. One that needs it and draws nothing asks for it in its first line
 * (`@jest-environment`).
 *
 * @type {import('jest').Config}
 */
module.exports = {
  rootDir: path.resolve(__dirname, '..'),
  testSequencer: '<rootDir>/config/jestSequencer.js',
  // Enough for a whole app in jsdom on a busy machine. No test measures time with it. Jest reads it here, and not in a project.
  testTimeout: 20_000,
  // Workers that grow for ten minutes would not fit into a small machine.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    { ...shared, displayName: 'rules', testEnvironment: 'node', testMatch: ['<rootDir>/test/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: '<rootDir>/test/support/jest/jsdomEnvironment.js',
      testMatch: ['<rootDir>/test/**/*.test.{tsx,js}'],
    },
  ],
};
