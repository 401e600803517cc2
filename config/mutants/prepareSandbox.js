// Runs in Stryker's copy of the project, never in the project itself. Tests that name the environment with a document in their first line are to say
// which mutants they reach, like all others.
const { appendFileSync } = require('node:fs');
const path = require('node:path');

const sandbox = process.cwd();
if (!sandbox.includes(`${path.sep}.stryker-tmp${path.sep}`)) throw new Error(`${sandbox} is no copy.`);
appendFileSync(
  'test/support/jest/jsdomEnvironment.js',
  "\nmodule.exports = require('@stryker-mutator/jest-runner').mixinJestEnvironment(module.exports);\n",
);
