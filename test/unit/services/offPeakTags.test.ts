/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { offPeakCalls, type OffPeakOrder } from '@/services/special/offPeak';

import { cachedCalls } from '../../support/cachedCalls';
import { quietWorld } from '../../support/driverWorlds';

const requestId = 'r'.repeat(32);

describe('off-peak orders', () => {
  const { createPackageOrder, createSlotOrder, cancelSlotOrder, getPackageOrder, getSlotOrder, listSlotOrders } =
    offPeakCalls.endpoints;
  const PACKAGES = 'special/v2/api/diffTimeBagOrders';
  const SLOTS = 'special/v2/api/diffTimeBookOrders';
  const packageOrder = { requestId, bagId: 'bag-1', plateIds: ['plate-1'], startDate: '2026-03-12' };
  const opened = async () => {
    const calls = cachedCalls(quietWorld());
    const { orderNo: first } = await calls.run<OffPeakOrder>(createPackageOrder.initiate(packageOrder));
    await calls.run(getPackageOrder.initiate({ orderNo: first }));
    await calls.run(listSlotOrders.initiate());
    const slot = createSlotOrder.initiate({
      requestId: 's'.repeat(32),
      bookId: 'slot-1_2026-03-12',
      plateId: 'plate-2',
    });
    return { ...calls, first, slot };
  };

  test('a new one changes the list, and no order that was opened', async () => {
    const { refetchedAfter, slot } = await opened();
    expect(await refetchedAfter(slot)).toEqual([`${SLOTS}?pageNo=1&pageSize=20`]);
  });

  test('a renewal changes the order that it renews', async () => {
    const { run, refetchedAfter, first, slot } = await opened();
    const { orderNo } = await run<OffPeakOrder>(slot);
    await run(getSlotOrder.initiate({ orderNo }));
    const renewal = createPackageOrder.initiate({ ...packageOrder, requestId: 't'.repeat(32), renewOf: first });
    expect(await refetchedAfter(renewal)).toEqual([`${PACKAGES}/${first}`, `${SLOTS}?pageNo=1&pageSize=20`]);
  });

  test('a cancelled one changes what cancelling the others costs: all are refetched', async () => {
    const { run, refetchedAfter, first, slot } = await opened();
    const { orderNo } = await run<OffPeakOrder>(slot);
    await run(getSlotOrder.initiate({ orderNo }));
    expect(await refetchedAfter(cancelSlotOrder.initiate({ requestId: 'u'.repeat(32), orderNo }))).toEqual([
      `${PACKAGES}/${first}`,
      `${SLOTS}/${orderNo}`,
      `${SLOTS}?pageNo=1&pageSize=20`,
    ]);
  });
});
