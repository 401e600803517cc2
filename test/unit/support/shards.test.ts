import type * as shardsModule from '../../support/walks/shards';

type Shards = typeof shardsModule;

const KEYS = ['ROUTES', 'WALKED'] as const;

async function shards(given: Partial<Record<(typeof KEYS)[number], string>> = {}): Promise<Shards> {
  jest.resetModules();
  const before = { ...process.env };
  const set = (from: NodeJS.ProcessEnv) => {
    for (const key of KEYS) {
      if (from[key] === undefined) Reflect.deleteProperty(process.env, key);
      else process.env[key] = from[key];
    }
  };
  set(given);
  try {
    return await import('../../support/walks/shards');
  } finally {
    set(before);
  }
}

const all = [1, 2, 3, 4];

test('the shards of a walk have every visit once, those of one route in one shard', async () => {
  const { visitsOf } = await shards();
  const { builtVisits } = await import('../../support/walks/builtVisits');
  const parts = all.map((shard) => visitsOf({ shard, of: 4 }).map(({ title }) => title));
  expect(parts.flat().sort()).toEqual(builtVisits.map(({ title }) => title).sort());
  const sizes = parts.map(({ length }) => length);
  // A route that a visitor alone can open counts once.
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(Math.ceil(parts.flat().length / 50));
  for (const part of parts) {
    const routes = new Set(part.map((one) => one.replace(/[ ,].*/, '')));
    expect(part.filter((one) => one.endsWith('visitor'))).toHaveLength(routes.size);
  }
});

test('named routes are all in the first shard, and nothing else is', async () => {
  const { routesOf, visitsOf } = await shards({ ROUTES: 'newsDetail,home' });
  const parts = all.map((shard) => visitsOf({ shard, of: 4 }).map(({ title }) => title));
  expect(parts[0]?.sort()).toEqual(['home, driver', 'home, visitor', 'newsDetail, driver', 'newsDetail, visitor']);
  expect(parts.slice(1).flat()).toEqual([]);
  expect(routesOf(['mine', 'home'], { shard: 1, of: 4 })).toEqual(['home']);
});

test('the routes that a run has drawn are spread over the shards, and only they are visited', async () => {
  const { isWanted, routesOf, visitsOf, walkedRoutes } = await shards({ WALKED: 'newsDetail,home' });
  expect(walkedRoutes).toEqual(['newsDetail', 'home']);
  expect(isWanted('mine')).toBe(false);
  expect(all.map((shard) => routesOf(['mine', 'home', 'newsDetail'], { shard, of: 4 }))).toEqual([
    ['home'],
    ['newsDetail'],
    [],
    [],
  ]);
  const routes = all.flatMap((shard) => visitsOf({ shard, of: 4 }).map(({ name }) => name));
  expect([...new Set(routes)].sort()).toEqual(['home', 'newsDetail']);
});

test('named routes win over those of a run', async () => {
  const { walkedRoutes } = await shards({ ROUTES: 'home', WALKED: 'newsDetail' });
  expect(walkedRoutes).toEqual(['home']);
});
