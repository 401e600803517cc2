/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { ALL_PASSES_ARGS, passCalls, type PurchaseToPay } from '@/services/special/passes';

import { cachedCalls } from '../../support/cachedCalls';
import { quietWorld } from '../../support/driverWorlds';

const requestId = 'r'.repeat(32);

describe('passes', () => {
  const { getPass, listPasses, cancelPass, changePassPlates, renewPass } = passCalls.endpoints;
  const detail = (bagOrderNo: string) => `special/v2/api/bagOrders/${bagOrderNo}`;
  const LIST = 'special/v2/api/bagOrders?pageNo=1&pageSize=99';
  const opened = async () => {
    const backend = quietWorld();
    const calls = cachedCalls(backend);
    for (const bagOrderNo of ['pass-1', 'pass-2']) await calls.run(getPass.initiate({ bagOrderNo }));
    await calls.run(listPasses.initiate(ALL_PASSES_ARGS));
    return { ...calls, world: backend.world };
  };

  test.each([
    ['given back', cancelPass.initiate({ requestId, bagOrderNo: 'pass-1', refundFee: 0 })],
    ['renewed', renewPass.initiate({ requestId, bagOrderNo: 'pass-1', cycles: 1 })],
    ['used for other plates', changePassPlates.initiate({ requestId, bagOrderNo: 'pass-1', plateIds: ['plate-3'] })],
  ])('one that is %s is refetched with the list, and no other one', async (_, mutation) => {
    const { refetchedAfter } = await opened();
    expect(await refetchedAfter(mutation)).toEqual([detail('pass-1'), LIST]);
  });

  test.each([
    ['', false],
    [', also if its last refetch failed', true],
  ])('one that was opened by the number of its order is refetched too%s', async (_, fails) => {
    const { run, refetchedAfter, world } = await opened();
    const { orderNo } = await run<PurchaseToPay>(renewPass.initiate({ requestId, bagOrderNo: 'pass-1', cycles: 1 }));
    await run(getPass.initiate({ bagOrderNo: orderNo }));
    if (fails) world.faults.set(`GET ${detail(orderNo)}`, { kind: 'http500' });
    await run(getPass.initiate({ bagOrderNo: orderNo }, { forceRefetch: true })).catch(() => undefined);
    world.faults.clear();
    const change = changePassPlates.initiate({
      requestId: 's'.repeat(32),
      bagOrderNo: 'pass-1',
      plateIds: ['plate-3'],
    });
    expect(await refetchedAfter(change)).toEqual([detail('pass-1'), detail(orderNo), LIST].sort());
  });
});
