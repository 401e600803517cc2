import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { plugIn } from '../../../mocks/world/charging/chargingSessions';
import { FREE_CARD, SEEDED_CARD, SEEDED_VIN } from '../../../mocks/world/charging/seed/chargingSeed';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import { hostileStrings } from '../../corpus/hostileStrings';
import { makeApp } from '../../support/makeApp';
import { picturingHost } from '../../support/pictures';
import { recordedApp } from '../../support/recordedApp';
import { answer, button, fillIn, link, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
const VINS = 'cps/v2/api/vins';
const PASSWORD = 'cps/v2/api/charging/cards/password';
const NEW_VIN = 'LGXC16DF7K0123456';
const open = (at: string, backend = createBackend()) =>
  makeApp({ at, backend, signedInAs: lin.phone, host: picturingHost() });

describe('a VIN', () => {
  test('is added with plate, number, licence and agreement; what is missing is said beside its field', async () => {
    const app = await open('/chargingVinManage');
    fireEvent.click(await link('添加车架号'));
    await app.onScreen('chargingVinAdd');
    const vin = await screen.findByLabelText('车架号', {}, WAIT);
    fireEvent.change(vin, { target: { value: 'lsvaa41j8e21848o1' } });
    fireEvent.click(await button('提交审核'));
    expect(await word('车架号里没有字母I、O、Q，看看是不是数字1或0')).toBeVisible();
    expect(screen.getByText('请拍行驶证照片')).toBeVisible();
    fireEvent.change(vin, { target: { value: 'LGXC16DF2K0123456' } });
    expect(await word(/^和常见的校验位不一致/)).toBeVisible();
    fireEvent.change(vin, { target: { value: NEW_VIN.toLowerCase() } });
    fireEvent.click(await button('添加照片 行驶证照片'));
    expect(await word('已上传 1/1')).toBeVisible();
    fireEvent.click(await button('提交审核'));
    expect(await word('请先同意自动扣费')).toBeVisible();
    expect(app.sent('POST', VINS)).toHaveLength(0);
    fireEvent.click(screen.getByRole('checkbox', { name: /^同意自动扣费/ }));
    const send = await button('提交审核');
    fireEvent.click(send);
    fireEvent.click(send);
    await app.onScreen('chargingVinManage');
    expect(await word('审核中')).toBeVisible();
    expect(app.sent('POST', VINS).map(({ body }) => body)).toEqual([
      expect.objectContaining({ vin: NEW_VIN, plateNo: PLATES.running, autoPayAgreed: 1 }),
    ]);
  });

  test('is typed by the keys of capitals and digits, without those that no VIN has', async () => {
    await open('/chargingVinAdd');
    const vin = await screen.findByLabelText('车架号', {}, WAIT);
    expect(vin).toHaveAttribute('inputmode', 'none');
    expect(screen.queryByRole('group', { name: '键盘' })).toBeNull();
    fireEvent.focus(vin);
    const pad = within(await screen.findByRole('group', { name: '键盘' }, WAIT));
    const tap = (name: string) => fireEvent.click(pad.getByRole('button', { name }));
    for (const key of 'LSVW') tap(key);
    expect(vin).toHaveValue('LSVW');
    for (const key of 'IOQ') expect(pad.getByRole('button', { name: key })).toBeDisabled();
    tap('退一格');
    tap('A');
    expect(vin).toHaveValue('LSVA');
    tap('删除');
    expect(vin).toHaveValue('');
    tap('完成');
    expect(screen.queryByRole('group', { name: '键盘' })).toBeNull();
  });

  test('what the server refuses stays in the form with its reason', async () => {
    const app = await open('/chargingVinAdd');
    const vin = await screen.findByLabelText('车架号', {}, WAIT);
    fireEvent.change(vin, { target: { value: SEEDED_VIN } });
    fireEvent.click(await button('添加照片 行驶证照片'));
    await word('已上传 1/1');
    fireEvent.click(screen.getByRole('checkbox', { name: /^同意自动扣费/ }));
    fireEvent.click(await button('提交审核'));
    expect(await word('该车架号已被绑定')).toBeVisible();
    expect(screen.getByLabelText('车架号')).toHaveValue(SEEDED_VIN);
    expect(app.sent('POST', VINS)).toHaveLength(1);
  });

  test('is switched off at once and on after one question; only one that is on starts a charge by itself', async () => {
    const backend = createBackend();
    await open('/chargingVinManage', backend);
    const started = () => backend.world.tables.charging.orders.filter(({ vin }) => vin === SEEDED_VIN).length;
    const onOff = await screen.findByRole('switch', { name: /插枪就充$/ }, WAIT);
    expect(onOff).toBeChecked();
    fireEvent.click(onOff);
    expect(await word('已关闭')).toBeVisible();
    plugIn(backend.world, GUNS.unplugged, SEEDED_VIN);
    expect(started()).toBe(0);
    fireEvent.click(await screen.findByRole('switch', { name: /插枪就充$/ }, WAIT));
    expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent('充完从余额自动扣费');
    fireEvent.click(await answer('取消'));
    expect(screen.getByRole('switch', { name: /插枪就充$/ })).not.toBeChecked();
    fireEvent.click(screen.getByRole('switch', { name: /插枪就充$/ }));
    fireEvent.click(await answer('开启'));
    expect(await word('已开启')).toBeVisible();
    backend.world.clock.advance(MINUTE_MS);
    plugIn(backend.world, GUNS.unplugged, SEEDED_VIN);
    expect(started()).toBe(1);
  });

  test('is removed after one question that names it', async () => {
    await open('/chargingVinManage');
    fireEvent.click(await button(/^删除，/));
    expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent(/^删除 粤B·\S+ 的车架号？/);
    fireEvent.click(await answer('删除'));
    expect(await word('还没有登记车架号')).toBeVisible();
  });

  test('cars that cannot be loaded are asked for again', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET charge/v2/api/parkOrders/msp/driverPlate', { kind: 'http500' });
    await open('/chargingVinAdd', backend);
    expect(await word('车辆加载失败，填写的内容还在')).toBeVisible();
    backend.world.faults.clear();
    fireEvent.click(await button('重试'));
    expect(await screen.findByRole('radiogroup', { name: '车辆' }, WAIT)).toBeVisible();
  });

  test('who has no car is led to adding one first', async () => {
    await makeApp({ at: '/chargingVinAdd', signedInAs: chen.phone });
    expect(await link('添加车辆')).toHaveAttribute('href', '/addCar');
  });
});

describe('a charging card', () => {
  test('shows its masked number and balance; 挂失 and 解挂 ask once', async () => {
    const backend = createBackend();
    await open('/chargingCard', backend);
    expect(await word('8100 **** **** 1234')).toBeVisible();
    expect(screen.getByText('26.00')).toBeVisible();
    fireEvent.click(await button('挂失，8100 **** **** 1234'));
    expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent('余额还在');
    fireEvent.click(await answer('挂失'));
    expect(await button('解挂，8100 **** **** 1234')).toBeVisible();
    expect(screen.queryByRole('link', { name: '改密码' })).toBeNull();
    expect(backend.world.tables.charging.cards[0]?.state).toBe(2);
    fireEvent.click(await button('解挂，8100 **** **** 1234'));
    fireEvent.click(await answer('解挂'));
    expect(await button('挂失，8100 **** **** 1234')).toBeVisible();
  });

  const CARDS = 'cps/v2/api/cards';
  const READ = 'cps/v2/api/cardPhotos';
  const openForm = async (backend = createBackend()) => {
    const app = await open('/chargingCard', backend);
    fireEvent.click(await button('绑定充电卡'));
    await screen.findByRole('dialog', { name: '绑定充电卡' }, WAIT);
    return app;
  };
  const bind = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '绑定' }));

  test('is bound by its number and its password; what is missing is said beside its field, and a wrong password costs a try', async () => {
    const backend = createBackend();
    const app = await openForm(backend);
    bind();
    expect(await word('请输入卡号')).toBeVisible();
    expect(await word('请输入6位数字的卡密码')).toBeVisible();
    await fillIn('卡号', '8100 9999-8888 777');
    await fillIn('卡密码', '000000');
    bind();
    expect(await word('卡号不存在，请核对')).toBeVisible();
    await fillIn('卡号', '8100 9999-8888 7777');
    expect(screen.queryByText('卡号不存在，请核对')).toBeNull();
    bind();
    expect(await word('请输入6位数字的卡密码')).toBeVisible();
    await fillIn('卡密码', '000000');
    bind();
    expect(await word('卡密码错误，还可以再试4次')).toBeVisible();
    expect(screen.getByLabelText('卡号')).toHaveValue('8100 9999-8888 7777');
    expect(screen.getByLabelText('卡密码')).toHaveValue('');
    await fillIn('卡密码', FREE_CARD.password);
    const send = within(screen.getByRole('dialog')).getByRole('button', { name: '绑定' });
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await word('8100 **** **** 7777')).toBeVisible();
    expect(await word('充电卡已绑定')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.sent('POST', CARDS)).toHaveLength(3);
    expect(app.sent('POST', CARDS).at(-1)?.body).toEqual({ cardNo: FREE_CARD.cardNo, password: FREE_CARD.password });
    const left = JSON.stringify([app.store.getState(), window.location.href]);
    expect(left).not.toContain(FREE_CARD.password);
    // The next card begins with an empty form.
    fireEvent.click(await button('绑定充电卡'));
    expect(await screen.findByLabelText('卡号', {}, WAIT)).toHaveValue('');
  });

  test('its number is read from a photo by the server, and the driver checks it; what was typed afterwards counts', async () => {
    const app = await openForm();
    fireEvent.click(await button('添加照片 拍卡面识别卡号'));
    expect(await word('已识别，请核对卡号')).toBeVisible();
    expect(screen.getByLabelText('卡号')).toHaveValue(FREE_CARD.cardNo);
    expect(app.sent('POST', CARDS)).toHaveLength(0);
    await fillIn('卡号', '8100123456781234');
    expect(screen.getByLabelText('卡号')).toHaveValue('8100123456781234');
    expect(screen.queryByText('已识别，请核对卡号')).toBeNull();
    fireEvent.click(await button('删除第1张'));
    fireEvent.click(await button('添加照片 拍卡面识别卡号'));
    expect(await word('已识别，请核对卡号')).toBeVisible();
    expect(screen.getByLabelText('卡号')).toHaveValue(FREE_CARD.cardNo);
    await fillIn('卡密码', FREE_CARD.password);
    bind();
    expect(await word('8100 **** **** 7777')).toBeVisible();
    expect(app.sent('POST', CARDS)[0]?.body).toMatchObject({ cardNo: FREE_CARD.cardNo });
  });

  test.each([
    ['that shows no number', null, '没认出卡号，请重拍或直接输入'],
    ['at an operator who reads none', { kind: 'http404' }, '暂不支持识别，请直接输入卡号'],
    ['whose answer is lost', { kind: 'cutAfter' }, '识别失败，请直接输入卡号'],
  ] as const)('a photo %s leaves the number to be typed', async (_, fault, says) => {
    const backend = createBackend();
    if (fault === null) backend.world.useScenario('cardPhotoUnclear');
    else backend.world.faults.set(`POST ${READ}`, fault);
    await openForm(backend);
    fireEvent.click(await button('添加照片 拍卡面识别卡号'));
    expect(await word(says)).toBeVisible();
    expect(screen.getByLabelText('卡号')).toHaveValue('');
    await fillIn('卡号', FREE_CARD.cardNo);
    await fillIn('卡密码', FREE_CARD.password);
    bind();
    expect(await word('8100 **** **** 7777')).toBeVisible();
  });

  test('of another driver is not bound; after a lost answer a second press binds nothing twice', async () => {
    const backend = createBackend();
    const app = await openForm(backend);
    const other = backend.world.tables.charging.cards.find(({ cardId }) => cardId === FREE_CARD.cardId);
    if (other === undefined) throw new Error('The seed has a card of nobody');
    other.driverId = chen.driverId;
    await fillIn('卡号', FREE_CARD.cardNo);
    await fillIn('卡密码', FREE_CARD.password);
    bind();
    expect(await word('该卡已绑定其他账号，请联系客服')).toBeVisible();
    other.driverId = '';
    backend.world.faults.set(`POST ${CARDS}`, { kind: 'cutAfter', times: 1 });
    await fillIn('卡密码', FREE_CARD.password);
    bind();
    expect(await word(/^未收到绑定结果。.*再点一次不会重复绑定$/)).toBeVisible();
    await fillIn('卡密码', FREE_CARD.password);
    bind();
    expect(await screen.findAllByText('8100 **** **** 7777', {}, WAIT)).toHaveLength(1);
    expect(app.sent('POST', CARDS)).toHaveLength(3);
  });

  test('no number that is none is sent, whatever it is', async () => {
    const app = await openForm();
    await fillIn('卡密码', FREE_CARD.password);
    for (const text of hostileStrings.filter((one) => !/^\d{8,24}$/.test(one.replace(/[\s-]/g, '')))) {
      await fillIn('卡号', text);
      bind();
      expect(await word(/^(请输入卡号|卡号是8至24位数字)$/)).toBeVisible();
    }
    expect(app.sent('POST', CARDS)).toHaveLength(0);
    expect(document.querySelector('script, iframe')).toBeNull();
  });

  test('its password is typed by the number keyboard, and none of it is left anywhere', async () => {
    const [wrong, next] = ['908172', '462913'] as const;
    const backend = createBackend();
    const [local, tab] = [new Map<string, string>(), new Map<string, string>()];
    const app = await recordedApp({ at: '/chargingCard', backend, signedInAs: lin.phone, local, tab });
    const left: string[] = [];
    const note = () =>
      left.push(
        JSON.stringify([app.store.getState(), app.liftedStore.getState(), [...local], [...tab], window.location.href]),
      );
    fireEvent.click(await link('改密码'));
    await app.onScreen('changeCardPassword');
    const keys = async (label: string, digits: string) => {
      fireEvent.focus(await screen.findByLabelText(label, {}, WAIT));
      for (const digit of digits) fireEvent.click(await button(digit));
      note();
    };
    await keys('原密码', wrong);
    // The keyboard's place is below the button, so that it does not cover it, and a point is no part of a password.
    const board = screen.getByRole('group', { name: '数字键盘' });
    const send = screen.getByRole('button', { name: '修改密码' });
    expect(send.compareDocumentPosition(board)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(board).getByRole('button', { name: '.' })).toBeDisabled();
    await keys('新密码', next);
    await keys('确认新密码', next.slice(0, 5));
    fireEvent.click(await button('修改密码'));
    expect(await word('请再输入一遍新密码')).toBeVisible();
    await keys('确认新密码', next.slice(5));
    fireEvent.click(await button('修改密码'));
    expect(await word('原密码错误，还可以再试4次')).toBeVisible();
    note();
    expect(screen.getByLabelText('原密码')).toHaveValue('');
    await keys('原密码', SEEDED_CARD.password);
    fireEvent.click(await button('修改密码'));
    await app.onScreen('chargingCard');
    expect(backend.world.tables.charging.cards[0]?.password).toBe(next);
    expect(app.sent('PUT', PASSWORD)).toHaveLength(2);
    note();
    for (const secret of [wrong, next, SEEDED_CARD.password]) {
      expect(left.filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  test('a lost answer never suggests to send the old password again', async () => {
    const backend = createBackend();
    backend.world.faults.set(`PUT ${PASSWORD}`, { kind: 'cutAfter' });
    await open(`/changeCardPassword?cardId=${SEEDED_CARD.cardId}`, backend);
    for (const [label, value] of [
      ['原密码', SEEDED_CARD.password],
      ['新密码', '462913'],
      ['确认新密码', '462913'],
    ] as const) {
      fireEvent.change(await screen.findByLabelText(label, {}, WAIT), { target: { value } });
    }
    fireEvent.click(await button('修改密码'));
    expect(await word(/密码可能已经改了。请先用新密码刷卡试试/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('原密码')).toHaveValue(''), WAIT);
  });

  test('who has none is told where to get one, and an address without a card leads to the cards', async () => {
    const app = await makeApp({ at: '/chargingCard', signedInAs: chen.phone });
    expect(await word('还没有充电卡，可在电站服务台办理')).toBeVisible();
    app.go('/changeCardPassword');
    expect(await link('看充电卡')).toHaveAttribute('href', '/chargingCard');
  });
});
