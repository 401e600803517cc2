import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { HOUR_MS, SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { createBooking } from '../../../mocks/world/booking/bookingCourse';
import { BOOKING_SEED } from '../../../mocks/world/booking/bookingSeed';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { payingDriver, quietWorld } from '../../support/driverWorlds';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { picturingHost } from '../../support/pictures';
import { answer, button, fillIn, link, pressWithout, saidBy, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen, huang } = DRIVERS;
const CREATE = 'api/v1/createBookOrder';
const CANCEL = 'api/v1/cancelBookOrder';
type Backend = ReturnType<typeof createBackend>;

const named = (openid: string) => new Map([['openid', openid]]);
const open = (at: string, backend: Backend = createBackend(), options: MakeAppOptions = {}) =>
  makeApp({ at, backend, signedInAs: lin.phone, local: named(lin.openid), ...options });
const ready = async (name: string | RegExp) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};
const berth = (name: string | RegExp) => screen.findByRole('radio', { name }, WAIT);
const driverIn = ({ world }: Backend, { driverId }: { driverId: string }) => {
  const row = world.tables.drivers.find((one) => one.driverId === driverId);
  if (row === undefined) throw new Error('no such driver');
  return row;
};
/** Another driver books a berth. */
const bookedBy = (backend: Backend, berthId: string, packageId: string = BOOKING_SEED.evening, payAmount = 1_500) =>
  createBooking(backend.world, driverIn(backend, huang), {
    ...{ parkId: LOTS.city, packageId, bookDate: '2026-03-10', berthId },
    ...{ plateNo: '粤A33333', payAmount },
  });
const v1 = (app: { calls: readonly { path: string }[] }) => app.calls.filter(({ path }) => path.startsWith('api/v1/'));

describe('lots and berths', () => {
  test('lots by place and by name, with what is left; a lot leads to its berths', async () => {
    const app = await open('/bookParks/index');
    fireEvent.click(await button('同意并定位'));
    const lots = await screen.findByRole('list', { name: '可预约的停车场，由近到远' }, WAIT);
    expect(lots).toHaveTextContent('可约不限');
    expect(lots).toHaveTextContent('预约费5.00元起');
    await fillIn('搜索停车场', '没有这个');
    expect(await word('没有找到“没有这个”相关的停车场')).toBeVisible();
    await fillIn('搜索停车场', '市民');
    fireEvent.click(await link(/市民/));
    await app.onScreen('spaceBooking');
  });

  test('the plan is a list of radio buttons: type, state and which is recommended; a taken one cannot be chosen', async () => {
    const backend = createBackend();
    bookedBy(backend, 'berth-city-2');
    await open(`/${encodeURIComponent('车位预约')}?parkId=${LOTS.city}`, backend);
    fireEvent.click(await screen.findByRole('radio', { name: /^晚间/ }, WAIT));
    expect(await berth('A102 普通车位 已订')).toBeDisabled();
    const best = await berth('A101 普通车位 可订 推荐');
    expect(best).toBeChecked();
    expect(await word(/已选 B1 A区 A101，推荐：离入口最近/)).toBeVisible();
    fireEvent.click(await berth('A104 普通车位 可订'));
    expect(await word('已选 B1 A区 A104')).toBeVisible();
  });

  test('in the evening, when all times of today are over, tomorrow is chosen; today still says what is over', async () => {
    const backend = createBackend();
    backend.world.clock.advance(11 * HOUR_MS);
    await open(`/${encodeURIComponent('车位预约')}?parkId=${LOTS.city}`, backend);
    expect(await screen.findByRole('radio', { name: /^晚间/ }, WAIT)).toBeEnabled();
    expect(await screen.findByRole('radio', { name: '明天' }, WAIT)).toBeChecked();
    expect(screen.getByRole('main')).toHaveTextContent('可预约不限');
    fireEvent.click(await screen.findByRole('radio', { name: '今天' }, WAIT));
    expect(await word(/^这一天没有可约的时段了，可以换一天/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^晚间.*该时段已过/ })).toBeDisabled();
  });

  test('a driver without a vehicle is led to add one, once a visit, and comes back to the same choice', async () => {
    const backend = createBackend();
    const app = await open(`/${encodeURIComponent('车位预约')}?parkId=${LOTS.city}`, backend, {
      signedInAs: chen.phone,
      local: named(chen.openid),
    });
    await app.onScreen('addCar');
    expect(decodeURIComponent(decodeURIComponent(window.location.search))).toContain(`车位预约?parkId=${LOTS.city}`);
    // Back without a plate: the link, and no second way there by itself.
    fireEvent.click(await button('返回'));
    await app.onScreen('spaceBooking');
    expect(await word('还没有车辆，添加后接着预约')).toBeVisible();
    fireEvent.click(await berth('A104 普通车位 可订'));
    expect(await word('请先添加车辆')).toBeVisible();
    await app.onScreen('spaceBooking');
    fireEvent.click(await link('添加车辆'));
    await app.onScreen('addCar');
    const field = await screen.findByLabelText('输入或粘贴整个车牌', {}, WAIT);
    fireEvent.change(field, { target: { value: '粤B66666' } });
    await app.user.type(field, '{Enter}');
    await app.user.click(await ready('确认添加'));
    await app.onScreen('spaceBooking');
    expect(await berth('A104 普通车位 可订')).toBeChecked();
    expect(await button(/66666/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('vehicles that fail to load leave the rest of the form as it is', async () => {
    const backend = createBackend();
    backend.world.faults.set('POST api/v1/getAllPlateInfo', { kind: 'http500' });
    await open(`/${encodeURIComponent('车位预约')}?parkId=${LOTS.city}`, backend);
    expect(await word('车辆加载失败')).toBeVisible();
    fireEvent.click(await berth('A104 普通车位 可订'));
    backend.world.faults.clear();
    fireEvent.click(await button('重试'));
    expect(await link('去确认')).toBeVisible();
    expect(await berth('A104 普通车位 可订')).toBeChecked();
  });

  test('another driver’s openid, one of nobody, or none: no call is sent, and what lifts it is offered', async () => {
    for (const [openid, words, way] of [
      [huang.openid, /属于另一个账号/, '换账号登录'],
      ['openid-of-nobody', /先绑定手机号/, '去绑定手机号'],
      ['', /入口进来/, '看可预约的停车场'],
    ] as const) {
      const app = await open('/bookRecord', createBackend(), {
        local: openid === '' ? new Map<string, string>() : named(openid),
      });
      expect(await word(words)).toBeVisible();
      expect(await link(way)).toBeVisible();
      expect(v1(app)).toEqual([]);
      app.stop();
    }
  });

  test('a visitor sees the lots that can be booked, and signs in to book', async () => {
    const app = await makeApp({ at: '/bookParks/index' });
    fireEvent.click(await button('同意并定位'));
    expect(await link('去登录')).toBeVisible();
    expect(await link(/^市民中心/)).toBeVisible();
    expect(v1(app)).toEqual([]);
  });
});

/** The seeded booking of the afternoon has the default vehicle. */
const chooseFreePlate = async () => {
  fireEvent.click(await button(/88888/));
};
const CONFIRM = `/bookingNotarize?parkId=${LOTS.city}&berthId=berth-city-2`;

describe('booking', () => {
  test('costs are shown before; booked, held, paid, and the result says when and how to come', async () => {
    const backend = quietWorld();
    const app = await open(CONFIRM, backend, payingDriver(backend));
    expect(await word(/^保留5分钟，\d\d:\d\d 前付款$/)).toBeVisible();
    const rules = screen.getByRole('heading', { name: '取消和超时' }).closest('section');
    expect(rules).toHaveTextContent(
      /12:30 前，扣4\.00元.*13:00 前，扣8\.00元.*13:00 仍未入场，扣18\.00元.*18:00 后，每小时6\.00元先从押金扣/,
    );
    await chooseFreePlate();
    const submit = await ready('提交预约');
    fireEvent.click(submit);
    fireEvent.click(submit);
    await app.onScreen('bookRecordDetail');
    expect(app.sent('POST', CREATE)).toHaveLength(1);
    expect(await screen.findByRole('timer', { name: /^剩余付款时间 0[45]:/ }, WAIT)).toBeVisible();
    fireEvent.click(await ready(/^为 车位预约 微信支付 18\.00元$/));
    await app.onScreen('bookingSuccess');
    expect(await word('支付成功')).toBeVisible();
    expect(await word('从东门进，下到B1，跟着A区的指示牌走')).toBeVisible();
    fireEvent.click(await link('查看预约'));
    await app.onScreen('bookRecordDetail');
    expect(await word('待入场')).toBeVisible();
  });

  test('a berth that is taken meanwhile: nothing is charged, the nearest free one is offered', async () => {
    const backend = createBackend();
    const app = await open(CONFIRM, backend);
    await chooseFreePlate();
    const submit = await ready('提交预约');
    bookedBy(backend, 'berth-city-2', BOOKING_SEED.afternoon, 1_800);
    fireEvent.click(submit);
    expect(await word(/^A102 刚被订走，未产生费用。最近的空车位是 A101$/)).toBeVisible();
    fireEvent.click(await answer('取消'));
    expect(await pressWithout('提交预约', '请换个车位')).toBe(screen.getByRole('button', { name: '换成 A101' }));
    fireEvent.click(await button('换成 A101'));
    fireEvent.click(await ready('提交预约'));
    await app.onScreen('bookRecordDetail');
    expect(app.sent('POST', CREATE).map(({ body }) => (body as { berthId: string }).berthId)).toEqual([
      'berth-city-2',
      'berth-city-1',
    ]);
  });

  test('a lost answer is asked about and books once; a refusal says so and keeps the choice', async () => {
    const backend = createBackend();
    backend.world.faults.set(`POST ${CREATE}`, { kind: 'cutAfter' });
    const before = backend.world.tables.booking.orders.length;
    const app = await open(CONFIRM, backend);
    await chooseFreePlate();
    fireEvent.click(await ready('提交预约'));
    await app.onScreen('bookRecordDetail');
    expect(app.sent('POST', CREATE)).toHaveLength(1);
    expect(backend.world.tables.booking.orders).toHaveLength(before + 1);
    app.stop();
    const other = await open(CONFIRM.replace('city-2', 'city-4'), backend);
    backend.world.faults.clear();
    await chooseFreePlate();
    fireEvent.click(await ready('提交预约'));
    expect(await word(/^预约失败，未产生费用。该车辆在此时段已有预约/)).toBeVisible();
    expect(other.sent('POST', CREATE)).toHaveLength(1);
  });
});

describe('a booking', () => {
  const paidIn = ({ world }: Backend) => world.tables.booking.orders.at(-1)?.bookOrderNo ?? '';

  test('the list by state, page after page', async () => {
    const app = await open('/bookRecord');
    expect(await screen.findByRole('list', { name: '预约记录' }, WAIT)).toHaveTextContent('待入场');
    await waitFor(() => expect(app.sent('POST', 'api/v1/getBookOrderList').length).toBeGreaterThan(0), WAIT);
    fireEvent.click(screen.getByRole('radio', { name: '退款中' }));
    expect(await word('暂无符合条件的预约')).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: '超时未到' }));
    fireEvent.click(await link(/超时未到/));
    await app.onScreen('bookRecordDetail');
    expect(await word('没有在最晚入场时间前入场，预约已失效，18.00元 不退')).toBeVisible();
  });

  test('cancelling names what comes back of fee and deposit before it is sent, and the refund is seen', async () => {
    const backend = quietWorld();
    const app = await open(`/bookRecordDetail?orderNo=${paidIn(backend)}`, backend);
    fireEvent.click(await ready('取消预约'));
    const question = await screen.findByRole('alertdialog', {}, WAIT);
    expect(question).toHaveTextContent('退 14.00元：预约费 8.00元 扣 4.00元，押金 10.00元 全退。今天还能取消3次。');
    fireEvent.click(await answer('暂不取消'));
    expect(app.sent('POST', CANCEL)).toHaveLength(0);
    fireEvent.click(await ready('取消预约'));
    fireEvent.click(await answer('取消预约'));
    expect(await word('退款处理中，到账时间以支付渠道为准')).toBeVisible();
    expect(app.sent('POST', CANCEL)).toHaveLength(1);
    const money = screen.getByRole('heading', { name: '费用' }).closest('section') ?? document.body;
    expect(within(money).getByText('14.00')).toBeVisible();
  });

  test('what it says follows the clock: early, open, inside, over', async () => {
    const backend = quietWorld();
    const order = backend.world.tables.booking.orders.at(-1);
    if (order === undefined) throw new Error('The seed has a booking');
    order.startAt += 30 * 60 * SECOND_MS;
    const app = await open(`/bookRecordDetail?orderNo=${order.bookOrderNo}`, backend);
    expect(await word(/起可入场，来早了请在场外等$/)).toBeVisible();
    app.stop();
    order.startAt -= 30 * 60 * SECOND_MS;
    const second = await open(`/bookRecordDetail?orderNo=${order.bookOrderNo}`, backend);
    expect(await word(/仍未入场，车位不再保留，18\.00元 不退$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '取消和超时' })).toBeVisible();
    expect(screen.getByText(saidBy('按时离场后原路退回'))).toBeVisible();
    second.stop();
    order.enteredAt = backend.world.clock.now();
    const third = await open(`/bookRecordDetail?orderNo=${order.bookOrderNo}`, backend);
    expect(await word(/后还没离场，每小时6\.00元，先从押金扣$/)).toBeVisible();
    // The car is in: nothing is said of cancelling it or of not coming.
    expect(screen.getByRole('heading', { name: '超时' })).toBeVisible();
    expect(screen.queryByText('取消')).toBeNull();
    expect(screen.queryByText('没来')).toBeNull();
    fireEvent.click(await button('续时'));
    await third.onScreen('bookingConfirm');
    expect(await word(/B1 A区 A103/)).toBeVisible();
    third.stop();
    order.endAt = backend.world.clock.now() - 60 * SECOND_MS;
    await open(`/bookRecordDetail?orderNo=${order.bookOrderNo}`, backend);
    expect(await word(/^请尽快离场，已超时 6\.00元，先从押金扣$/)).toBeVisible();
    expect(screen.getByText(saidBy('先抵超时费，剩余原路退回'))).toBeVisible();
    expect(screen.queryByText('取消')).toBeNull();
    expect(screen.queryByText(/离场后原路退回/)).toBeNull();
  });

  test('without a line the way to the berth stays readable, with its time', async () => {
    const backend = quietWorld();
    const at = `/bookRecordDetail?orderNo=${paidIn(backend)}`;
    const app = await open(at, backend);
    expect(await word(/^从东门进/)).toBeVisible();
    app.go('/bookRecord');
    await app.onScreen('bookRecord');
    backend.world.faults.set('POST api/v1/getBookOrderDetailInfo', { kind: 'cutBefore' });
    app.go(at);
    expect(await word(/^从东门进/)).toBeVisible();
    expect(await word(/^预约刷新失败，数据更新于 \d\d:\d\d，以现场为准$/)).toBeVisible();
  });
});

describe('a berth on which somebody else stands', () => {
  const REPORT = 'api/v1/reportTakenBerth';
  const openTaken = async () => {
    const backend = quietWorld();
    const orderNo = backend.world.tables.booking.orders.at(-1)?.bookOrderNo ?? '';
    const app = await open(`/bookRecordDetail?orderNo=${orderNo}`, backend, { host: picturingHost() });
    fireEvent.click(await button('车位被占了？'));
    expect(await button('换个车位')).toBeDisabled();
    fireEvent.click(await button('添加照片 照片'));
    await ready('换个车位');
    return app;
  };

  test('a photo brings another berth, once, and the way leads there', async () => {
    const app = await openTaken();
    app.world.faults.set(`POST ${REPORT}`, { kind: 'cutAfter' });
    fireEvent.click(await ready('换个车位'));
    expect(await screen.findAllByText('B1 A区 A101', {}, WAIT)).not.toHaveLength(0);
    expect(app.sent('POST', REPORT)).toHaveLength(1);
  });

  test('or all of the money, after a question that names it', async () => {
    const app = await openTaken();
    fireEvent.click(await ready('全额退款'));
    expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent('18.00元 全部原路退回');
    fireEvent.click(await answer('退款'));
    expect(await word('退款处理中，到账时间以支付渠道为准')).toBeVisible();
    expect(app.sent('POST', REPORT)).toHaveLength(1);
  });
});
