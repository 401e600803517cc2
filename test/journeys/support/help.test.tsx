import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { payingDriver, quietWorld } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { address, answer, button, fillIn, link, WAIT, word } from '../../support/seen';

test('a visitor finds the answer by what they would say, also when the operator answers nothing', async () => {
  const backend = quietWorld();
  backend.world.faults.set('GET basic/v2/api/faqs', { kind: 'http500' });
  await makeApp({ at: '/customerService/index', backend });
  await word('钱扣了，账单还显示待缴？');
  expect(await link(/拨打 400-830-0000/)).toHaveAttribute('href', 'tel:4008300000');
  await word('每天8:00至22:00');
  await fillIn('搜索问题', '杆子不抬');
  fireEvent.click(await button(/道闸不抬杆/));
  await word(/按出口的呼叫按钮/);
  await fillIn('搜索问题', '量子纠缠');
  await word('没有找到“量子纠缠”相关的问题');
});

test('the number of customer service that could not be read is asked for again', async () => {
  const backend = quietWorld();
  backend.world.faults.set('GET basic/v2/api/webPageConfig', { kind: 'http500' });
  await makeApp({ at: '/customerService/index', backend });
  await word(/^客服电话加载失败/);
  backend.world.faults.clear();
  fireEvent.click(await button('重试'));
  await link(/拨打 400-830-0000/);
  expect(screen.queryByText(/客服电话加载失败/)).toBeNull();
});

test('the answer of the operator takes the place of ours', async () => {
  const backend = quietWorld();
  await makeApp({ at: '/customerService/questionBill', backend });
  fireEvent.click(await button('停车费怎么开发票？'));
  await word(/电子发票会发送到您的邮箱/);
  expect(screen.getAllByRole('button', { name: '停车费怎么开发票？' })).toHaveLength(1);
});

test('a failed screen leads to help with its 错误编号 and its time', async () => {
  const backend = quietWorld();
  backend.world.faults.set('GET charge/v2/api/parkOrders/msp', { kind: 'http500' });
  await makeApp({ at: '/parkingRecord', ...payingDriver(backend) });
  const shown = (await word(/^错误编号 /)).textContent.replace('错误编号 ', '');
  fireEvent.click(await link('问题反馈'));
  await word('反馈刚才的问题');
  await word(shown);
  await waitFor(async () =>
    expect(await link('带上这些信息去反馈')).toHaveAttribute('href', expect.stringContaining('time=')),
  );
  fireEvent.click(await link('带上这些信息去反馈'));
  await word('会一起提交');
  expect(address()).toMatch(new RegExp(`errorId=${shown}\\w{20}`));
  expect(address()).toMatch(/time=20260310\d{6}/);
});

test('误绑他人车辆 of the error table opens help with the plate of the call', async () => {
  const backend = quietWorld();
  backend.world.faults.set('GET charge/v2/api/parkOrders/msp/plateNo', {
    kind: 'code',
    code: '0xd06510037',
    msg: '您有未缴清的欠费',
  });
  await makeApp({ at: `/parkingPayPage?parkId=${LOTS.city}&plateNo=${PLATES.visitorOne}`, ...payingDriver(backend) });
  fireEvent.click(await button('查询缴费'));
  const dialog = await screen.findByRole('alertdialog', {}, WAIT);
  await within(dialog).findByRole('button', { name: '找客服' }, WAIT);
  fireEvent.click(await answer('误绑他人车辆'));
  expect(await screen.findByLabelText('车牌号（选填）', {}, WAIT)).toHaveValue('粤A·11111');
});

test('where the refused call names a plate by its id alone, help knows the plate all the same', async () => {
  const backend = quietWorld();
  await makeApp({ at: '/carManage', ...payingDriver(backend) });
  backend.world.faults.set('PUT charge/v2/api/parkOrders/msp/driverPlate/{id}/default', {
    kind: 'code',
    code: '0xd06510037',
    msg: '您有未缴清的欠费',
  });
  fireEvent.click(await button('设为默认，粤B·88888'));
  fireEvent.click(await answer('误绑他人车辆'));
  expect(await screen.findByLabelText('车牌号（选填）', {}, WAIT)).toHaveValue('粤B·88888');
});

test('a bill is picked by its plate, and what an appeal settles leads to the appeal, anything else to customer service', async () => {
  const backend = quietWorld();
  await makeApp({ at: '/customerService/billProblemList', ...payingDriver(backend) });
  const rows = await screen.findAllByRole('listitem', {}, WAIT);
  expect(rows.length).toBeGreaterThan(2);
  fireEvent.change(screen.getByLabelText('车辆'), { target: { value: PLATES.period } });
  await screen.findAllByRole('img', { name: '粤B·88888' }, WAIT);
  expect(address()).toContain('plateNo');
});

test('what is wrong with a bill leads where it is settled', async () => {
  const backend = quietWorld();
  await makeApp({
    at: `/customerService/billProblem?uniqueId=stay-0004&parkId=${LOTS.roadside}`,
    ...payingDriver(backend),
  });
  expect(await link(/^金额不对/)).toHaveAttribute('href', expect.stringContaining('/billComplain?'));
  expect(await link(/^道闸不放行/)).toHaveAttribute('href', expect.stringContaining('/customerService/billFeedBack?'));
});

test.each([
  ['/customerService/index', '人工客服每天8:00至22:00在线，其余时间请留言。'],
  ['/customerService/questionBill', '缴费后请在离场时限内驶出，超时会重新计费。'],
  ['/monthlyRuleNotice?ruleId=rule-1&parkId=park-1', '月卡自生效日零点起算，换车请提前一天办理。'],
  ['/cancellation', '注销后车辆、优惠券、月卡和记录将被清除且无法恢复。'],
])('%s shows what the operator says on it', async (at, remark) => {
  await makeApp({ at, signedInAs: DRIVERS.lin.phone });
  expect(await screen.findByText(remark, {}, { timeout: 8_000 })).toBeVisible();
});
