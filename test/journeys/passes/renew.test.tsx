import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { DAY_MS } from '@/lib/timeUnits';

import type { createBackend } from '../../../mocks/app';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { passOf } from '../../../mocks/world/passes/passes';
import { renewPass } from '../../../mocks/world/passes/passPurchases';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { answer, button, link, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, huang } = DRIVERS;
const RENEW = 'special/v2/api/bagOrders/pass-1/renew';
const timeline = () =>
  within(screen.getByRole('list', { name: '月卡有效期' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace('（还没有到）', ''));
const payButton = async (name: RegExp) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};
/** The world some days later. */
const later = (days: number) => {
  const paying = payingDriver();
  paying.backend.world.clock.advance(days * DAY_MS);
  return paying;
};
const ruleIn = ({ world }: ReturnType<typeof createBackend>) => {
  const rule = world.tables.passRules.find(({ ruleId }) => ruleId === 'rule-5');
  if (rule === undefined) throw new Error('The rule is seeded');
  return rule;
};

test('a notice leads to the renewal: the old end, the new days, paid once, and the detail shows the same', async () => {
  const app = await makeApp({ at: '/renew?orderNo=pass-1', ...payingDriver() });
  await word('续多久');
  fireEvent.click(await button('增加'));
  const days = [
    '原到期2026年3月21日 12:00',
    '续费生效2026年3月21日 12:00接着原来的，中间不断档',
    '续费后到期2026年5月21日 12:00',
  ];
  await waitFor(() => expect(timeline()).toEqual(days), WAIT);
  const pay = await payButton(/^为 月卡续费 微信支付 480\.00元/);
  fireEvent.click(pay);
  fireEvent.click(pay);
  await word('支付成功');
  expect(app.sent('POST', RENEW).map(({ body }) => body)).toEqual([
    {
      requestId: expect.stringMatching(/^\w{32}$/) as string,
      cycles: 2,
      startTime: '2026-03-21 12:00:00',
      endTime: '2026-05-21 12:00:00',
    },
  ]);
  fireEvent.click(await link('查看月卡'));
  await app.onScreen('monthlyPassDetail');
  await waitFor(() => expect(timeline()).toEqual(days), WAIT);
  expect(passOf(app.world, lin.driverId, 'pass-1').purchases.filter(({ paidAt }) => paidAt !== null)).toHaveLength(2);
});

test('an expired pass says before paying that there was a gap, and begins with the payment', async () => {
  const app = await makeApp({ at: '/mounthlyRenew?orderNo=pass-1', ...later(14) });
  await word('续多久');
  await waitFor(
    () =>
      expect(timeline()).toEqual([
        '原到期2026年3月21日 12:00',
        '续费生效支付成功时中间断档3天，这段时间没有月卡，按临停计费',
        '续费后到期2026年4月24日从支付成功时算起',
      ]),
    WAIT,
  );
  fireEvent.click(await payButton(/^为 月卡续费 微信支付 240\.00元/));
  await word('支付成功');
  expect(app.sent('POST', RENEW)).toHaveLength(1);
});

test('a pass that cannot be renewed any more says why, and leads to a new one', async () => {
  const app = await makeApp({ at: '/mounthlyRenew?orderNo=pass-1', ...later(30) });
  expect(await word('已超过续费期限，请重新办理')).toBeVisible();
  expect(await link('重新办理')).toHaveAttribute('href', expect.stringContaining('/mounthlyNotarize?') as string);
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  expect(app.sent('POST', RENEW)).toHaveLength(0);
});

test('a price that is not the one paid before is said before paying', async () => {
  const { backend, ...paying } = payingDriver();
  ruleIn(backend).cycleCents = 30_000;
  await makeApp({ at: '/mounthlyRenew?orderNo=pass-1', backend, ...paying });
  expect(await word('价格已调整：每期由 240.00元 变为 300.00元')).toBeVisible();
  await payButton(/^为 月卡续费 微信支付 300\.00元/);
});

test('of two tabs that renew the same pass the second is told, and one renewal is made', async () => {
  const app = await makeApp({ at: '/mounthlyRenew?orderNo=pass-1', ...payingDriver() });
  const pay = await payButton(/^为 月卡续费 微信支付 240\.00元/);
  renewPass(app.world, passOf(app.world, lin.driverId, 'pass-1'), 1);
  fireEvent.click(pay);
  expect((await screen.findAllByText('有一笔续费待支付，请先完成支付', {}, WAIT)).length).toBeGreaterThan(0);
  expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(0);
  expect(await link('去支付')).toHaveAttribute('href', '/mounthlyDetail?orderNo=pass-1');
  expect(passOf(app.world, lin.driverId, 'pass-1').purchases).toHaveLength(2);
});

test("a pass of somebody else explains and leads to the driver's own; a refusal that the table knows goes back a page", async () => {
  let app = await makeApp({ at: '/renew?orderNo=pass-1', signedInAs: huang.phone });
  expect(await link('看我的月卡')).toBeVisible();
  app.stop();
  app = await makeApp({ at: '/mounthlyDetail?orderNo=pass-1', signedInAs: lin.phone });
  app.world.faults.set('POST special/v2/api/checkRenewable', { kind: 'code', code: '0x1310501001' });
  fireEvent.click(await link('续费'));
  fireEvent.click(await answer('确定'));
  await app.onScreen('monthlyPassDetail');
});

test('within seven days of the end home and /mine remind of it, not before', async () => {
  let app = await makeApp({ at: '/mine', ...later(3) });
  await word('我的订单');
  await waitFor(() => expect(app.calls.map(({ path }) => path)).toContain('special/v2/api/bagOrders'), WAIT);
  expect(screen.queryByText(/去续费$/)).toBeNull();
  app.stop();
  app = await makeApp({ at: '/mine', ...later(5) });
  expect(await link(/会展中心月卡还剩6天，去续费/)).toHaveAttribute('href', '/mounthlyRenew?orderNo=pass-1');
  app.stop();
  await makeApp({ at: '/home', ...later(5) });
  const strip = await screen.findByRole('complementary', { name: '月卡到期提醒' }, WAIT);
  expect(within(strip).getByRole('link')).toHaveAttribute('href', '/mounthlyRenew?orderNo=pass-1');
});
