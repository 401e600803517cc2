import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { advanceCharging } from '../../../mocks/world/charging/advanceCharging';
import { seedFullCar, seedUnpaidCharging } from '../../../mocks/world/charging/seed/chargingSeed';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { keptAndPaid } from '../../support/keptAndPaid';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { picturingHost } from '../../support/pictures';
import { button, link, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
type Backend = ReturnType<typeof createBackend>;
const CHARGE_APPEALS = 'cps/v2/api/chargingOrderAppeals';
const OCCUPY_APPEALS = 'cps/v2/api/occupyOrderAppeals';
const PAID = 'charging-2';
const ANSWERED_AFTER = 20 * HOUR_MS;

const open = (at: string, backend: Backend, options: MakeAppOptions = {}) =>
  makeApp({ at, signedInAs: lin.phone, backend, ...options });

/** A paid charge whose charger took three minutes to obey the stop. */
function hardToStop(): Backend {
  const backend = createBackend();
  const order = backend.world.tables.charging.orders.find(({ orderNo }) => orderNo === PAID);
  if (order?.endAt == null) throw new Error('The seeded order has ended');
  order.stopAskedAt = order.endAt - 3 * MINUTE_MS;
  return backend;
}

describe('an appeal against a charging bill', () => {
  test('leads from the bill through the form to its progress; upheld, the refund is in the bill', async () => {
    const backend = hardToStop();
    const app = await open(`/chargeBillDetail?orderNo=${PAID}`, backend);
    fireEvent.click(await link('申诉'));
    await app.onScreen('chargingBillComplain');
    await button('提交申诉');
    expect(screen.getByText('市民中心充电站')).toBeVisible();
    fireEvent.click(await button('提交申诉'));
    expect(await word('请选择申诉原因')).toBeVisible();
    expect(app.sent('POST', CHARGE_APPEALS)).toHaveLength(0);
    fireEvent.click(screen.getByLabelText('无法停止'));
    fireEvent.change(screen.getByLabelText('情况说明'), { target: { value: '点了停止三分钟才停' } });
    const send = await button('提交申诉');
    fireEvent.click(send);
    fireEvent.click(send);
    await app.onScreen('chargingAppealDetail');
    expect(await word(/^最晚 .* 前答复/)).toBeVisible();
    expect(app.sent('POST', CHARGE_APPEALS).map(({ body }) => body)).toEqual([
      {
        requestId: expect.stringMatching(/^\w{32}$/) as string,
        orderNo: PAID,
        reasonType: 3,
        content: '点了停止三分钟才停',
        pictures: [],
        contactPhone: lin.phone,
      },
    ]);
    fireEvent.click(await link('看这笔账单'));
    await app.onScreen('chargeBillDetail');
    expect(await link(/申诉中/)).toHaveAttribute('href', `/chargingAppealDetail?orderNo=${PAID}`);
    expect(screen.queryByText('退款')).toBeNull();
    backend.world.clock.advance(ANSWERED_AFTER);
    fireEvent.click(await link(/申诉中/));
    const refund = await word(/^账单金额改为 \d+\.\d\d元，\d+\.\d\d元 原路退回$/);
    const back = /，(\d+\.\d\d元) 原路退回$/.exec(refund.textContent)?.[1] ?? '';
    fireEvent.click(await link('看这笔账单'));
    await app.onScreen('chargeBillDetail');
    expect((await word('退款')).parentElement?.parentElement).toHaveTextContent(`退款原路退回，1–3个工作日到账${back}`);
    expect(await link(/申诉结果/)).toBeVisible();
  });

  test('a lost answer is asked about; what was typed stays, and nothing is submitted twice', async () => {
    const backend = hardToStop();
    backend.world.faults.set(`POST ${CHARGE_APPEALS}`, { kind: 'cutAfter' });
    const app = await open(`/chargingBillComplain?orderNo=${PAID}`, backend);
    fireEvent.click(await screen.findByLabelText('电量不符', {}, WAIT));
    fireEvent.click(await button('提交申诉'));
    await app.onScreen('chargingAppealDetail');
    expect(backend.world.tables.appeals.filter(({ bizType }) => bizType === 7)).toHaveLength(1);
  });

  test('a refusal is told beside the fields and what was typed stays', async () => {
    const backend = hardToStop();
    backend.world.faults.set(`POST ${CHARGE_APPEALS}`, { kind: 'code', code: '0x9999999999', msg: '暂时无法办理' });
    await open(`/chargingBillComplain?orderNo=${PAID}`, backend);
    fireEvent.click(await screen.findByLabelText('其他', {}, WAIT));
    fireEvent.click(await button('提交申诉'));
    expect(await word('请说明是什么情况')).toBeVisible();
    fireEvent.change(screen.getByLabelText('情况说明'), { target: { value: '枪头是坏的' } });
    fireEvent.click(await button('提交申诉'));
    expect(await word(/^提交失败，填写的内容还在/)).toBeVisible();
    expect(screen.getByLabelText('情况说明')).toHaveValue('枪头是坏的');
    expect(screen.queryByText('暂时无法办理')).toBeNull();
  });

  test('while it is open an unpaid bill asks for no money, and a new charge is not refused for it', async () => {
    const backend = createBackend();
    seedUnpaidCharging(backend.world);
    const app = await open('/chargingBillComplain?orderNo=charging-4', backend);
    fireEvent.click(await screen.findByLabelText('电量不符', {}, WAIT));
    fireEvent.click(await button('提交申诉'));
    await app.onScreen('chargingAppealDetail');
    fireEvent.click(await link('看这笔账单'));
    expect(await word('申诉中，有答复之前不用付；已付的，申诉成立后原路退回')).toBeVisible();
    expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
    app.go(`/chargingPage?gunNo=${GUNS.ready}`);
    const start = await button('开始充电');
    await waitFor(() => expect(start).toBeEnabled(), WAIT);
    fireEvent.click(start);
    fireEvent.click(await screen.findByRole('button', { name: '再充一辆' }, WAIT));
    await app.onScreen('chargingPageResult');
  });

  test.each([
    ['charging-1', '充电结算后才能申诉', '看这笔账单'],
    ['nobody', '充电订单不存在', '看充电订单'],
  ])('of %s there is no form: %s', async (orderNo, words, way) => {
    await open(`/chargingBillComplain?orderNo=${orderNo}`, createBackend());
    expect(await word(words)).toBeVisible();
    expect(await link(way)).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交申诉' })).toBeNull();
  });

  test('the progress of another driver’s appeal is not shown, and one without appeals says so', async () => {
    const first = await open(`/chargingAppealDetail?orderNo=${PAID}`, createBackend());
    expect(await word('这笔订单没有申诉过')).toBeVisible();
    first.stop();
    await makeApp({ at: '/chargingAppealDetail?appealId=A1', signedInAs: chen.phone });
    expect(await word('申诉不存在')).toBeVisible();
  });

  test('progress that fails to load says that the appeal is safe, and loads with 重试', async () => {
    const backend = createBackend();
    backend.world.faults.set(`GET ${CHARGE_APPEALS}`, { kind: 'http500' });
    const app = await open(`/chargingAppealDetail?orderNo=${PAID}`, backend);
    expect(await word('申诉加载失败')).toBeVisible();
    expect(screen.getByText(/已提交的申诉不受影响/)).toBeVisible();
    backend.world.faults.clear();
    await app.user.click(await button('重试'));
    expect(await word('这笔订单没有申诉过')).toBeVisible();
  });
});

describe('an appeal against an idle fee', () => {
  test('goes with a picture; upheld, the fee is waived and what was paid goes back', async () => {
    const { backend, orderNo } = keptAndPaid();
    const app = await open(`/occupyBillDetail?orderNo=${orderNo}`, backend, { host: picturingHost() });
    fireEvent.click(await link('申诉'));
    await app.onScreen('occupyAppeal');
    fireEvent.click(await screen.findByLabelText('桩故障无法拔枪', {}, WAIT));
    fireEvent.click(await button('添加照片 照片（选填）'));
    expect(await word('已上传 1/1')).toBeVisible();
    fireEvent.click(await button('提交申诉'));
    await app.onScreen('occupyAppealDetail');
    expect(await screen.findByRole('img', { name: '取证照片' }, WAIT)).toBeVisible();
    expect(app.sent('POST', OCCUPY_APPEALS)).toHaveLength(1);
    app.go(`/occupyBillDetail?orderNo=${orderNo}`);
    expect(await link(/申诉中/)).toBeVisible();
    backend.world.clock.advance(ANSWERED_AFTER);
    fireEvent.click(await link(/申诉中/));
    await app.user.click(await button('刷新申诉进度'));
    expect(await word(/^费用已免除，\d+\.\d\d元 原路退回$/)).toBeVisible();
    fireEvent.click(await link('看这笔占位费'));
    await app.onScreen('occupyBillDetail');
    expect(await word(/^\d+\.\d\d元，原路退回，1–3个工作日到账$/)).toBeVisible();
    expect(screen.getByText('已免除')).toBeVisible();
    expect(screen.getByText('0.00')).toBeVisible();
    expect(screen.queryByRole('link', { name: '申诉' })).toBeNull();
  });

  test('a rejected one says why, and another one can follow; the earlier one stays listed', async () => {
    const { backend, orderNo } = keptAndPaid();
    const app = await open(`/occupyAppeal?orderNo=${orderNo}`, backend);
    fireEvent.click(await screen.findByLabelText('时间错误', {}, WAIT));
    fireEvent.click(await button('提交申诉'));
    await app.onScreen('occupyAppealDetail');
    app.go(`/occupyAppeal?orderNo=${orderNo}`);
    expect(await word('这笔占位费正在申诉中')).toBeVisible();
    backend.world.clock.advance(ANSWERED_AFTER);
    app.go(`/occupyBillDetail?orderNo=${orderNo}`);
    fireEvent.click(await link(/申诉结果/));
    expect(await screen.findAllByText('经核对车位照片，计费无误。', {}, WAIT)).not.toHaveLength(0);
    app.go(`/occupyAppeal?orderNo=${orderNo}`);
    fireEvent.click(await screen.findByLabelText('非本车', {}, WAIT));
    fireEvent.click(await button('提交申诉'));
    await app.onScreen('occupyAppealDetail');
    const older = (await screen.findByRole('heading', { name: '以前的申诉' }, WAIT)).closest('section');
    expect(within(older ?? document.body).getByText(/时间错误/)).toBeVisible();
  });

  test('while the plug is in there is no form yet', async () => {
    const backend = createBackend();
    seedFullCar(backend.world);
    advanceCharging(backend.world);
    const orderNo = backend.world.tables.charging.occupyOrders[0]?.occupyOrderNo ?? '';
    await open(`/occupyAppeal?orderNo=${orderNo}`, backend);
    expect(await word('拔枪后才能申诉')).toBeVisible();
  });
});
