// What we add to Stryker: only the mutants that were drawn are played, and each only by the test files that reach it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

import draw from './draw.js';

/** Names of the environment variables by which the processes of Stryker know the run. */
const DRAWN = 'MUTANTS_DRAWN';
const ROOT = 'MUTANTS_ROOT';
/** Stryker's TestStatus.Failed. */
const FAILED = 1;
/** In the sandbox, so that every test process of a run finds it. */
const COVERING = 'mutants-covering.json';

/** Stryker makes every mutant of the places that were drawn; the others there are no part of the run. */
class DrawnChecker {
  async init() {
    this.drawn = new Set(JSON.parse(readFileSync(process.env[DRAWN], 'utf8')));
  }

  group(mutants) {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  check(mutants) {
    const isDrawn = (mutant) => {
      const file = path.relative(process.env[ROOT], mutant.fileName).split(path.sep).join('/');
      return this.drawn.has(draw.idOf({ ...mutant, file }));
    };
    return Promise.resolve(
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          isDrawn(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
        ]),
      ),
    );
  }
}

const testFiles = () =>
  readdirSync(path.resolve('test/unit'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes(`${path.sep}unit${path.sep}config${path.sep}`))
    .sort();

/**
 * Stryker's own runner for jest gives each mutant to every test file that imports it, which would take hours here. This one runs each file by itself
 * once, notes which mutants it reaches, and later runs only those files, the quick ones first, until one of them fails.
 */
class CoveringFilesRunner {
  constructor(jest) {
    this.jest = jest;
  }

  init() {
    return this.jest.init();
  }

  capabilities() {
    return this.jest.capabilities();
  }

  async dryRun(options) {
    const tests = [];
    const files = [];
    let coverage = { static: {}, perTest: {} };
    for (const file of testFiles()) {
      const counted = { ...coverage.static };
      const startedAt = Date.now();
      const result = await this.jest.dryRun({ ...options, testFiles: [file] });
      // A test that fails by itself ends the run.
      if (result.status !== 'complete' || result.tests.some(({ status }) => status === FAILED)) return result;
      coverage = result.mutantCoverage ?? coverage;
      const names = result.tests.map(({ id }) => id);
      const loading = Object.keys(coverage.static).filter((id) => coverage.static[id] !== (counted[id] ?? 0));
      const running = names.flatMap((name) => Object.keys(coverage.perTest[name] ?? {}));
      tests.push(...result.tests);
      files.push({ file, ms: Date.now() - startedAt, names, mutants: [...new Set([...loading, ...running])] });
    }
    files.sort((a, b) => a.ms - b.ms);
    writeFileSync(COVERING, JSON.stringify(files));
    return { status: 'complete', tests, mutantCoverage: coverage };
  }

  async mutantRun(options) {
    this.covering ??= existsSync(COVERING) ? JSON.parse(readFileSync(COVERING, 'utf8')) : [];
    let nrOfTests = 0;
    for (const { file, names, mutants } of this.covering) {
      if (!mutants.includes(options.activeMutant.id)) continue;
      const testFilter = options.testFilter?.filter((name) => names.includes(name));
      if (testFilter?.length === 0) continue;
      const result = await this.jest.mutantRun({ ...options, testFilter, sandboxFileName: file });
      if (result.status !== 'survived') return result;
      nrOfTests += result.nrOfTests;
    }
    return { status: 'survived', nrOfTests };
  }
}

const createChecker = () => new DrawnChecker();
const createJestRunner = jestPlugins.find(({ name }) => name === 'jest').factory;
const createRunner = (injector) => new CoveringFilesRunner(injector.injectFunction(createJestRunner));
createRunner.inject = ['$injector'];

export const strykerPlugins = [
  { kind: 'Checker', name: 'drawn', factory: createChecker },
  { kind: 'TestRunner', name: 'covering-files', factory: createRunner },
];
