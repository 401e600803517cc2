import assert from 'node:assert/strict';

import { APPLICATION_REVIEW_MS } from '../../mocks/world/account/ownerApplications';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { test, type Tools } from './harness';
import { button, cashierButton, comeBackUntil, link, pathOf, PAY, screen, tap } from './steps';

const { chen } = DRIVERS;
const APPLY = 'POST driver/v2/api/userApplies';
const ID_CARD = '11010519491231002X';
const PLATE = '粤B77777';

const applicationsOf = ({ world }: Tools) =>
  world.tables.ownerApplications.filter(({ driverId }) => driverId === chen.driverId);

/** The room without its unit, which the estate wants to have. Adding a car in between loses nothing but the identity number. */
async function fillIn({ page, shot, axe }: Tools): Promise<void> {
  const form = screen(page, 'userApplyUserCheckIn');
  await form.getByLabel('小区或停车场').fill('会展');
  await button(page, '查找停车场').tap();
  await form.getByRole('radio', { name: /会展中心南广场停车场/ }).tap();
  await form.getByLabel('楼栋').fill('3栋');
  await form.getByLabel('房号').fill('501');
  await form.getByRole('radio', { name: '业主' }).tap();
  await form.getByLabel('姓名').fill('陈默');
  await link(form, '添加车辆').tap();
  await button(page, '车牌第1位').tap();
  for (const key of PLATE) await button(page, new RegExp(`^${key}$`)).tap();
  await button(page, '确认添加').tap();
  await button(form, /粤B·77777/).tap();
  assert.equal(await form.getByLabel('房号').inputValue(), '501');
  await form.getByLabel('身份证号').fill(ID_CARD);
  await button(page, /^添加照片/).tap();
  await page.getByText('已上传 1/1').waitFor();
  await shot('owner-filled-in');
  await axe();
}

async function refusedForItsRoom(tools: Tools): Promise<void> {
  const { page, world, shot, axe } = tools;
  // The server has it, and its answer is lost on the line.
  world.faults.set(APPLY, { kind: 'cutAfter', times: 1 });
  await button(page, '提交登记').tap();
  const result = screen(page, 'userApplyResult');
  await result.getByText('物业核对中').waitFor();
  assert.equal(applicationsOf(tools).length, 1, 'registered once');
  world.clock.advance(APPLICATION_REVIEW_MS);
  await comeBackUntil(page, result.getByText('房号请按“楼栋-单元-房号”填写'));
  await shot('owner-refused');
  await axe();
}

async function mendOnlyThat(tools: Tools): Promise<void> {
  const { page, world, shot } = tools;
  await link(page, '修改后重新提交').tap();
  const form = screen(page, 'userApplyUserCheckIn');
  await form.getByText('房号请按“楼栋-单元-房号”填写').first().waitFor();
  assert.equal(await form.getByLabel('姓名').inputValue(), '陈默');
  await shot('owner-mended');
  await form.getByLabel(/^单元/).fill('2');
  await button(page, '重新提交').tap();
  const result = screen(page, 'userApplyResult');
  await result.getByText('物业核对中').waitFor();
  world.clock.advance(APPLICATION_REVIEW_MS);
  await comeBackUntil(page, result.getByText('审核通过'));
  const [made, ...others] = applicationsOf(tools);
  assert.deepEqual(
    [made?.state, made?.roomNo, made?.idCard, made?.phone, made?.plates, made?.pictures.length, others.length],
    [2, '3-2-501', ID_CARD, chen.phone, [PLATE], 1, 0],
  );
  await shot('owner-accepted');
}

async function buyThePass(tools: Tools): Promise<void> {
  const { page, world, shot } = tools;
  await link(page, '办理月卡').tap();
  await link(page, '办理会展中心业主月卡').tap();
  const buy = screen(page, 'monthlyPassConfirm');
  await buy.getByText('到期').first().waitFor();
  assert.equal(await button(page, '下一步，提交资料').count(), 0, 'the owner is asked for papers again');
  await buy.getByRole('checkbox', { name: /已阅读并同意/ }).tap();
  const pay = button(page, /^为 月卡 微信支付 200\.00元/);
  await pay.waitFor();
  await shot('owner-pass');
  await tap(pay);
  await tap(cashierButton(page, '支付'));
  await page.getByText('支付成功', { exact: true }).waitFor();
  assert.equal(pathOf(page), '/submitSuccess');
  assert.equal(world.log.count(PAY), 1);
  const [pass, ...more] = world.tables.passes.filter(({ driverId }) => driverId === chen.driverId);
  assert.deepEqual([pass?.ruleId, pass?.parkId, pass?.plateNos, pass?.applyId], ['rule-3', LOTS.office, [PLATE], '']);
  assert.deepEqual([typeof pass?.purchases[0]?.paidAt, more.length], ['number', 0]);
  await shot('owner-paid');
}

test(
  'an owner registers a room: its answer is lost, it is refused for one field, mended, accepted, and buys the pass of owners',
  async (tools) => {
    const { visit, page, expectError } = tools;
    expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    await visit('/mine', { host: 'wechat', signedInAs: chen.phone });
    await link(page, '业主登记').tap();
    await fillIn(tools);
    await refusedForItsRoom(tools);
    await mendOnlyThat(tools);
    await buyThePass(tools);
  },
  { limitMs: 120_000 },
);
