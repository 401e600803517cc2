import { spawnSync } from 'node:child_process';
import path from 'node:path';

const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>('../../config/dependency-cruiser.cjs');

/** A tree with one planted violation for each rule, next to files that break no rule. */
const PLANTED: Record<string, string> = {
  'lib-looks-down-only': 'src/lib/looksUp.ts',
  'domain-looks-down-only': 'src/domain/looksUp.ts',
  'host-looks-down-only': 'src/host/looksAside.ts',
  'navigation-looks-down-only': 'src/navigation/looksUp.ts',
  'platform-looks-down-only': 'src/platform/looksUp.ts',
  'services-looks-down-only': 'src/services/charge/looksAside.ts',
  'ui-looks-down-only': 'src/ui/looksUp.ts',
  'flows-looks-down-only': 'src/flows/session/looksUp.ts',
  'widgets-looks-down-only': 'src/widgets/plate/looksUp.ts',
  'features-looks-down-only': 'src/features/parking/looksUp.ts',
  'app-looks-down-only': 'src/app/looksUp.ts',
  'operations-looks-down-only': 'src/operations/looksUp.ts',
  'operations-behind-one-file': 'src/start.tsx',
  'ui-knows-no-port': 'src/ui/knowsPort.ts',
  'features-do-not-know-each-other': 'src/features/wallet/knowsParking.ts',
  'services-do-not-know-each-other': 'src/services/cps/knowsCharge.ts',
  'flows-know-only-session-leaving-notices-and-requests': 'src/flows/session/knowsPayment.ts',
  'widgets-know-only-lower-widgets': 'src/widgets/plate/knowsCheckout.ts',
  'pure-code-knows-no-framework': 'src/features/parking/bill/model/drawsWithReact.ts',
  'screens-and-parts-know-no-saga': 'src/features/parking/bill/RunsSaga.tsx',
  'antd-mobile-only-where-things-are-drawn': 'src/navigation/drawsWithAntd.ts',
  'src-never-sees-test-or-mocks': 'src/lib/seesTests.ts',
  'mocks-world-looks-down-only': 'mocks/world/looksUp.ts',
  'mocks-hosts-looks-down-only': 'mocks/hosts/looksAside.ts',
  'mocks-pictures-looks-down-only': 'mocks/pictures/looksUp.ts',
  'mocks-api-looks-down-only': 'mocks/api/looksUp.ts',
  'mocks-control-looks-down-only': 'mocks/control/looksUp.ts',
  'world-core-look-down-only': 'mocks/world/core/looksUp.ts',
  'world-places-look-down-only': 'mocks/world/places/looksUp.ts',
  'world-appeals-coupons-look-down-only': 'mocks/world/coupons/looksUp.ts',
  'world-money-look-down-only': 'mocks/world/money/looksUp.ts',
  'world-parking-look-down-only': 'mocks/world/parking/looksUp.ts',
  'world-booking-charging-invoices-merchant-news-support-wallet-look-down-only': 'mocks/world/charging/looksAside.ts',
  'world-vehicles-look-down-only': 'mocks/world/vehicles/looksUp.ts',
  'world-offpeak-passes-look-down-only': 'mocks/world/offpeak/looksAside.ts',
  'every-area-of-the-world-has-a-rank': 'mocks/world/unranked/stray.ts',
  'areas-of-the-world-know-no-joining-list': 'mocks/world/money/knowsList.ts',
  'mocks-know-schemas-and-vocabulary-only': 'mocks/api/knowsFlows.ts',
  'pretend-hosts-know-hosts-only': 'mocks/hosts/knowsServices.ts',
  'mocks-never-see-tests': 'mocks/api/seesTests.ts',
  'support-sees-no-test': 'test/support/seesTests.ts',
  'no-circular': 'src/lib/circleA.ts',
  'no-circular-rooms': 'src/features/parking/road',
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
    [cruiser, '--config', config, '--output-type', 'json', 'src', 'mocks', 'test/support'],
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

  test('has a planted violation for each of its rules', () => {
    expect(Object.keys(PLANTED).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  test.each(Object.entries(PLANTED))('%s is named', (rule, file) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
  });

  test.each(['mocks/world/core/circleA.ts', 'test/support/circleA.ts'])(
    'a circle is named outside of src too: %s',
    (file) => {
      expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(
        'no-circular',
      );
    },
  );

  test('leaves files alone that keep it', () => {
    expect(violations.filter(({ from }) => /[fF]ine\.tsx?$/.test(from))).toEqual([]);
  });
});
