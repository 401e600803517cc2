import { screen, waitFor, within } from '@testing-library/react';

import { HOUR_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { ordersOf } from '../../mocks/world/money/orderRecords';
import { makeApp } from '../support/makeApp';
import { answer, button, link, WAIT, word } from '../support/seen';

jest.setTimeout(20_000);
const STAYS = 'charge/v2/api/parkOrders/msp';
const APPEALS = 'charge/v2/api/parkOrderAppeals/msp';
const { driverId, phone } = DRIVERS.lin;

const at = (name: string, uniqueId: string, parkId: string) => `/${name}?uniqueId=${uniqueId}&parkId=${parkId}`;
const RUNNING = ['stay-0001', LOTS.city] as const;
const OWED = ['stay-0004', LOTS.roadside] as const;
const PAID_TOO = ['stay-0007', LOTS.mall] as const;
const signedIn = (backend = createBackend(), who: string = phone) => ({ backend, signedInAs: who });

describe('停车记录', () => {
  test('every stay under its month, filtered by car and by month', async () => {
    const { user, sent } = await makeApp({ at: '/parkingRecord', ...signedIn() });
    const list = await screen.findByRole('list', { name: '停车记录' }, WAIT);
    expect(within(list).getByRole('heading', { name: '2026年3月' })).toBeVisible();
    expect(within(list).getAllByRole('link')).toHaveLength(7);
    expect(within(list).getByRole('link', { name: /福华一路路内停车/ })).toHaveTextContent(/欠费.*12\.00元/);
    await screen.findByRole('option', { name: '粤B·88888' }, WAIT);
    await user.selectOptions(screen.getByLabelText('车辆'), '粤B·88888');
    await waitFor(
      () => expect(within(screen.getByRole('list', { name: '停车记录' })).getAllByRole('link')).toHaveLength(2),
      WAIT,
    );
    expect(window.location.search).toBe(`?plateNo=${encodeURIComponent('粤B88888')}`);
    await user.selectOptions(screen.getByLabelText('入场月份'), '2026年1月');
    await user.click(await button('看全部'));
    await waitFor(
      () => expect(within(screen.getByRole('list', { name: '停车记录' })).getAllByRole('link')).toHaveLength(7),
      WAIT,
    );
    expect(sent('GET', STAYS)).toHaveLength(3);
  });

  test('without a car it links to adding one; a failed list loads with 重试', async () => {
    const first = await makeApp({ at: '/parkingRecord', ...signedIn(createBackend(), DRIVERS.chen.phone) });
    expect(await link('添加车辆')).toHaveAttribute('href', '/addCar');
    first.stop();
    const backend = createBackend();
    backend.world.faults.set(`GET ${STAYS}`, { kind: 'http500' });
    const { user } = await makeApp({ at: '/parkingRecord', ...signedIn(backend) });
    expect(await word('停车记录加载失败')).toBeVisible();
    backend.world.faults.clear();
    await user.click(await button('重试'));
    expect(await screen.findByRole('list', { name: '停车记录' }, WAIT)).toBeVisible();
  });
});

describe('停车详情', () => {
  test('fee, payment, photos and number; it is rated once, and the rating stays visible', async () => {
    const { user, sent } = await makeApp({ at: at('parkingRecordDetail', ...PAID_TOO), ...signedIn() });
    expect(await word('已完成')).toBeVisible();
    expect(await screen.findByText('支付宝', {}, WAIT)).toBeVisible();
    expect(await screen.findByRole('img', { name: '离场照片' }, WAIT)).toBeVisible();
    await user.click(await button('复制订单号'));
    expect(await word('已复制')).toBeVisible();
    expect(await link('开发票')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: '4星，满意' }, WAIT));
    await user.type(screen.getByLabelText('想说的话（选填）'), '进出很快');
    await user.dblClick(await button('提交评价'));
    expect(await screen.findByRole('heading', { name: '我的评价' }, WAIT)).toBeVisible();
    expect(await word('进出很快')).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交评价' })).toBeNull();
    expect(sent('POST', 'charge/v2/api/evaluations')).toHaveLength(1);
  });

  test("no retry is offered for photos of another driver's bill", async () => {
    const { calls } = await makeApp({
      at: at('parkingRecordDetail', ...RUNNING),
      ...signedIn(createBackend(), DRIVERS.chen.phone),
    });
    await word('在停');
    await waitFor(() => expect(calls.some(({ path }) => path === `${STAYS}/parkingPictures`)).toBe(true), WAIT);
    await waitFor(() => expect(screen.queryByRole('region', { name: '出入场照片' })).toBeNull(), WAIT);
    expect(screen.queryByText('照片加载失败')).toBeNull();
  });

  test('photos fail on their own; an unknown stay links to the others', async () => {
    const backend = createBackend();
    backend.world.faults.set(`GET ${STAYS}/parkingPictures`, { kind: 'http500' });
    const first = await makeApp({ at: at('parkingRecordDetail', ...OWED), ...signedIn(backend) });
    expect(await word('照片加载失败')).toBeVisible();
    expect(await link('补缴')).toHaveAttribute('href', at('payPage', ...OWED));
    first.stop();
    await makeApp({ at: at('parkingRecordDetail', 'gone', LOTS.city), ...signedIn() });
    expect(await word('账单不存在')).toBeVisible();
    expect(await link('看停车记录')).toBeVisible();
  });
});

describe('a phantom stay', () => {
  test('我已离场 on the bill stops the fee; the appeal is answered with time and the bill is waived', async () => {
    const { user, world, go, sent } = await makeApp({ at: at('payPage', ...RUNNING), ...signedIn() });
    await user.click(await button(/我已离场/));
    expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent('粤B·12345 已离场？');
    await user.click(await answer('取消'));
    expect(sent('POST', 'charge/v2/api/driverActiveCarOut')).toHaveLength(0);
    await user.click(await button(/我已离场/));
    await user.click(await answer('已离场'));
    expect(await word('已停止计费')).toBeVisible();
    const appeal = await link(/账单申诉/);
    expect(screen.queryByRole('button', { name: /我已离场/ })).toBeNull();
    world.clock.advance(5 * HOUR_MS);
    await user.click(appeal);
    expect(await screen.findByLabelText('未停车', {}, WAIT)).toBeVisible();
    expect(screen.getByText('停车时长').nextSibling).toHaveTextContent('1小时40分钟');
    await user.click(screen.getByLabelText('未停车'));
    await user.click(await button('提交申诉'));
    expect(await word(/最晚 .* 前答复/)).toBeVisible();
    const requestId = expect.stringMatching(/^\w{32}$/) as string;
    expect(sent('POST', APPEALS).map(({ body }) => body)).toEqual([
      {
        requestId,
        uniqueId: 'stay-0001',
        parkId: LOTS.city,
        reasonType: 1,
        content: '',
        pictures: [],
        contactPhone: phone,
      },
    ]);
    go(at('payPage', ...RUNNING));
    expect(await link(/申诉中/)).toHaveAttribute('href', at('billComplainDetail', ...RUNNING));
    expect(screen.queryByRole('button', { name: /微信支付|确认支付/ })).toBeNull();
    world.clock.advance(20 * HOUR_MS);
    await user.click(await link(/申诉中/));
    expect(await word('费用已免除')).toBeVisible();
    await user.click(await link('看这笔账单'));
    expect(await word('已免除')).toBeVisible();
  });

  test('不是我的车 can be reported while the fee still runs, with only the reasons that cannot wait', async () => {
    const { user, world } = await makeApp({ at: at('payPage', ...RUNNING), ...signedIn() });
    await user.click(await link(/不是我的车/));
    expect(await screen.findByRole('radio', { name: '不是我的车' }, WAIT)).toBeChecked();
    await waitFor(() => {
      expect(screen.getAllByRole('radio')).toHaveLength(2);
    }, WAIT);
    await user.click(await button('提交申诉'));
    expect(await screen.findByRole('button', { name: /撤销申诉/ }, WAIT)).toBeVisible();
    world.clock.advance(20 * HOUR_MS);
    await user.click(await button('刷新申诉进度'));
    expect(await word('费用已免除')).toBeVisible();
    expect(world.tables.stays[0]?.exitAt).not.toBeNull();
  });
});

describe('申诉', () => {
  test('shows what is missing, keeps what was typed through a failure, and is sent once', async () => {
    const backend = createBackend();
    backend.world.faults.set(`POST ${APPEALS}`, { kind: 'code', code: '0x9999999999', msg: '暂时无法办理' });
    const { user, sent } = await makeApp({ at: at('billComplain', ...OWED), ...signedIn(backend) });
    await user.click(await button('提交申诉'));
    expect(await word('请选择申诉原因')).toBeVisible();
    const reasons = screen.getByRole('radiogroup', { name: '申诉原因' });
    expect(reasons).toHaveAccessibleDescription('请选择申诉原因');
    expect(within(reasons).getAllByRole('radio')[0]).toHaveFocus();
    await user.click(screen.getByLabelText('其他'));
    expect(screen.getByText('请说明是什么情况')).toBeVisible();
    await user.type(screen.getByLabelText('情况说明'), '泊位被施工围住');
    await user.click(await button('提交申诉'));
    expect(await word(/提交失败，填写的内容还在/)).toBeVisible();
    expect(screen.getByLabelText('情况说明')).toHaveValue('泊位被施工围住');
    backend.world.faults.clear();
    await user.dblClick(await button('提交申诉'));
    expect(await screen.findByText('泊位被施工围住', { selector: 'dd' }, WAIT)).toBeVisible();
    expect(sent('POST', APPEALS)).toHaveLength(2);
  });

  test('a paid amount is refunded, and 缴费记录 shows it', async () => {
    const { user, world, go } = await makeApp({ at: at('billComplain', ...PAID_TOO), ...signedIn() });
    await user.click(await screen.findByLabelText('套牌车', {}, WAIT));
    await user.click(await button('提交申诉'));
    await user.click(await button(/撤销申诉/));
    // The bill is paid, so no part of it is left to pay as usual.
    expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent('费用按原账单');
    expect(screen.queryByText(/账单.*照常缴/)).toBeNull();
    await user.click(await answer('取消'));
    world.clock.advance(20 * HOUR_MS);
    await user.click(await button('刷新申诉进度'));
    expect(await word('费用已免除，20.00元 原路退回')).toBeVisible();
    go(at('parkingRecordDetail', ...PAID_TOO));
    expect(await word('原付 20.00元 已原路退回')).toBeVisible();
    expect(screen.getAllByText('已免除')).toHaveLength(1);
    await screen.findByRole('heading', { name: '缴费记录' }, WAIT);
    expect(screen.queryByText(/免费|应收|评价这次停车/)).toBeNull();
    go('/billRecord');
    const row = await screen.findByRole('link', { name: /中心书城停车场/ }, WAIT);
    expect(row).toHaveTextContent('已退款');
    expect(row).toHaveTextContent('退回20.00元');
    expect(await word('共2笔 6.00元')).toBeVisible();
  });

  test('撤销申诉 needs one confirmation, and the bill can be paid again', async () => {
    const { user, calls } = await makeApp({ at: at('billComplain', ...OWED), ...signedIn() });
    await user.click(await screen.findByLabelText('金额错误', {}, WAIT));
    await user.click(await button('提交申诉'));
    await user.click(await button(/撤销申诉/));
    expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent('撤销“金额错误”的申诉？');
    await user.click(await answer('撤销申诉'));
    expect(await word('已撤销申诉')).toBeVisible();
    expect(calls.filter(({ method, path }) => method === 'PUT' && path.startsWith(APPEALS))).toHaveLength(1);
    await user.click(await link('看这笔账单'));
    expect(await link('补缴')).toBeVisible();
  });
});

describe('订单', () => {
  test('a booking is refunded after one confirmation that names the refund', async () => {
    const backend = createBackend();
    const order = ordersOf(backend.world, driverId).find(({ bizType, canRefund }) => bizType === 6 && canRefund);
    const { user, sent } = await makeApp({
      at: `/orderRecordDetail?orderNo=${order?.orderNo ?? ''}`,
      ...signedIn(backend),
    });
    expect(await word('退款规则')).toBeVisible();
    await user.click(await button('申请退款'));
    const question = await screen.findByRole('alertdialog', {}, WAIT);
    expect(question).toHaveTextContent(/退掉车位预约 A103？.*14\.00元 将原路退回/);
    await user.click(await answer('申请退款'));
    expect(await word('已申请退款')).toBeVisible();
    expect(await word('退款中')).toBeVisible();
    expect(await word('14.00元 退回中，1–3个工作日到账')).toBeVisible();
    expect(screen.queryByText(/已退回|退款规则/)).toBeNull();
    expect(screen.queryByRole('button', { name: '申请退款' })).toBeNull();
    expect(sent('POST', `charge/v2/api/orderRecords/${order?.orderNo ?? ''}/giveBack`)).toHaveLength(1);
  });

  test('a tab shows what its label promises', async () => {
    const { user } = await makeApp({ at: '/orderRecord', ...signedIn() });
    expect(await link(/A103/)).toHaveTextContent('待入场');
    await user.click(screen.getByRole('radio', { name: '已完成' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /A103/ })).toBeNull(), WAIT);
    const done = within(await screen.findByRole('list', { name: '订单' }, WAIT)).getAllByRole('link');
    for (const row of done) expect(row).not.toHaveTextContent(/待入场|待生效|生效中|使用中/);
    await user.click(screen.getByRole('radio', { name: '进行中' }));
    expect(await link(/A103/)).toHaveTextContent('待入场');
  });

  test('an unknown order links to the others, without a useless 重试', async () => {
    await makeApp({ at: '/orderRecordDetail?orderNo=gone', ...signedIn() });
    expect(await word('订单不存在')).toBeVisible();
    expect(await link('看全部订单')).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});
