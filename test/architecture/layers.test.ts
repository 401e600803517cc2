import { spawnSync } from 'node:child_process';
import path from 'node:path';

const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>('../../config/dependency-cruiser.cjs');

/** A tree with one planted violation per rule, beside files that keep all of them. */
const PLANTED: Record<string, string> = {
  'lib-looks-down-only': 'src/lib/looksUp.ts',
  'domain-looks-down-only': 'src/domain/looksUp.ts',
  'host-looks-down-only': 'src/host/looksAside.ts',
  'navigation-looks-down-only': 'src/navigation/looksUp.ts',
  'services-looks-down-only': 'src/services/charge/looksAside.ts',
  'ui-looks-down-only': 'src/ui/looksUp.ts',
  'flows-looks-down-only': 'src/flows/session/looksUp.ts',
  'features-looks-down-only': 'src/features/parking/looksUp.ts',
  'app-looks-down-only': 'src/app/looksUp.ts',
  'features-do-not-know-each-other': 'src/features/wallet/knowsParking.ts',
  'services-do-not-know-each-other': 'src/services/cps/knowsCharge.ts',
  'flows-know-only-session-and-notices': 'src/flows/session/knowsPayment.ts',
  'pure-code-knows-no-framework': 'src/features/parking/model/drawsWithReact.ts',
  'screens-and-parts-know-no-saga': 'src/features/parking/screens/RunsSaga.tsx',
  'antd-mobile-only-where-things-are-drawn': 'src/navigation/drawsWithAntd.ts',
  'src-never-sees-test-or-mocks': 'src/lib/seesTests.ts',
  'no-circular': 'src/lib/circleA.ts',
  'every-file-has-a-layer': 'src/stray.ts',
  'only-what-has-a-layer-is-imported': 'src/lib/importsStray.ts',
  'no-file-stands-alone': 'src/lib/alone.ts',
  'nothing-unresolved': 'src/lib/misses.ts',
};

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

const root = path.resolve(__dirname, '../..');
const found = (): Report['summary']['violations'] => {
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, 'config/dependency-cruiser.cjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cruiser, '--config', config, '--output-type', 'json', 'src'],
    {
      cwd: path.join(__dirname, 'fixtures/layers'),
      encoding: 'utf8',
    },
  );
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as Report).summary.violations;
};

describe('the layer rule', () => {
  const violations = found();

  it('has a planted violation for each of its rules', () => {
    expect(Object.keys(PLANTED).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.entries(PLANTED))('%s is named', (rule, file) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
  });

  it('leaves files alone that keep it', () => {
    expect(violations.filter(({ from }) => /[fF]ine\.tsx?$/.test(from))).toEqual([]);
  });
});
