import { fireEvent, screen, waitFor } from '@testing-library/react';

import { DAY_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { LOTS } from '../../../mocks/world/core/seeded';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { phoneWaits } from '../../support/phoneClock';
import { button, link, pressWithout, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const SLOTS = `/subscribeCarSelect?parkId=${LOTS.office}`;
const PACKAGES = `/packageCarSelect?parkId=${LOTS.office}`;
const BOOKING = 'special/v2/api/diffTimeBookOrders';
const PACKAGE = 'special/v2/api/diffTimeBagOrders';
const enabled = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};

/** The form, with the rows that are on sale changed. */
async function odd(at: string, change: object) {
  const backend = createBackend();
  return makeApp({
    at,
    ...payingDriver(backend),
    fetch: async (input, init) => {
      const response = await fetchPort(backend.app)(input, init);
      if (!/diffTime(Books|Bags)\?/.test(input)) return response;
      const body = (await response.json()) as { data: { results: object[] } };
      const results = body.data.results.map((row) => ({ ...row, ...change }));
      return Response.json({ ...body, data: { ...body.data, results } });
    },
  });
}

test('a package without hours says where they are found; one without price or length promises neither', async () => {
  const app = await odd(PACKAGES, { timeRanges: [] });
  expect(await word('可停时段以停车场公示为准')).toBeVisible();
  app.stop();
  await odd(PACKAGES, { bagFee: null, days: null });
  expect(await screen.findByRole('radio', { name: /会展中心夜间套餐.*价格以下单为准/ }, WAIT)).toBeChecked();
  expect(screen.getByText('有效期以停车场确认为准')).toBeVisible();
  expect(screen.queryByText(/--|NaN/)).toBeNull();
});

test('a slot without times is not sold; one without price says that the order tells it, and the order does', async () => {
  const app = await odd(SLOTS, { slotStart: null });
  expect((await screen.findAllByRole('radio', { name: /时间不详，暂不能预约/ }, WAIT))[0]).toBeDisabled();
  await pressWithout('下一步', '请选择可预约的时段');
  app.stop();
  const priced = await odd(SLOTS, { bookFee: null });
  expect(await screen.findByRole('radio', { name: /价格以下单为准/ }, WAIT)).toBeChecked();
  expect(screen.queryByText(/--|NaN/)).toBeNull();
  fireEvent.click(await enabled('下一步'));
  await priced.onScreen('wrongTimeSubscribePay');
  expect(await button('为 粤B·12345 微信支付 15.00元')).toBeVisible();
});

test.each([-3, 3])(
  'a phone whose clock is %i days off: today, places and the hold are those of the server',
  async (days) => {
    phoneWaits(days * DAY_MS);
    const app = await makeApp({ at: SLOTS, ...payingDriver() });
    expect(await screen.findByRole('radio', { name: /19:00–次日08:00.*剩 *5个 *车位/s }, WAIT)).toBeChecked();
    expect(screen.getByLabelText('今天')).toBeChecked();
    fireEvent.click(await enabled('下一步'));
    await app.onScreen('wrongTimeSubscribePay');
    expect(app.sent('POST', BOOKING)).toMatchObject([{ body: { bookId: 'slot-1_2026-03-10' } }]);
    expect(await screen.findByRole('timer', { name: /^剩余支付时间 1[45]:/ }, WAIT)).toBeVisible();
    app.go(PACKAGES);
    fireEvent.click(await screen.findByLabelText('明天', {}, WAIT));
    fireEvent.click(await enabled('下一步'));
    await app.onScreen('wrongTimePackagePay');
    expect(app.sent('POST', PACKAGE)).toMatchObject([{ body: { startDate: '2026-03-11' } }]);
  },
);

test('a lot that gives up its slots or packages between look and order: nothing is ordered, and other lots are offered', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: SLOTS, ...payingDriver(backend) });
  const book = await enabled('下一步');
  const { tables } = backend.world;
  Object.assign(tables, { offPeakSlots: [], offPeakPackages: [], offPeakOrders: [], violations: [] });
  fireEvent.click(book);
  expect(await word('这个停车场暂无可预约的时段')).toBeVisible();
  expect(await link('看其他停车场')).toHaveAttribute('href', '/wrongTimeShare');
  app.go(PACKAGES);
  expect(await word('这个停车场暂无错时套餐')).toBeVisible();
  expect(tables.offPeakOrders).toEqual([]);
  expect(app.sent('POST', BOOKING)).toHaveLength(1);
});

test('more cars than a package takes: the limit is said, none goes by itself, and those chosen are sent', async () => {
  const app = await makeApp({ at: PACKAGES, ...payingDriver() });
  fireEvent.click(await button('粤B·88888'));
  expect(await word('要换车先取消一辆')).toBeVisible();
  fireEvent.click(await button('粤B·D12345'));
  expect(screen.getByRole('button', { name: '粤B·D12345' })).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(await enabled('下一步'));
  await app.onScreen('wrongTimePackagePay');
  expect(app.sent('POST', PACKAGE)).toMatchObject([{ body: { plateIds: ['plate-1', 'plate-3'] } }]);
});
