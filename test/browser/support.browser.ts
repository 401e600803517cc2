import assert from 'node:assert/strict';

import { DAY_MS } from '@/lib/timeUnits';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test } from './harness';
import { BILL, button, cashierButton, link, openCashier, ordersOf, screen, tap } from './steps';

const { lin } = DRIVERS;
const SEND = 'POST basic/v2/api/feedbacks';

test('a payment fails: help is filled in, its answer is lost on the line and asked about, read on another day, and solves it', async (tools) => {
  const { page, world, visit, shot, axe, expectError } = tools;
  expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await visit(BILL, { host: 'wechat', signedInAs: lin.phone });
  await openCashier(page);
  const [payment] = ordersOf(world);
  assert.ok(payment !== undefined);
  Object.assign(payment, { state: 3, failReason: '银行卡余额不足' });
  await tap(cashierButton(page, '取消'));
  await screen(page, 'payResultPage').getByText('支付失败', { exact: true }).waitFor();
  await shot('support-payment-failed');
  await link(page, /^问题反馈/).tap();
  const form = screen(page, 'customerServiceFeedBack');
  await form.getByText(payment.payId).waitFor();
  await form.getByText('stay-0001').waitFor();
  assert.ok(await form.getByRole('radio', { name: '停车缴费' }).isChecked());
  await form.getByLabel('情况说明').fill('付了三次都失败');
  await form.getByRole('checkbox', { name: /同意附上/ }).tap();
  await form.getByText(/已附上，录制编号/).waitFor();
  await shot('support-filled-in');
  await axe();
  const before = world.tables.feedbacks.length;
  world.faults.set(SEND, { kind: 'cutAfter' });
  await button(page, '提交反馈').tap();
  await screen(page, 'customerServiceFeedDetail').getByText('付了三次都失败').waitFor();
  assert.equal(world.tables.feedbacks.length, before + 1, 'sent once');
  const [made] = world.tables.feedbacks.slice(-1);
  assert.deepEqual(
    [made?.payId, made?.relatedNo, made?.recordingId],
    [payment.payId, 'stay-0001', world.tables.recordings.at(-1)?.recordingId],
  );
  await shot('support-sent');
  world.clock.advance(DAY_MS);
  await visit('/customerService/index', { host: 'wechat', signedInAs: lin.phone });
  await page.getByText('有新回复').waitFor();
  await shot('support-centre');
  await axe();
  await link(page, /^我的反馈/).tap();
  await link(page, /付了三次都失败/).tap();
  await page.getByText(/没有付成，我们没有收到这/).waitFor();
  await shot('support-answered');
  await axe();
  await button(page, '已解决').tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '已解决' }).tap();
  await page.getByText('已关闭。还有问题，可以再提交一条反馈').waitFor();
  assert.equal(world.tables.feedbacks.at(-1)?.state, 4);
});
