import { fireEvent, screen, waitFor } from '@testing-library/react';

import { DAY_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { resubmitApply } from '../../../mocks/world/passes/passApplies';
import { passOf } from '../../../mocks/world/passes/passes';
import { changeWorld } from '../../../mocks/world/scenarios';
import { REVIEW_MS } from '../../../mocks/world/vehicles/reviews';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { picturing } from '../../support/pictures';
import { button, link, WAIT, word } from '../../support/seen';

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

test('a first day that is over by the time it is paid is said at its field, and nothing is bought or paid', async () => {
  const app = await makeApp({ at: CONFIRM, ...payingDriver() });
  fireEvent.change(await screen.findByLabelText('生效日期', {}, WAIT), { target: { value: '2026-03-10' } });
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
  fireEvent.change(await screen.findByLabelText('生效日期', {}, WAIT), { target: { value: '2026-03-20' } });
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
