import { act, screen, waitFor, within } from '@testing-library/react';

import { PAYMENT_POLL_DURATION_MS } from '@/domain/payment/pollSchedule';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { openPayment, payAtCashier } from '../../mocks/world/money/payments';
import { cashierHost, pays } from '../support/cashier';
import { payingDriver } from '../support/driverWorlds';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { button, link, shownScreen, word } from '../support/seen';

const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
jest.setTimeout(20_000);

/** The card that an attendant is shown. */
const proof = async () => within((await word('核对这笔支付')).closest('section')!);

/** The driver of the first bill has paid, and the gateway does not learn of it. */
async function paidUnseen(
  backend = createBackend({ seed: 'paymentNeverSettles' }),
  kept: Partial<MakeAppOptions> = {},
) {
  const app = await makeApp({ at: BILL, ...payingDriver(backend), ...kept });
  await app.user.click(await button('为 粤B·12345 微信支付 3.00元'));
  await word('结果确认中');
  return app;
}

describe('while nobody knows whether it is paid', () => {
  test('the driver sees at once what an attendant can check, whom to call and where it is recorded', async () => {
    const { world } = await paidUnseen();
    const card = await proof();
    const [payment] = world.tables.payments.slice(-1);
    expect(card.getByText(payment?.payId ?? 'none')).toBeVisible();
    expect(card.getByRole('button', { name: '复制支付单号' })).toBeVisible();
    expect(card.getByRole('img', { name: '粤B·12345' })).toBeVisible();
    expect(card.getByText(/^今天 (11:59|12:00)$/)).toBeVisible();
    expect(await link(/停车场电话/)).toHaveAttribute('href', 'tel:075583000000');
    expect(await link(/客服电话/)).toHaveAttribute('href', 'tel:4008300000');
    expect(await link('查看缴费记录')).toHaveAttribute('href', '/billRecord');
  });

  test('the numbers that cannot be loaded are left out, without a word', async () => {
    const backend = createBackend({ seed: 'paymentNeverSettles' });
    backend.world.faults.set('GET dealer/v2/api/parkPayTypesFetch', {
      kind: 'code',
      code: '0xd00000099',
      msg: '系统繁忙',
    });
    backend.world.faults.set('GET basic/v2/api/webPageConfig', { kind: 'http500' });
    await paidUnseen(backend);
    await proof();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByRole('link', { name: /电话/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/加载失败|出错|繁忙/)).toBeNull();
  });

  test('nothing leads to a second payment, and one button asks again', async () => {
    await paidUnseen();
    expect(screen.getByText('正在确认支付结果，请勿重复支付')).toBeVisible();
    expect(screen.getByRole('button', { name: /刷新结果|正在刷新/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /继续支付/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /账单/ })).toBeNull();
  });
});

test('after 返回首页 no page opens over home, neither when the result is known nor when home is loaded again', async () => {
  const kept = { local: new Map<string, string>(), tab: new Map<string, string>(), cookies: new Map<string, string>() };
  const backend = createBackend();
  const first = await paidUnseen(backend, { ...kept, host: cashierHost(() => 'reported-ok') });
  await first.user.click(await link('返回首页'));
  await first.onScreen('home');
  first.stop();
  const again = await makeApp({ at: '/home', backend, ...kept });
  await again.onScreen('home');
  await waitFor(() => expect(again.store.getState().payment.isResumed).toBe(true));
  payAtCashier(backend.world, backend.world.tables.payments.at(-1)!.payId);
  expect(await screen.findByText('粤B·12345 支付成功', {}, { timeout: 12_000 })).toBeVisible();
  expect(shownScreen()).toBe('home');
});

test('the balance, and the gateway fails: the result names how long it takes at most', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: BILL, ...payingDriver(backend) });
  await app.user.click(await screen.findByRole('radio', { name: /余额支付/ }, { timeout: 8_000 }));
  backend.world.faults.set('POST charge/v2/api/payCharges', { kind: 'http500' });
  await app.user.click(await button('为 粤B·12345 余额支付 3.00元'));
  await word('结果确认中');
  expect(screen.getByText('一般几秒就有结果，最多约1分钟')).toBeVisible();
  expect(PAYMENT_POLL_DURATION_MS).toBe(MINUTE_MS);
});

test('我的 has the word and the time of the result', async () => {
  const kept = { local: new Map<string, string>(), tab: new Map<string, string>(), cookies: new Map<string, string>() };
  const backend = createBackend();
  const bought = { ...payingDriver(backend, () => 'unknown'), ...kept };
  const first = await makeApp({ at: BILL, ...bought });
  await first.user.click(await button('为 粤B·12345 微信支付 3.00元'));
  await word('暂未查到付款');
  first.stop();
  // The driver decided three minutes before the attempt last moved.
  const journal = JSON.parse(kept.local.get(PAYMENT_JOURNAL_KEY) ?? '{}') as Record<string, { createdAtMs: number }>;
  for (const attempt of Object.values(journal)) attempt.createdAtMs -= 3 * MINUTE_MS;
  kept.local.set(PAYMENT_JOURNAL_KEY, JSON.stringify(journal));
  const app = await makeApp({
    at: `/payResultPage?key=${encodeURIComponent(Object.keys(journal)[0] ?? '')}`,
    backend,
    ...kept,
  });
  const time = (await proof()).getByText(/^今天 \d\d:\d\d$/).textContent;
  await word('暂未查到付款');
  app.go('/mine');
  const card = within((await word('最近缴费')).closest('section')!);
  expect(await card.findByRole('link', { name: /粤B·12345.*暂未查到付款/ })).toHaveTextContent(time);
});

test('a visitor on another device finds it without an account', async () => {
  const backend = createBackend();
  const { payId } = openPayment(
    backend.world,
    {
      items: [{ uniqueId: 'stay-0001', parkId: 'park-1', payAmount: 600 }],
      isBatch: false,
      totalAmount: 600,
      payChannel: 3,
      couponIds: [],
      requestId: 'request-of-a-visitor',
      returnPath: '/home',
    },
    null,
  );
  payAtCashier(backend.world, payId, null);
  await makeApp({ backend, host: cashierHost(pays(backend)), at: `/payResultPage?payId=${payId}` });
  const card = await proof();
  expect(card.getByText(payId)).toBeVisible();
  expect(await link(/停车场电话/)).toBeVisible();
  expect(await link('查看缴费记录')).toHaveAttribute('href', '/mine');
});

test('a result that cannot be loaded still shows its number', async () => {
  const backend = createBackend();
  backend.world.faults.set('GET charge/v2/api/payCharges/sync/{id}', { kind: 'http500' });
  await makeApp({ backend, at: '/payResultPage?payId=pay-of-the-address' });
  await word('支付结果加载失败');
  const card = await proof();
  expect(card.getByText('pay-of-the-address')).toBeVisible();
  expect(await link(/客服电话/)).toBeVisible();
});
