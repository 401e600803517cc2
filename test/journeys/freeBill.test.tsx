import { screen } from '@testing-library/react';

import { paymentResultFromServer } from '@/widgets/checkout/model/paymentResult';

import { createBackend } from '../../mocks/app';
import { LOTS, PLATES } from '../../mocks/world/core/seeded';
import { addStay } from '../../mocks/world/parking/staySeed';
import { payingDriver } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { link, word } from '../support/seen';
import { payment } from '../unit/features/parking/bills';

jest.setTimeout(20_000);

/** Nothing on the page asks for money. */
function expectNothingToPay() {
  expect(screen.queryByText('支付方式')).toBeNull();
  expect(screen.queryByText(/微信支付|支付宝/)).toBeNull();
  expect(screen.queryByRole('button', { name: /支付|缴费/ })).toBeNull();
  expect(screen.queryByText(/0\.00/)).toBeNull();
  expect(screen.queryByRole('link', { name: '开发票' })).toBeNull();
}

describe('a stay that costs nothing', () => {
  test('on the pay page: why, until when, and what happens at the barrier', async () => {
    await makeApp({ at: `/payPage?uniqueId=stay-0002&parkId=${LOTS.mall}`, ...payingDriver() });
    expect(await word('免费时段内')).toBeVisible();
    expect(screen.getByText(/前离场不用缴费$/)).toBeVisible();
    expect(screen.getByText('出场时请等待道闸抬杆，看到抬杆再前行')).toBeVisible();
    expect((await link('返回首页')).className).not.toBe('');
    expectNothingToPay();
  });

  test('at a lane: nobody is told to pay first', async () => {
    await makeApp({ at: `/scanPayPage?uniqueId=stay-0002&parkId=${LOTS.mall}`, ...payingDriver() });
    expect(await word('免费时段内')).toBeVisible();
    expect(screen.getByText('出场时请等待道闸抬杆，看到抬杆再前行')).toBeVisible();
    expect(screen.queryByText(/缴费后/)).toBeNull();
    expectNothingToPay();
  });

  test('along a road there is no barrier to wait for', async () => {
    const backend = createBackend();
    const { uniqueId } = addStay(backend.world, {
      plateNo: PLATES.free,
      parkId: LOTS.roadside,
      minutesAgo: 2,
      plateColor: 5,
      berthNo: 'A0101',
    });
    const { go, onScreen } = await makeApp({
      at: `/payPage?uniqueId=${uniqueId}&parkId=${LOTS.roadside}`,
      ...payingDriver(backend),
    });
    expect(await word('免费时段内')).toBeVisible();
    expect(screen.getByText('可以直接驶离')).toBeVisible();
    expect(screen.queryByText(/道闸/)).toBeNull();
    expectNothingToPay();
    go('/roadParking');
    await onScreen('roadParkingIndex');
    const berth = await link(/泊位 A0101/);
    expect(berth).toHaveTextContent(/免费/);
    expect(berth).toHaveTextContent(/前离场不用缴费/);
  });

  test("on home's card: free, and until when", async () => {
    const backend = createBackend();
    // The only car that is parked is inside its free minutes.
    backend.world.tables.stays = backend.world.tables.stays.filter(({ plateNo }) => plateNo === PLATES.free);
    await makeApp({ at: '/home', ...payingDriver(backend) });
    const card = await screen.findByRole('link', { name: /粤B·D12345.*免费/ }, { timeout: 8_000 });
    expect(card).toHaveTextContent(/免费.*前离场不用缴费/);
    expect(card).not.toHaveTextContent('去缴费');
  });
});

test('the result of what cost nothing offers no invoice', () => {
  const paid = { payState: 2, payAmount: 0, canInvoice: 1 } as const;
  expect(paymentResultFromServer(payment(paid)).canInvoice).toBe(false);
  expect(paymentResultFromServer(payment({ ...paid, payAmount: 100 })).canInvoice).toBe(true);
});
