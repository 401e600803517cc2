import { fireEvent, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { fakeLocks } from '../../support/fakePorts';
import { makeApp } from '../../support/makeApp';
import { WAIT } from '../../support/seen';
import { madeIn } from '../../support/till';

jest.setTimeout(90_000);

const GRANTS = 'coupon/v2/api/merchantGrants';
const PLATE = '粤B20001';
const GIVE = '发1张给 粤B·20001';
const UNDO = '撤销 粤B·20001';

type Backend = ReturnType<typeof createBackend>;
const leftIn = ({ world }: Backend) =>
  world.tables.merchant.stock.find(({ merchantCouponId }) => merchantCouponId === 'stock-7')?.leftNum;

/** The till of one assistant in two tabs of a browser, on one world. */
async function twoTabs(backend: Backend) {
  const shared = { local: new Map<string, string>(), cookies: new Map<string, string>(), locks: fakeLocks() };
  const at = '/giveCoupons?merchantId=merchant-1&couponId=stock-7';
  const open = async (signedInAs?: string) => {
    const app = await makeApp({ at, backend, ...shared, ...(signedInAs === undefined ? {} : { signedInAs }) });
    const seen = within(app.view.container);
    const type = async (plateNo: string) => {
      const field = await seen.findByLabelText('输入或粘贴整个车牌', {}, WAIT);
      fireEvent.change(field, { target: { value: plateNo } });
      fireEvent.blur(field);
    };
    return {
      ...app,
      seen,
      type,
      button: (name: string) => seen.findByRole('button', { name }, WAIT),
      word: (text: string | RegExp) => seen.findByText(text, {}, WAIT),
    };
  };
  const one = await open(DRIVERS.lin.phone);
  const two = await open();
  for (const tab of [one, two]) {
    await tab.type(PLATE);
    await tab.word('车辆未入场，可以提前发');
  }
  const sent = () => [one, two].map((tab) => tab.sent('POST', GRANTS).length);
  return { one, two, sent };
}

test.each([
  ['the answer takes its time', 600, '正在另一个页面发放，请看发放记录', [1, 0]],
  ['the answer is there before the other tab has its turn', 0, '未发放。每车每次最多1张，已领取1张', [1, 1]],
])('one plate in two tabs, pressed at the same moment: one grant (%s)', async (_how, ms, why, requests) => {
  const backend = createBackend();
  const [stock] = backend.world.tables.merchant.stock.filter(({ merchantCouponId }) => merchantCouponId === 'stock-7');
  stock!.perCarLimit = 1;
  const { one, two, sent } = await twoTabs(backend);
  if (ms > 0) backend.world.faults.set(`POST ${GRANTS}`, { kind: 'slow', ms, times: 1 });
  const presses = [await one.button(GIVE), await two.button(GIVE)];
  for (const press of presses) fireEvent.click(press);
  await one.button(UNDO);
  await two.word(new RegExp(`^粤B·20001 ${why}`));
  expect(sent()).toEqual(requests);
  expect(madeIn(backend).map(({ plateNo, couponIds }) => [plateNo, couponIds.length])).toEqual([[PLATE, 1]]);
  expect(leftIn(backend)).toBe(29);
  // The other tab says what the server has, too.
  two.outside.seeAgain();
  await one.word(/^剩余29张/);
  await two.word(/^剩余29张/);
});

test('a grant whose answer one tab has lost is asked about by the other, and not given twice', async () => {
  const backend = createBackend();
  const { one, two, sent } = await twoTabs(backend);
  backend.world.faults.set(`POST ${GRANTS}`, { kind: 'cutAfter', times: 1 });
  backend.world.faults.set('GET coupon/v2/api/requests/{id}', { kind: 'http404' });
  fireEvent.click(await one.button(GIVE));
  await one.word(/^粤B·20001 未确认是否已发放/);
  backend.world.faults.clear('GET coupon/v2/api/requests/{id}');
  fireEvent.click(await two.button(GIVE));
  await two.word(/上次已发，没有重复发放/);
  expect(sent()).toEqual([1, 0]);
  expect(madeIn(backend)).toHaveLength(1);
  expect(leftIn(backend)).toBe(29);
});

test('a grant in one tab is undone in the other: both end in what the server says, and the stock has its coupon once', async () => {
  const backend = createBackend();
  const { one, two } = await twoTabs(backend);
  fireEvent.click(await one.button(GIVE));
  await one.button(UNDO);
  // The other tab presses the same in vain or not, and finds the grant of the first in the records.
  two.go('/giveCouponsRecord?merchantId=merchant-1');
  fireEvent.click(await two.seen.findByRole('link', { name: /粤B·20001.*已发放/ }, WAIT));
  const undos = [await one.button(UNDO), await two.button(UNDO)];
  for (const undo of undos) fireEvent.click(undo);
  await waitFor(() => expect(madeIn(backend)[0]?.revokedAt).not.toBeNull(), WAIT);
  for (const tab of [one, two]) {
    tab.outside.seeAgain();
    await tab.word('已撤销');
    await waitFor(() => expect(tab.seen.queryByRole('button', { name: UNDO })).toBeNull(), WAIT);
  }
  await one.word(/^剩余30张/);
  expect(leftIn(backend)).toBe(30);
  expect(madeIn(backend)).toHaveLength(1);
  // What one tab has undone can be given again by the other, as a decision of its own.
  await one.type(PLATE);
  fireEvent.click(await one.button(GIVE));
  await one.button(UNDO);
  expect(leftIn(backend)).toBe(29);
  expect(madeIn(backend)).toHaveLength(2);
});
