import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createAppRuntime } from '@/app/store';
import { hasOwn } from '@/lib/hasOwn';
import { loadAllEndpointCode } from '@/operations/devtools/loadAllEndpointCode';
import { RECORDED_REDUX_NAME_MIGRATIONS } from '@/operations/format/formerRecordingNames';
import { getLoadedServices } from '@/services/eagerServices';

import { fakePorts } from '../../support/fakePorts';
import { lastNames } from '../../support/lastRelease';

jest.setTimeout(300_000);

const SRC = path.resolve(__dirname, '../../../src');

/** The types of all actions that a file exports a creator of. */
const typesIn = (file: string): readonly string[] =>
  Object.values(jest.requireActual<Readonly<Record<string, unknown>>>(path.join(SRC, file))).flatMap((one) => {
    const type = typeof one === 'function' ? (one as { type?: unknown }).type : undefined;
    return typeof type === 'string' ? [type] : [];
  });

const endpointNames = () =>
  getLoadedServices()
    .flatMap(({ reducerPath, endpoints }) => Object.keys(endpoints).map((name) => `${reducerPath}/${name}`))
    .sort();
// Read once: after the test below has loaded every file, a second attempt would find nothing missing.
const loadedEndpoints = loadAllEndpointCode().then(endpointNames);

/** The names that a recording of this release has in it. */
async function presentNames() {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const slices = files.filter((file) => /\bcreate(Slice|Action)\b/.test(readFileSync(path.join(SRC, file), 'utf8')));
  const actions = new Set(slices.flatMap(typesIn));
  const endpoints = await loadedEndpoints;
  const app = createAppRuntime({ outside: fakePorts({ fetch: () => new Promise(() => undefined) }), page: window });
  const parts = new Set(Object.keys(app.store.getState()));
  app.stop();
  return { actions, parts, endpoints: new Set(endpoints) };
}

test('each name in a recording of the last release is known, renamed, or removed for a reason', async () => {
  const present = await presentNames();
  const { actions, parts, endpoints, removed } = RECORDED_REDUX_NAME_MIGRATIONS;
  const partOf = (former: string) => (hasOwn(parts, former) ? (parts[former] ?? '') : former);
  const typeOf = (former: string) => {
    const [part = '', ...rest] = former.split('/');
    return hasOwn(actions, former) ? (actions[former] ?? '') : [partOf(part), ...rest].join('/');
  };
  const isGone = (...names: readonly string[]) => names.some((name) => hasOwn(removed, name));
  const lostActions = lastNames.actions.filter(
    (former) => !isGone(former, former.split('/')[0] ?? '') && !present.actions.has(typeOf(former)),
  );
  const lostParts = lastNames.parts.filter((former) => !isGone(former) && !present.parts.has(partOf(former)));
  const lostEndpoints = Object.entries(lastNames.endpoints).flatMap(([part, names]) =>
    names
      .map((name) => `${partOf(part)}/${name}`)
      .filter((former) => {
        const name = hasOwn(endpoints, former) ? `${former.split('/')[0] ?? ''}/${endpoints[former] ?? ''}` : former;
        return !isGone(part, former) && !present.endpoints.has(name);
      }),
  );
  // What was renamed: add it to src/operations/format/formerRecordingNames.ts.
  expect({ lostActions, lostParts, lostEndpoints }).toEqual({ lostActions: [], lostParts: [], lostEndpoints: [] });
  expect(lastNames.actions.length).toBeGreaterThan(90);
  expect(Object.values(lastNames.endpoints).flat().length).toBeGreaterThan(150);

  // A name means one thing: a former one is not used again.
  const used = [
    ...Object.keys(actions).filter((name) => present.actions.has(name)),
    ...Object.keys(parts).filter((name) => present.parts.has(name)),
    ...Object.keys(endpoints).filter((name) => present.endpoints.has(name)),
    ...Object.keys(removed).filter((name) =>
      [present.actions, present.parts, present.endpoints].some((all) => all.has(name)),
    ),
  ];
  expect(used).toEqual([]);
  expect(Object.values(removed).filter((why) => why.length < 10)).toEqual([]);
});

/** Defined for the contract, called by no code of the app. */
const NEVER_CALLED = ['chargeApi/getGoldPlanReceipt', 'driverApi/listMyGroups'];

test('no file of a service defines an endpoint that a recording would lack', async () => {
  const loaded = await loadedEndpoints;
  readdirSync(path.join(SRC, 'services'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .forEach((file) => {
      jest.requireActual(path.join(SRC, 'services', file));
    });
  expect(endpointNames().filter((name) => !loaded.includes(name))).toEqual(NEVER_CALLED);
});
