import { screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { payingDriver, payingVisitor } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { button, word } from '../support/seen';

const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
jest.setTimeout(30_000);

describe('评价 on the result', () => {
  const ARREARS = '/payPage?uniqueId=stay-0004&parkId=park-3';
  const paid = async (at = ARREARS, backend = createBackend()) => {
    const app = await makeApp({ at, ...payingDriver(backend) });
    await app.user.click(await screen.findByRole('button', { name: /微信支付/ }, { timeout: 8_000 }));
    await app.onScreen('payResultPage');
    await word('支付成功');
    return app;
  };

  test('a stay that is over is rated where it was paid, once', async () => {
    const { user, sent } = await paid();
    await user.click(await screen.findByRole('radio', { name: '5星，非常满意' }, { timeout: 8_000 }));
    await user.dblClick(await button('提交评价'));
    expect(await screen.findByRole('heading', { name: '我的评价' }, { timeout: 8_000 })).toBeVisible();
    expect(sent('POST', 'charge/v2/api/evaluations').map(({ body }) => body)).toEqual([
      { uniqueId: 'stay-0004', parkId: 'park-3', score: 5, tags: [], content: '' },
    ]);
  });

  test('a car that is still in, and a server that does not answer, offer no rating', async () => {
    const { sent, stop } = await paid(BILL);
    await waitFor(() => expect(sent('POST', 'charge/v2/api/canbeEvaluate')).toHaveLength(1), { timeout: 8_000 });
    expect(screen.queryByText('评价这次停车')).toBeNull();
    stop();
    const backend = createBackend();
    backend.world.faults.set('POST charge/v2/api/canbeEvaluate', { kind: 'http500' });
    const second = await paid(ARREARS, backend);
    await waitFor(() => expect(second.sent('POST', 'charge/v2/api/canbeEvaluate').length).toBeGreaterThan(0), {
      timeout: 8_000,
    });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText('评价这次停车')).toBeNull();
    expect(screen.getByText('支付成功')).toBeVisible();
  });

  test('a visitor is not offered it', async () => {
    const app = await makeApp({ at: BILL, ...payingVisitor() });
    await app.user.click(await screen.findByRole('button', { name: /微信支付/ }, { timeout: 8_000 }));
    await word('支付成功');
    expect(app.sent('POST', 'charge/v2/api/canbeEvaluate')).toEqual([]);
  });
});
