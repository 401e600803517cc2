import type { Payment } from '@/services/charge/payments';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { enter, walletOf } from '../../mocks/world/money/wallets';
import type { ScenarioName } from '../../mocks/world/scenarios';
import { mockClient } from './mockClient';
import { sellingClient } from './sellingClient';
import { dueOf, SOLD, type SoldName } from './soldThings';

const { lin } = DRIVERS;

/** lin with a full wallet and one unpaid order. */
export function buyer(name: SoldName, seed: ScenarioName = 'default') {
  const client = sellingClient(lin.phone, mockClient({ seed }));
  const { world } = client;
  const wallet = walletOf(world, lin.driverId);
  const gift = { recordType: 2, cents: 200_000, bizType: 0, bizNo: '', payChannel: 0, title: '' } as const;
  enter(world, wallet, gift);
  const { bizType, open } = SOLD[name];
  const orderNo = open(world);
  const amount = dueOf(world, name, orderNo);
  let requests = 0;
  const ask = (more: object = {}) => {
    requests += 1;
    const choice = { orderNo, bizType, payAmount: amount, payChannel: 3, couponIds: [], requestId: `q-${requests}` };
    return { ...choice, ...more };
  };
  const opened = async (more: object = {}) =>
    (await client.read<{ payId: string }>('POST', 'charge/v2/api/payCharges', ask(more))).payId;
  const refused = async (more: object = {}) => (await client.refusal('POST', 'charge/v2/api/payCharges', ask(more)))[0];
  const sync = (payId: string) => client.read<Payment>('GET', `charge/v2/api/payCharges/sync/${payId}`);
  const outside = (payId: string) =>
    world.tables.takings.filter((row) => row.payId === payId).map(({ cents }) => cents);
  const wait = world.clock.advance;
  return { ...client, wallet, bizType, orderNo, amount, opened, refused, sync, outside, wait };
}
