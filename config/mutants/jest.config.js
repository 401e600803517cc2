const path = require('node:path');
const [rules] = require('../jest.config').projects;

/**
 * The unit tests in one project, for Stryker. Tests of `config` run programs of the project, of which its sandbox has no use. The time limit is for a
 * busy machine: a test that is only slow must not count as one that has found the mutant.
 *
 * @type {import('jest').Config}
 */
module.exports = {
  ...rules,
  rootDir: path.resolve(__dirname, '../..'),
  displayName: undefined,
  testTimeout: 60_000,
  testMatch: ['<rootDir>/test/unit/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [...rules.testPathIgnorePatterns, '<rootDir>/test/unit/config/'],
  testEnvironment: path.join(__dirname, 'environment.js'),
};
