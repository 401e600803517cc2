import { HOUR_MS } from '@/lib/timeUnits';
import type { AutoDeductionAgreement } from '@/services/pay/withholdings';

import { DRIVERS } from '../../../mocks/world/core/seeded';
import { leaveLot, reckon } from '../../../mocks/world/parking/stays';
import { AUTHORIZE_MS } from '../../../mocks/world/vehicles/withholdings';
import { type List, sellingClient } from '../sellingClient';

const PATH = 'pay/v2/api/withholdings';
type Client = ReturnType<typeof sellingClient>;

const list = async ({ read }: Client, plateId: string) =>
  (await read<List<AutoDeductionAgreement>>('GET', `${PATH}?plateId=${plateId}`)).results;
const put = async ({ read }: Client, plateId: string, payChannels: number[]) =>
  (await read<List<AutoDeductionAgreement>>('POST', PATH, { plateId, payChannels, returnUrl: '/authorizationSuccess' }))
    .results;
const stayOf = ({ world }: Client, uniqueId: string) => {
  const stay = world.tables.stays.find((row) => row.uniqueId === uniqueId);
  if (stay === undefined) throw new Error(`No stay ${uniqueId}`);
  return stay;
};

test('a provider is requested, agrees after a while, and the order of channels can be changed', async () => {
  const client = sellingClient();
  expect(await put(client, 'plate-2', [6, 3])).toMatchObject([
    { payChannel: 6, state: 1, order: 1, jumpUrl: '' },
    { payChannel: 3, state: 3, stateText: '未授权', order: 2, jumpUrl: '/authorizationSuccess' },
  ]);
  client.world.clock.advance(AUTHORIZE_MS);
  expect(await list(client, 'plate-2')).toMatchObject([{ state: 1 }, { state: 1, openTime: '2026-03-10 12:00:05' }]);
  expect((await put(client, 'plate-2', [3, 6])).map(({ payChannel }) => payChannel)).toEqual([3, 6]);
  const [first] = await list(client, 'plate-2');
  expect(await client.read('DELETE', `${PATH}?withholdId=${first?.withholdId ?? ''}`)).toMatchObject({ state: 4 });
  expect(await list(client, 'plate-2')).toMatchObject([{ payChannel: 6, order: 1 }]);
});

test('a stay that ends is deducted by the first channel that can, once', async () => {
  const client = sellingClient();
  await put(client, 'plate-2', [6, 3]);
  client.world.clock.advance(HOUR_MS);
  const { due } = reckon(client.world, stayOf(client, 'stay-0002'));
  leaveLot(client.world, 'stay-0002');
  client.world.clock.advance(HOUR_MS);
  expect(reckon(client.world, stayOf(client, 'stay-0002')).due).toBe(0);
  expect(await client.balance()).toBe(5_000 - due);
  client.world.clock.advance(HOUR_MS);
  expect(await list(client, 'plate-2')).toMatchObject([
    { payChannel: 6, lastDeductTime: '2026-03-10 14:00:00', deductions: [{ amount: due }] },
    { payChannel: 3, deductions: [] },
  ]);
});

test('if the balance is too small, the next channel pays', async () => {
  const client = sellingClient();
  for (const wallet of client.world.tables.wallets) wallet.balance = 0;
  await put(client, 'plate-2', [6, 3]);
  client.world.clock.advance(HOUR_MS);
  leaveLot(client.world, 'stay-0002');
  client.world.clock.advance(HOUR_MS);
  expect(await list(client, 'plate-2')).toMatchObject([
    { deductions: [] },
    { deductions: [{ title: '中心书城停车场' }] },
  ]);
});

test('arrears pause it; other plates, other drivers and visitors are refused', async () => {
  const client = sellingClient();
  expect(await list(client, 'plate-3')).toMatchObject([{ state: 2, stateText: '已暂停（有欠费）' }]);
  const ask = { plateId: 'plate-4', payChannels: [6], returnUrl: '' };
  expect((await client.refusal('POST', PATH, ask))[0]).toBe('0x10d7500001');
  expect((await client.refusal('POST', PATH, { ...ask, plateId: 'plate-1', payChannels: [9] }))[0]).toBe(
    '0x10d750000a',
  );
  const stranger = sellingClient(DRIVERS.huang.phone, client.client);
  expect((await stranger.refusal('DELETE', `${PATH}?withholdId=withhold-1`))[0]).toBe('0x10d7500001');
  expect((await client.call('GET', PATH)).code).toBe('401');
});
