const { TestEnvironment } = require('jest-environment-node');
const Page = require('../../test/support/jest/jsdomEnvironment');

/** A `.test.tsx` has a document, a `.test.ts` none, as in config/jest.config.js. Stryker's runner knows one environment for both. */
module.exports = function environment(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? Page : TestEnvironment;
  return new Environment(config, context);
};
