import type * as shardsModule from '../../support/walks/shards';

type Shards = typeof shardsModule;

async function shards(routes?: string): Promise<Shards> {
  jest.resetModules();
  const before = process.env['ROUTES'];
  if (routes === undefined) delete process.env['ROUTES'];
  else process.env['ROUTES'] = routes;
  try {
    return await import('../../support/walks/shards');
  } finally {
    if (before === undefined) delete process.env['ROUTES'];
    else process.env['ROUTES'] = before;
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
  const { routesOf, visitsOf } = await shards('newsDetail,home');
  const parts = all.map((shard) => visitsOf({ shard, of: 4 }).map(({ title }) => title));
  expect(parts[0]?.sort()).toEqual(['home, driver', 'home, visitor', 'newsDetail, driver', 'newsDetail, visitor']);
  expect(parts.slice(1).flat()).toEqual([]);
  expect(routesOf(['mine', 'home'], { shard: 1, of: 4 })).toEqual(['home']);
});
