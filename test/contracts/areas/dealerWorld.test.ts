import { signInAs } from '../../../mocks/world/account/tokens';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { mockClient } from '../mockClient';

const CENTRE = { destLng: 114.057868, destLat: 22.543099 };
const AT_CENTRE = `destLng=${CENTRE.destLng}&destLat=${CENTRE.destLat}`;

interface Park {
  parkId: string;
  parkName: string;
  distance: number;
}

function start(options: Parameters<typeof mockClient>[0] = {}) {
  const client = mockClient(options);
  const { token } = signInAs(client.world, DRIVERS.lin.phone);
  const parks = async (method: string, path: string, more: { body?: object; token?: string } = {}) => {
    const { code, msg, data } = await client.call(method, `dealer/v2/api/${path}`, { token, ...more });
    expect([code, msg]).toEqual(['200', '']);
    return data as { results: Park[]; total: number };
  };
  const idsOf = async (...asked: Parameters<typeof parks>) =>
    (await parks(...asked)).results.map(({ parkId }) => parkId);
  return { ...client, token, parks, idsOf };
}

test.each([
  ['nearbyBagParks', 'supportsBag'],
  ['nearbyDiffTimeParks', 'supportsDiffTime'],
  ['nearByCanBookParks', 'supportsBook'],
] as const)('%s: only the lots that offer it, nearest first', async (path, offer) => {
  const { parks, world } = start();
  const { results, total } = await parks('POST', path, { body: CENTRE });
  const offering = world.tables.lots.filter((lot) => lot[offer]).map(({ parkId }) => parkId);
  expect(offering.length).toBeGreaterThan(0);
  expect(offering.length).toBeLessThan(world.tables.lots.length);
  expect(results.map(({ parkId }) => parkId).sort()).toEqual(offering.sort());
  expect(total).toBe(offering.length);
  const distances = results.map(({ distance }) => distance);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
});

test('a search matches the name and the address, and returns nothing for other words', async () => {
  const { idsOf } = start();
  const search = (parkName: string) => idsOf('POST', 'nearbySearchByName', { body: { ...CENTRE, parkName } });
  expect(await search('医院')).toEqual([LOTS.hospital]);
  expect(await search('福华一路')).toEqual([LOTS.roadside]);
  expect(await search('没有的地方')).toEqual([]);
});

test('an invalid place is refused with the name of its field', async () => {
  const { call } = start();
  const { code, msg } = await call('POST', 'dealer/v2/api/nearbyBagParks', { body: { destLng: 200, destLat: 22 } });
  expect([code, msg]).toEqual(['0x0000401', '参数错误：destLng']);
});

test('lots by name come by pages and by city; the pages together hold each lot once', async () => {
  const { parks, call } = start({ seed: 'lots9999' });
  const cities = (await call('GET', 'dealer/v2/api/citys')).data as {
    results: { cityCode: string; parkNum: number }[];
  };
  expect(cities.results).toHaveLength(4);
  expect(cities.results.reduce((sum, { parkNum }) => sum + parkNum, 0)).toBe(9_999);
  const guangzhou = cities.results.find(({ cityCode }) => cityCode === '440100');
  const seen: string[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const query = `${AT_CENTRE}&parkName=&cityCode=440100&pageNo=${pageNo}&pageSize=999`;
    const { results, total } = await parks('GET', `parksByName?${query}`);
    expect(total).toBe(guangzhou?.parkNum);
    if (results.length === 0) break;
    seen.push(...results.map(({ parkId }) => parkId));
  }
  expect(seen).toHaveLength(guangzhou?.parkNum ?? 0);
  expect(new Set(seen).size).toBe(seen.length);
});

test('around a place at most 500 lots are returned, with the total number', async () => {
  const { results, total } = await start({ seed: 'lots9999' }).parks('POST', 'nearbyParks', { body: CENTRE });
  expect([results.length, total]).toEqual([500, 9_999]);
});

test('favourites are listed once, latest first; removed ones are not; each driver has their own', async () => {
  const { idsOf, parks, call, world } = start();
  const kept = (token?: string) =>
    idsOf('GET', `collectParks?${AT_CENTRE}&pageNo=1&pageSize=20`, token === undefined ? {} : { token });
  expect(await kept()).toEqual([LOTS.city, LOTS.roadside]);
  await parks('POST', 'collectParks', { body: { parkId: LOTS.mall } });
  await parks('POST', 'collectParks', { body: { parkId: LOTS.mall } });
  expect(await kept()).toEqual([LOTS.mall, LOTS.city, LOTS.roadside]);
  const other = signInAs(world, DRIVERS.chen.phone).token;
  expect(await kept(other)).toEqual([]);
  await call('DELETE', `dealer/v2/api/collectParks/${LOTS.mall}?parkIds=${LOTS.mall}`, { token: other });
  expect(await kept()).toContain(LOTS.mall);
  const { token } = signInAs(world, DRIVERS.lin.phone);
  await call('DELETE', `dealer/v2/api/collectParks/${LOTS.city}?parkIds=${LOTS.city},${LOTS.mall}`, { token });
  expect(await kept()).toEqual([LOTS.roadside]);
});

test('a favourite lot shows its free spaces now', async () => {
  const { parks, world } = start();
  const lot = world.tables.lots.find(({ parkId }) => parkId === LOTS.city);
  if (lot === undefined) throw new Error('no lot');
  lot.freeSpaces = 7;
  const { results } = await parks('GET', `collectParks?${AT_CENTRE}`);
  expect(results[0]).toMatchObject({ parkId: LOTS.city, leftParkSpaceNum: 7 });
});

test('a lot that does not exist cannot be a favourite', async () => {
  const { call, token } = start();
  const { code } = await call('POST', 'dealer/v2/api/collectParks', { token, body: { parkId: 'park-0' } });
  expect(code).toBe('0x10d7500001');
});

test('a coupon of one lot is valid there, one of every lot everywhere, and another driver cannot query it', async () => {
  const { idsOf, call, world } = start();
  const ask = (couponId: string) => idsOf('GET', `suitParks?${AT_CENTRE}&couponId=${couponId}&pageSize=50`);
  expect(await ask('coupon-3')).toEqual([LOTS.hospital]);
  expect(await ask('coupon-2')).toHaveLength(world.tables.lots.length);
  const { token } = signInAs(world, DRIVERS.huang.phone);
  const refused = await call('GET', `dealer/v2/api/suitParks?${AT_CENTRE}&couponId=coupon-3`, { token });
  expect(refused.code).toBe('0x10d7500001');
});

test('a pass is valid where its rule says, and only its driver can query it', async () => {
  const { idsOf, call, world } = start();
  const pass = world.tables.passes.find(({ driverId }) => driverId === DRIVERS.lin.driverId);
  const rule = world.tables.passRules.find(({ ruleId }) => ruleId === pass?.ruleId);
  const path = `suitParks?${AT_CENTRE}&bagOrderNo=${pass?.bagOrderNo ?? ''}`;
  expect((await idsOf('GET', path)).sort()).toEqual([...(rule?.parkIds ?? [])].sort());
  const { token } = signInAs(world, DRIVERS.huang.phone);
  expect((await call('GET', `dealer/v2/api/${path}`, { token })).code).toBe('0x10d7500001');
});

test("the driver's own balance is accepted everywhere, a group's balance where the group says", async () => {
  const { idsOf, world } = start();
  expect(await idsOf('GET', `balanceParks?${AT_CENTRE}`)).toHaveLength(world.tables.lots.length);
  const shared = await idsOf('GET', `balanceParks?${AT_CENTRE}&walletId=wallet-group-1`);
  expect([...shared].sort()).toEqual([LOTS.city, LOTS.office]);
});

test.each([
  ['GET', `collectParks?${AT_CENTRE}`],
  ['POST', 'collectParks'],
  ['DELETE', 'collectParks/park-1?parkIds=park-1'],
  ['GET', `suitParks?${AT_CENTRE}&couponId=coupon-3`],
  ['GET', `balanceParks?${AT_CENTRE}`],
])('%s %s needs a token', async (method, path) => {
  const { call } = start();
  expect((await call(method, `dealer/v2/api/${path}`)).code).toBe('401');
});

test.each(['nearbyBagParks', 'nearbyDiffTimeParks', 'nearByCanBookParks'])('%s is open to a visitor', async (path) => {
  const { call } = start();
  expect((await call('POST', `dealer/v2/api/${path}`, { body: CENTRE })).code).toBe('200');
});
