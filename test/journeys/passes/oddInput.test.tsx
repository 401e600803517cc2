import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { payClosedLate } from '../../../mocks/world/money/payments';
import { resubmitApply } from '../../../mocks/world/passes/passApplies';
import { passOf } from '../../../mocks/world/passes/passes';
import { openPass } from '../../../mocks/world/passes/passPurchases';
import { changeWorld } from '../../../mocks/world/scenarios';
import { REVIEW_MS } from '../../../mocks/world/vehicles/reviews';
import { cashierHost, neverAnswers } from '../../support/cashier';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { phoneWaits } from '../../support/phoneClock';
import { picturing } from '../../support/pictures';
import { button, chooseDay, link, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin } = DRIVERS;
const CREATE = 'special/v2/api/bagOrders';
const PAY = 'charge/v2/api/payCharges';
const CONFIRM = `/mounthlyNotarize?ruleId=rule-2&parkId=${LOTS.city}`;
const agree = async () => fireEvent.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }, WAIT));
const payButton = async (name: RegExp) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};
/** Time passes for the world and for the phone, and the driver looks at the page again. */
const passed = (app: Awaited<ReturnType<typeof makeApp>>, ms: number) => {
  act(() => {
    app.world.clock.advance(ms);
    phoneWaits(ms);
    app.outside.seeAgain();
  });
};

test('a first day that is over by the time it is paid is said at its field, and nothing is bought or paid', async () => {
  const app = await makeApp({ at: CONFIRM, ...payingDriver() });
  await chooseDay('生效日期', '2026-03-10');
  await agree();
  const pay = await payButton(/^为 月卡 微信支付 1000\.00元/);
  const { length } = app.world.tables.passes;
  app.world.clock.advance(DAY_MS);
  fireEvent.click(pay);
  expect((await screen.findAllByText('生效日期已过，请重新选择', {}, WAIT)).length).toBeGreaterThan(0);
  expect(app.world.tables.passes).toHaveLength(length);
  expect(app.sent('POST', PAY)).toHaveLength(0);
});

test('ten plates on one pass: each is chosen once, an eleventh is not taken, and all ten are sent', async () => {
  const backend = createBackend();
  const { tables } = backend.world;
  const driver = tables.drivers.find(({ driverId }) => driverId === lin.driverId);
  const [first] = driver?.plates ?? [];
  const rule = tables.passRules.find(({ ruleId }) => ruleId === 'rule-2');
  if (driver === undefined || first === undefined || rule === undefined) throw new Error('both are seeded');
  rule.maxPlates = 10;
  driver.plates = Array.from({ length: 11 }, (_, at) => ({
    ...{ ...first, isDefault: at === 0 },
    ...{ plateId: `plate-${String(at + 1)}`, plateNo: `粤C100${String(at + 10)}` },
  }));
  const app = await makeApp({ at: CONFIRM, ...payingDriver(backend) });
  await chooseDay('生效日期', '2026-03-20');
  const chips = await screen.findAllByRole('button', { name: /^粤C·100/ }, WAIT);
  for (const chip of chips.slice(1)) fireEvent.click(chip);
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual([...Array<string>(10).fill('true'), 'false']);
  expect(await word(/要换车先取消一辆/)).toBeVisible();
  await agree();
  fireEvent.click(await payButton(/^为 月卡 微信支付 1000\.00元/));
  await word('支付成功');
  const [sent] = app.sent('POST', CREATE);
  expect((sent?.body as { plateIds: string[] }).plateIds).toHaveLength(10);
  expect(app.world.tables.passes.at(-1)?.plateNos).toHaveLength(10);
});

test('a review that is answered while the form of its documents is open: nothing is sent over it, and the pass is led to', async () => {
  const backend = createBackend();
  changeWorld(backend.world, 'passStates');
  const { world } = backend;
  const { applyId, bagOrderNo, materials } = world.tables.passApplies.find(({ state }) => state === 3) ?? {
    ...{ applyId: '', bagOrderNo: '', materials: [] },
  };
  const { host, ...paying } = payingDriver(backend);
  const app = await makeApp({ at: `/mounthlyEdit?orderNo=${bagOrderNo}`, ...paying, host: picturing(host) });
  const address = await screen.findByLabelText('住址或单位', {}, WAIT);
  fireEvent.change(address, { target: { value: '会展花园3栋' } });
  for (const add of await screen.findAllByRole('button', { name: /^添加照片/ }, WAIT)) fireEvent.click(add);
  await waitFor(() => expect(screen.getAllByText('已上传 1/1')).toHaveLength(2), WAIT);
  // The same driver has mended it on another phone, and it was accepted.
  const paper = { ownerName: '', idCard: '', phone: '', address: '会展花园2栋1203', materials };
  resubmitApply(world, lin.driverId, applyId, paper);
  world.clock.advance(REVIEW_MS);
  fireEvent.click(await button('重新提交'));
  expect(await link('查看月卡')).toHaveAttribute('href', `/mounthlyDetail?orderNo=${bagOrderNo}`);
  expect(await word('这张月卡待支付，不用修改资料')).toBeVisible();
  expect(world.tables.passApplies.find((row) => row.applyId === applyId)?.address).toBe('会展花园2栋1203');
  expect(passOf(world, lin.driverId, bagOrderNo).purchases).toHaveLength(1);
  expect(app.sent('PUT', 'special/v2/api/bagApplies')).toHaveLength(1);
});

/** The same answers, each rule changed. */
const withRules =
  (backend: ReturnType<typeof createBackend>, change: object): NonNullable<MakeAppOptions['fetch']> =>
  async (input, init) => {
    const response = await fetchPort(backend.app)(input, init);
    if (!input.includes('bagMultiRules')) return response;
    const body = (await response.json()) as { data: { results: object[] } };
    const results = body.data.results.map((rule) => ({ ...rule, ...change }));
    return Response.json({ ...body, data: { ...body.data, results } });
  };

test.each([
  ['none are sent', { timeType: 2, timeRanges: [] }],
  ['none can be read', { timeType: 2, timeRanges: [{ weekDays: [9], start: '25:00', end: '' }] }],
  ['nobody knows what kind they are', { timeType: 7, timeRanges: null }],
])('a rule without hours, %s: its hours are not known, and never called the whole day', async (_what, change) => {
  const backend = createBackend();
  const app = await makeApp({ at: CONFIRM, ...payingDriver(backend), fetch: withRules(backend, change) });
  await chooseDay('生效日期', '2026-03-20');
  expect(await word('可停时段以停车场公示为准')).toBeVisible();
  expect(screen.getByText('时段见停车场公示')).toBeVisible();
  expect(screen.queryByText(/全天/)).toBeNull();
  app.go('/monthlyRuleNotice?ruleId=rule-2');
  await app.onScreen('monthlyRuleNotice');
  expect(await word('可停时段以停车场公示为准')).toBeVisible();
  expect(screen.getByText('时段以外停车按临停计费，不影响月卡')).toBeVisible();
  expect(screen.queryByText(/全天|有效期内停车不收费/)).toBeNull();
});

test('the hours of the week stand before paying, on the result, on the detail and on the renewal', async () => {
  const backend = createBackend();
  const rule = backend.world.tables.passRules.find(({ ruleId }) => ruleId === 'rule-1');
  if (rule === undefined) throw new Error('it is seeded');
  Object.assign(rule, {
    renewDaysBefore: 60,
    timeRanges: [{ weekDays: [1, 2, 3, 4, 5], start: '18:00', end: '08:30' }],
  });
  const at = `/mounthlyNotarize?ruleId=rule-1&parkId=${LOTS.city}`;
  const app = await makeApp({ at, ...payingDriver(backend) });
  const hours = async () => {
    const list = await screen.findByRole('list', { name: '可停时段' }, WAIT);
    expect(list).toHaveTextContent(/^周一至周五 18:00至次日08:30$/);
  };
  await agree();
  await hours();
  fireEvent.click(await payButton(/^为 月卡 微信支付 300\.00元/));
  await word('支付成功');
  await hours();
  const orderNo = app.world.tables.passes.at(-1)?.bagOrderNo ?? '';
  app.go(`/mounthlyDetail?orderNo=${orderNo}`);
  await app.onScreen('monthlyPassDetail');
  await hours();
  app.go(`/mounthlyRenew?orderNo=${orderNo}`);
  await app.onScreen('monthlyPassRenew');
  await hours();
});

/** The lot has closed: it sells no passes any more. */
const closeLot = ({ world }: ReturnType<typeof createBackend>, parkId: string) => {
  const lot = world.tables.lots.find((row) => row.parkId === parkId);
  if (lot !== undefined) lot.supportsBag = false;
};

test('a pass of a lot that closes between look and pay: nothing is bought or paid, and other passes are offered', async () => {
  const backend = createBackend();
  const at = `/mounthlyNotarize?ruleId=rule-1&parkId=${LOTS.city}`;
  const app = await makeApp({ at, ...payingDriver(backend) });
  await agree();
  const pay = await payButton(/^为 月卡 微信支付 300\.00元/);
  const { length } = app.world.tables.passes;
  closeLot(backend, LOTS.city);
  fireEvent.click(pay);
  expect(await word('这个月卡套餐已经下架')).toBeVisible();
  expect(await link('看其他套餐')).toBeVisible();
  expect(app.world.tables.passes).toHaveLength(length);
  expect(app.sent('POST', PAY)).toHaveLength(0);
});

test('a pass of a lot that closed holds until its end; its renewal says why there is none, and leads to passes on sale', async () => {
  const backend = createBackend();
  closeLot(backend, LOTS.office);
  const app = await makeApp({ at: '/mounthlyDetail?orderNo=pass-1', ...payingDriver(backend) });
  expect(await word('生效中')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^续费/ })).toBeNull();
  app.go('/mounthlyRenew?orderNo=pass-1');
  expect(await word('停车场已停办月卡，现有月卡可以用到到期')).toBeVisible();
  expect(await link('看其他套餐')).toHaveAttribute('href', '/nearbyBagRules');
  expect(screen.queryByRole('link', { name: '重新办理' })).toBeNull();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  app.go(`/nearbyBagRules?parkId=${LOTS.office}`);
  await app.onScreen('nearbyBagRules');
  expect(await link(/办理市民中心/)).toBeVisible();
  expect(screen.queryByRole('link', { name: '办理会展中心月卡' })).toBeNull();
});

test.each([-3, 3])('a phone whose clock is %i days off: days and deadline are those of the server', async (days) => {
  phoneWaits(days * DAY_MS);
  const backend = createBackend();
  const app = await makeApp({ at: CONFIRM, ...payingDriver(backend) });
  fireEvent.click(await screen.findByLabelText('生效日期', {}, WAIT));
  const sheet = within(await screen.findByRole('dialog', { name: '生效日期' }, WAIT));
  // The first day that can be chosen is the server's today, the last one 30 days later.
  expect(sheet.getByRole('status')).toHaveTextContent('2026年3月10日 周二');
  expect(sheet.getByRole('button', { name: '上一天' })).toBeDisabled();
  fireEvent.click(sheet.getByRole('button', { name: '下一月' }));
  expect(sheet.getByRole('status')).toHaveTextContent('2026年4月9日 周四');
  expect(sheet.getByRole('button', { name: '下一天' })).toBeDisabled();
  fireEvent.click(sheet.getByRole('button', { name: '上一月' }));
  fireEvent.click(sheet.getByRole('button', { name: '确定' }));
  await agree();
  await payButton(/^为 月卡 微信支付 1000\.00元/);
  expect(screen.queryByText(/与常规算法不同/)).toBeNull();
  const driver = backend.world.tables.drivers.find(({ driverId }) => driverId === lin.driverId);
  if (driver === undefined) throw new Error('it is seeded');
  const wish = { ruleId: 'rule-1', parkId: LOTS.city, plateIds: ['plate-1'], cycles: 1, startDate: '' };
  const { bagOrderNo } = openPass(backend.world, driver, wish);
  app.go(`/mounthlyDetail?orderNo=${bagOrderNo}`);
  expect(await screen.findByRole('timer', { name: /^剩余支付时间 1[45]:/ }, WAIT)).toBeVisible();
});

test('a payment of a pass that comes after its place was let go is refunded and said, and the pass is not in force', async () => {
  const backend = createBackend();
  const { world } = backend;
  const driver = world.tables.drivers.find(({ driverId }) => driverId === lin.driverId);
  if (driver === undefined) throw new Error('it is seeded');
  const wish = { ruleId: 'rule-1', parkId: LOTS.city, plateIds: ['plate-1'], cycles: 1, startDate: '' };
  const { bagOrderNo } = openPass(world, driver, wish);
  const at = `/mounthlyDetail?orderNo=${bagOrderNo}`;
  const app = await makeApp({ at, backend, signedInAs: lin.phone, host: cashierHost(neverAnswers) });
  fireEvent.click(await payButton(/^为 月卡 微信支付 300\.00元/));
  fireEvent.click(await link('未看到收银台？查看结果'));
  await app.onScreen('submitSuccess');
  passed(app, 16 * MINUTE_MS);
  expect(await word('已超过保留时间')).toBeVisible();
  payClosedLate(world, world.tables.payments.at(-1)?.payId ?? '');
  passed(app, MINUTE_MS);
  expect(await word(/^(退款中|已退款)$/)).toBeVisible();
  app.go(at);
  expect(await word('已取消')).toBeVisible();
  expect(screen.queryByText('生效中')).toBeNull();
  expect(world.tables.payments.filter(({ parts }) => parts.some(({ orderNo }) => orderNo === bagOrderNo))).toHaveLength(
    1,
  );
});
