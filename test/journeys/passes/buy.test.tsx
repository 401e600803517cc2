import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import type { World } from '../../../mocks/world/World';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { address, button, chooseDay, link, pressWithout, shownScreen, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
const CREATE = 'special/v2/api/bagOrders';
const confirmOf = (ruleId: string, parkId: string = LOTS.city) => `/mounthlyNotarize?ruleId=${ruleId}&parkId=${parkId}`;
const buying = (at: string, options: MakeAppOptions = {}) => makeApp({ at, ...payingDriver(), ...options });

const timeline = () =>
  within(screen.getByRole('list', { name: '月卡有效期' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace('（还没有到）', ''));
const agree = async () => fireEvent.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }, WAIT));
const payButton = async (name: RegExp) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};
const bought = ({ world }: { world: World }, ruleId: string) =>
  world.tables.passes.filter((pass) => pass.ruleId === ruleId && pass.purchases.some(({ paidAt }) => paidAt !== null));

test('a visitor goes from the lots to a pass and its terms, and signs in only to buy it', async () => {
  const app = await makeApp({ at: '/monthParking' });
  fireEvent.click(await screen.findByLabelText('有名额', {}, WAIT));
  const lot = await link(/^市民中心/);
  expect(lot).toHaveTextContent('300.00元/月起');
  fireEvent.click(lot);
  await app.onScreen('nearbyBagRules');
  fireEvent.click(await link('办理市民中心月卡'));
  expect(await word(/登录后办理月卡|登录后/)).toBeVisible();
  expect(app.sent('POST', 'special/v2/api/bagQuotes')).toHaveLength(0);
  app.stop();
  await makeApp({ at: '/H5Mounth?parkId=park-1' });
  expect(await link('办理市民中心月卡')).toHaveAttribute('href', confirmOf('rule-1'));
});

test('a link without a lot says so', async () => {
  await makeApp({ at: '/H5Mounth' });
  expect(await word('这个链接里没有停车场，请重新打开停车场提供的链接')).toBeVisible();
});

test('what is promised before paying is sent once, is what the server keeps, and is what the detail shows', async () => {
  const app = await buying(confirmOf('rule-2'));
  await button(/添加|增加/);
  await chooseDay('生效日期', '2026-03-31');
  await waitFor(() => expect(timeline()).toEqual(['生效2026年3月31日 00:00', '到期2026年6月29日 24:00']), WAIT);
  fireEvent.click(screen.getByRole('button', { name: '增加' }));
  await waitFor(() => expect(timeline()).toEqual(['生效2026年3月31日 00:00', '到期2026年9月29日 24:00']), WAIT);
  fireEvent.click(screen.getByRole('button', { name: '粤B·D12345' }));
  // The terms come first.
  expect(await word('请先阅读并同意月卡须知')).toBeVisible();
  const terms = await pressWithout(/^为 月卡 微信支付 2000\.00元/, '请先阅读并同意月卡须知');
  expect(terms).toBe(screen.getByRole('checkbox', { name: /已阅读并同意/ }));
  expect(terms).not.toBeChecked();
  expect(app.sent('POST', CREATE)).toHaveLength(0);
  fireEvent.click(await link('《月卡须知》'));
  await app.onScreen('monthlyRuleNotice');
  expect(await word('未开始的整周期可退，已开始的周期不退')).toBeVisible();
  fireEvent.click(await button('我已阅读，同意'));
  await app.onScreen('monthlyPassConfirm');
  const promised = timeline();
  const pay = await payButton(/^为 月卡 微信支付 2000\.00元/);
  fireEvent.click(pay);
  fireEvent.click(pay);
  await word('支付成功');
  expect(shownScreen()).toBe('submitSuccess');
  await waitFor(() => expect(timeline()).toEqual(promised), WAIT);
  expect(app.sent('POST', CREATE).map(({ body }) => body)).toEqual([
    {
      requestId: expect.stringMatching(/^\w{32}$/) as string,
      ruleId: 'rule-2',
      parkId: LOTS.city,
      plateIds: ['plate-1', 'plate-2'],
      cycles: 2,
      startDate: '2026-03-31',
      // What was promised is what is asked for.
      startTime: '2026-03-31 00:00:00',
      endTime: '2026-09-30 00:00:00',
    },
  ]);
  fireEvent.click(await link('查看月卡'));
  await app.onScreen('monthlyPassDetail');
  await word('待生效');
  expect(timeline()).toEqual(promised);
  const [pass, ...more] = bought(app, 'rule-2');
  expect(more).toEqual([]);
  expect(pass?.purchases.map(({ startAt, endAt }) => [startAt, endAt].map((ms) => new Date(ms).toISOString()))).toEqual(
    [['2026-03-30T16:00:00.000Z', '2026-09-29T16:00:00.000Z']],
  );
});

test('a pass that begins with its payment promises the day of its end and from when it counts', async () => {
  const app = await buying(confirmOf('rule-1'));
  await word('支付成功后立即生效');
  await waitFor(() => expect(timeline()).toEqual(['生效支付成功时', '到期2026年4月10日从支付成功时算起']), WAIT);
  await agree();
  app.world.clock.advance(5 * MINUTE_MS);
  fireEvent.click(await payButton(/^为 月卡 微信支付 300\.00元/));
  await word('支付成功');
  await waitFor(() => expect(timeline()[1]).toMatch(/^到期2026年4月10日 12:0/), WAIT);
});

test("the server's days win, and that they differ is said before paying", async () => {
  const { backend, ...paying } = payingDriver();
  await makeApp({
    at: confirmOf('rule-1'),
    ...paying,
    backend,
    fetch: async (input, init) => {
      const response = await fetchPort(backend.app)(input, init);
      if (!input.includes('bagQuotes')) return response;
      const body = (await response.json()) as { data: object };
      const other = { startTime: '2026-03-11 00:00:00', endTime: '2026-04-01 00:00:00', fromPayment: 0 };
      return Response.json({ ...body, data: { ...body.data, ...other } });
    },
  });
  await waitFor(() => expect(timeline()).toEqual(['生效2026年3月11日 00:00', '到期2026年3月31日 24:00']), WAIT);
  expect(await word('停车场的有效期与常规算法不同，以这里显示的为准')).toBeVisible();
});

test('a car that another pass covers: the same pass is refused, another one overlaps and is agreed to first', async () => {
  const first = await buying(confirmOf('rule-5', LOTS.office));
  fireEvent.click(await screen.findByRole('button', { name: '粤B·88888' }, WAIT));
  expect(await word('粤B·88888在该停车场已有月卡，可直接续费')).toBeVisible();
  expect(await word('暂时不能办理')).toBeVisible();
  first.stop();
  const app = await buying(confirmOf('rule-2'));
  await chooseDay('生效日期', '2026-03-15');
  fireEvent.click(screen.getByRole('button', { name: '粤B·88888' }));
  await agree();
  expect(await word('粤B·88888已有会展中心月卡（2026年2月18日至2026年3月21日），重叠的天数不会顺延')).toBeVisible();
  expect(screen.getByText('请先确认有效期重叠')).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: '知道会重叠，仍要办理' }));
  fireEvent.click(await payButton(/^为 月卡 微信支付 1000\.00元/));
  await word('支付成功');
  expect(app.sent('POST', CREATE)[0]?.body).toMatchObject({ acceptsOverlap: 1 });
});

test('the last place that is taken between the look and the payment is not paid for', async () => {
  const app = await buying(confirmOf('rule-1'));
  await agree();
  const pay = await payButton(/^为 月卡 微信支付 300\.00元/);
  const rule = app.world.tables.passRules.find(({ ruleId }) => ruleId === 'rule-1');
  if (rule !== undefined) rule.leftNum = 0;
  fireEvent.click(pay);
  expect(await word('该套餐名额已满')).toBeVisible();
  expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(0);
  expect(await word('名额已售完')).toBeVisible();
});

test('a lost answer to the order makes one pass, and it is paid once', async () => {
  const app = await buying(confirmOf('rule-1'));
  await agree();
  const pay = await payButton(/^为 月卡 微信支付 300\.00元/);
  app.world.faults.set(`POST ${CREATE}`, { kind: 'cutAfter', times: 1 });
  fireEvent.click(pay);
  await word('支付成功');
  expect(app.sent('POST', CREATE)).toHaveLength(1);
  expect(bought(app, 'rule-1').map(({ plateNos }) => plateNos)).toContainEqual(['粤B12345']);
  expect(bought(app, 'rule-1').filter(({ bagOrderNo }) => bagOrderNo !== 'pass-2')).toHaveLength(1);
});

test('a pass without price or known cycle, or one that is gone, is not sold', async () => {
  const backend = createBackend();
  const odd = async (change: object) => {
    const app = await makeApp({
      at: confirmOf('rule-1'),
      backend,
      signedInAs: lin.phone,
      fetch: async (input, init) => {
        const response = await fetchPort(backend.app)(input, init);
        if (!input.includes('bagMultiRules')) return response;
        const body = (await response.json()) as { data: { results: { ruleId: string }[] } };
        const results = body.data.results.map((rule) => (rule.ruleId === 'rule-1' ? { ...rule, ...change } : rule));
        return Response.json({ ...body, data: { ...body.data, results } });
      },
    });
    return app;
  };
  let app = await odd({ cycleFee: null });
  expect(await word('价格未知，请联系停车场办理')).toBeVisible();
  app.stop();
  app = await odd({ cycleType: 77, timeType: 2, timeRanges: [] });
  await waitFor(() => expect(timeline()).toHaveLength(2), WAIT);
  expect(screen.getByText('1份')).toBeVisible();
  app.stop();
  await makeApp({ at: confirmOf('rule-77'), backend, signedInAs: lin.phone });
  expect(await word('这个月卡套餐已经下架')).toBeVisible();
});

test('a driver without a car is led to add one and back', async () => {
  await makeApp({ at: confirmOf('rule-1'), signedInAs: chen.phone });
  expect(await word('还没有车辆，添加后接着办理')).toBeVisible();
  const add = await link('添加车辆');
  expect(decodeURIComponent(add.getAttribute('href') ?? '')).toContain(confirmOf('rule-1'));
  expect(address()).toBe(confirmOf('rule-1'));
});
