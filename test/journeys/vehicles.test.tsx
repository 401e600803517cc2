import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { MINUTE_MS } from '@/lib/timeUnits';
import { pathTo } from '@/navigation/paths';

import { createBackend } from '../../mocks/app';
import { DRIVERS, PLATES } from '../../mocks/world/core/seeded';
import { AUTHORIZE_MS } from '../../mocks/world/vehicles/withholdings';
import { fakeHost } from '../support/fakePorts';
import { makeApp } from '../support/makeApp';
import { picturingHost } from '../support/pictures';
import { answer, button, chooseDay, link, pressWithout, type, WAIT, word } from '../support/seen';

jest.setTimeout(30_000);

const { lin, chen, huang } = DRIVERS;
const HUANGS = '粤A33333';
const ID_CARD = '11010519491231002X';
const DRIVER_PLATE = 'charge/v2/api/parkOrders/msp/driverPlate';

type App = Awaited<ReturnType<typeof makeApp>>;
const typePlate = async ({ user }: App, plateNo: string) => {
  const field = await screen.findByLabelText('输入或粘贴整个车牌', {}, WAIT);
  fireEvent.change(field, { target: { value: plateNo } });
  await user.type(field, '{Enter}');
};

describe('the driver’s vehicles', () => {
  test('each is shown with its state; another one can be made the default', async () => {
    const app = await makeApp({ at: '/carManage', signedInAs: lin.phone });
    const first = await link(/粤B·12345/);
    expect(first).toHaveTextContent('默认已认证停车中1笔欠费蓝牌 · 小型车');
    expect(first).toHaveAttribute('href', '/plateDetail?plateId=plate-1');
    expect(screen.getByText('已添加3辆，最多5辆')).toBeVisible();
    expect(screen.queryByRole('button', { name: '设为默认，粤B·12345' })).not.toBeInTheDocument();
    await app.user.click(await button('设为默认，粤B·D12345'));
    expect(await word('已将 粤B·D12345 设为默认车辆')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('link', { name: /粤B/ })[0]).toHaveTextContent('默认'));
    expect(screen.getAllByRole('link', { name: /粤B/ })[0]).toHaveAccessibleName(/粤B·D12345/);
  });

  test('the focus stays with the vehicle that was made the default', async () => {
    const { user } = await makeApp({ at: '/carManage', signedInAs: lin.phone });
    await user.click(await button('设为默认，粤B·D12345'));
    await waitFor(() => expect(screen.queryByRole('button', { name: '设为默认，粤B·D12345' })).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/粤B·D12345/));
    expect(document.activeElement?.tagName).toBe('A');
  });

  test('a parked vehicle cannot be unbound: the message names and links the bill', async () => {
    const { user, onScreen, sent } = await makeApp({ at: '/carManage', signedInAs: lin.phone });
    await user.click(await button('解绑，粤B·12345'));
    const dialog = await screen.findByRole('alertdialog', {}, WAIT);
    expect(dialog).toHaveTextContent('粤B·12345 现在不能解绑');
    expect(dialog).toHaveTextContent('正在市民中心地下停车场停车');
    await user.click(await answer('查看账单'));
    await onScreen('payPage');
    expect(sent('DELETE', `${DRIVER_PLATE}/plate-1`)).toEqual([]);
  });

  test('the server knows of a bill that the list lacks: the same message is shown', async () => {
    const app = await makeApp({
      at: '/carManage',
      backend: createBackend({ seed: 'nothingOwed' }),
      signedInAs: lin.phone,
    });
    await app.user.click(await button('解绑，粤B·12345'));
    app.world.tables.stays.push({
      ...(app.world.tables.stays.find(({ exitAt }) => exitAt === null) as (typeof app.world.tables.stays)[number]),
      uniqueId: 'stay-new',
      plateNo: PLATES.running,
    });
    await app.user.click(await answer('解绑'));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('粤B·12345 现在不能解绑'), WAIT);
  });

  test('unbinding needs one confirmation, which names the vehicle; home and the count update at once', async () => {
    const app = await makeApp({ at: '/home', backend: createBackend({ seed: 'nothingOwed' }), signedInAs: lin.phone });
    await app.onScreen('home');
    app.go('/carManage');
    await app.user.click(await button('解绑，粤B·12345'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('解绑 粤B·12345？');
    await app.user.click(await answer('取消'));
    expect(app.sent('DELETE', `${DRIVER_PLATE}/plate-1`)).toEqual([]);
    await app.user.click(await button('解绑，粤B·12345'));
    await app.user.click(await answer('解绑'));
    expect(await word('已解绑 粤B·12345')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /粤B·12345/ })).not.toBeInTheDocument());
    expect(await link(/粤B·D12345/)).toHaveTextContent('默认');
    const asked = app.sent('GET', 'charge/v2/api/parkOrders/msp/boundVehicleParkingBills').length;
    app.go('/home');
    await waitFor(
      () =>
        expect(app.sent('GET', 'charge/v2/api/parkOrders/msp/boundVehicleParkingBills').length).toBeGreaterThan(asked),
      WAIT,
    );
    expect(app.sent('GET', 'driver/v2/api/plateCount').length).toBeGreaterThan(1);
  });

  test('no vehicle: a link to add the first', async () => {
    await makeApp({ at: '/carManage', signedInAs: chen.phone });
    expect(await link('添加车辆')).toHaveAttribute('href', '/addCar');
  });

  test('with as many as the operator allows, 添加车辆 leads to unbinding one; without a limit another is added', async () => {
    const backend = createBackend();
    const full = backend.world.tables.drivers.find(({ phone }) => phone === lin.phone);
    for (const [index, plateNo] of ['粤B00001', '粤B00002'].entries())
      full?.plates.push({ plateId: `more-${index}`, plateNo, plateColor: 1, carKind: 1, isDefault: false });
    const full5 = await makeApp({ at: '/carManage', backend, signedInAs: lin.phone });
    expect(await word('已添加5辆，最多5辆')).toBeVisible();
    await full5.user.click(await button('添加车辆'));
    expect(await word('最多添加5辆，解绑后可再添加')).toBeVisible();
    expect(document.activeElement).toHaveAccessibleName('解绑，粤B·12345');
    full5.stop();
    backend.world.settings.maxPlateNum = 0;
    await makeApp({ at: '/carManage', backend, signedInAs: lin.phone });
    expect(await link('添加车辆')).toHaveAttribute('href', '/addCar');
    expect(await word('已添加5辆')).toBeVisible();
  });

  test('a failure says what did not come, and 重试 brings it', async () => {
    const backend = createBackend();
    backend.world.faults.set(`GET ${DRIVER_PLATE}`, { kind: 'http500' });
    const { user } = await makeApp({ at: '/carManage', backend, signedInAs: lin.phone });
    expect(await word('车辆加载失败')).toBeVisible();
    backend.world.faults.clear();
    await user.click(await button('重试'));
    expect(await link(/粤B·12345/)).toBeVisible();
  });

  test('all of one vehicle: passes, certification, automatic payment, last stays; another driver’s is not shown', async () => {
    const app = await makeApp({ at: pathTo('plateDetail', { plateId: 'plate-3' }), signedInAs: lin.phone });
    expect(await link(/无感支付/)).toHaveTextContent('已暂停');
    expect(screen.getByRole('link', { name: /车辆认证/ })).toHaveAttribute(
      'href',
      '/plateMaterialEdit?plateId=plate-3',
    );
    expect(screen.getByRole('link', { name: /^欠费/ })).toHaveTextContent('1笔待补缴');
    expect(await link(/会展中心月卡/)).toBeVisible();
    expect(await link('全部停车记录')).toHaveAttribute('href', expect.stringContaining('plateNo='));
    // The paid amount from the records, not the fee before the coupon.
    app.go(pathTo('plateDetail', { plateId: 'plate-1' }));
    expect(await link(/市民中心地下停车场.*2小时30分钟/)).toHaveTextContent('6.00元');
    app.go(pathTo('plateDetail', { plateId: 'plate-4' }));
    expect(await word('这辆车不在您名下，可能已经解绑')).toBeVisible();
  });
});

describe('adding a vehicle', () => {
  test('returns to the calling page with the new one chosen', async () => {
    const at = pathTo('addCar', { redirect: pathTo('parkingPayPage', { parkId: 'park-1' }) });
    const app = await makeApp({ at, signedInAs: lin.phone });
    await pressWithout('确认添加', '请输入完整的车牌');
    expect(screen.getByRole('button', { name: '车牌第1位' })).toHaveAttribute('aria-current', 'true');
    await typePlate(app, '粤B·66666');
    await app.user.click(await screen.findByRole('checkbox', { name: '大型车黄牌' }));
    expect(await word('黄牌，请与车上的车牌核对')).toBeVisible();
    expect(screen.getByRole('radio', { name: '大型车' })).toBeChecked();
    await app.user.click(await button('确认添加'));
    await app.onScreen('parkingPayPage');
    expect(await button('车牌第7位 6')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '大型车黄牌' })).toBeChecked();
    expect(app.sent('POST', DRIVER_PLATE).map(({ body }) => body)).toEqual([
      { plateNo: '粤B66666', plateColor: 2, carKind: 2, isDefault: 0 },
    ]);
    app.go('/addCar');
    await button('确认添加');
    expect(screen.getByRole('button', { name: '车牌第1位' })).toBeVisible();
  });

  test('the first one becomes the default, a new-energy plate sets its kind, two presses add one vehicle', async () => {
    const app = await makeApp({ at: '/addCar', signedInAs: chen.phone });
    expect(await screen.findByRole('switch', { name: '设为默认车辆' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch', { name: '设为默认车辆' })).toBeChecked());
    await typePlate(app, '粤BD99999');
    expect(screen.getByRole('radio', { name: '新能源车' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '大型车黄牌' })).toBeDisabled();
    await app.user.dblClick(await button('确认添加'));
    await app.onScreen('carManage');
    expect(await link(/粤B·D99999/)).toHaveTextContent('默认');
    expect(app.sent('POST', DRIVER_PLATE)).toHaveLength(1);
  });

  test('a connection failure keeps what was typed and shows a message below it', async () => {
    const app = await makeApp({ at: '/roadParking/addCar', signedInAs: lin.phone });
    await typePlate(app, '粤B77777');
    app.world.faults.set(`POST ${DRIVER_PLATE}`, { kind: 'http500', times: 1 });
    await app.user.click(await button('确认添加'));
    expect(await word(/系统繁忙，请稍后重试/)).toBeVisible();
    await app.user.click(await button('确认添加'));
    await app.onScreen('roadParkingPlateList');
  });

  test('a plate of another account leads to the claim first; once it is released it can be added', async () => {
    const app = await makeApp({ at: '/addCar', signedInAs: lin.phone });
    await typePlate(app, HUANGS);
    await app.user.click(await button('确认添加'));
    expect(await link('申诉认领')).toHaveAttribute('href', expect.stringContaining('/plateMaterialEdit?plateNo='));
    expect(screen.queryByRole('button', { name: '确认添加' })).not.toBeInTheDocument();
    for (const driver of app.world.tables.drivers) if (driver.driverId === DRIVERS.huang.driverId) driver.plates = [];
    await app.user.click(await button('对方已解绑，再添加一次'));
    await app.onScreen('carManage');
    expect(app.sent('POST', DRIVER_PLATE)).toHaveLength(2);
  });

  test('a plate of another account is claimed with papers: refused, mended, accepted', async () => {
    const app = await makeApp({ at: '/addCar', signedInAs: lin.phone, host: picturingHost() });
    await typePlate(app, HUANGS);
    await app.user.click(await button('确认添加'));
    await app.user.click(await link('申诉认领'));
    await app.onScreen('plateMaterialEdit');
    expect(await screen.findByRole('heading', { name: '车牌认领' }, WAIT)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('车辆认证');
    await app.user.click(await button('提交审核'));
    expect(await word('请上传行驶证正页、行驶证副页、身份证照片')).toBeVisible();
    expect(screen.getByRole('button', { name: '添加照片 行驶证正页照片' })).toHaveFocus();
    expect(screen.getByText('请填写车主姓名')).toBeVisible();
    for (const name of ['行驶证正页照片', '行驶证副页照片', '身份证照片']) {
      // By now the line names only what is still missing.
      if (name === '身份证照片') expect(await word('请上传身份证照片')).toBeVisible();
      expect(screen.getByRole('button', { name: `添加照片 ${name}` })).toBeVisible();
      const part = within(screen.getByRole('region', { name }));
      await app.user.click(part.getByRole('button', { name: /^添加照片/ }));
      await part.findByText('已上传 1/1', {}, WAIT);
    }
    type('车主姓名', '林晓');
    type('身份证号', ID_CARD);
    await app.user.click(await button('提交审核'));
    await app.onScreen('plateMaterialDetail');
    expect(await word('审核中')).toBeVisible();
    expect(JSON.stringify(app.store.getState())).not.toContain(ID_CARD);
    const claim = app.world.tables.plateMaterials.at(-1);
    expect(claim).toMatchObject({ plateNo: HUANGS, materialKind: 2, idCard: ID_CARD });
    // The reviewer could not read the picture of the identity card.
    Object.assign(claim ?? {}, { state: 3, reasons: [{ field: 'materials', text: '身份证照片不清晰' }] });
    app.go('/plateMaterial');
    await app.user.click(await link(/车牌认领.*未通过/));
    expect(await word('身份证照片不清晰')).toBeVisible();
    await app.user.click(await link('修改后重新提交'));
    await app.onScreen('plateMaterialEdit');
    expect(await word('上次未通过：身份证照片不清晰')).toBeVisible();
    expect(screen.getAllByText('不重新上传，就沿用上次提交的照片')).toHaveLength(3);
    expect(screen.getByLabelText('车主姓名')).toHaveValue('林晓');
    type('身份证号', ID_CARD);
    await app.user.click(await button('重新提交'));
    await app.onScreen('plateMaterialDetail');
    app.world.clock.advance(11 * MINUTE_MS);
    app.go('/carManage');
    expect(await link(/粤A·33333/)).toHaveTextContent('已认证');
    const { plates } = app.world.tables.drivers.find(({ phone }) => phone === huang.phone) ?? {};
    expect(plates).toEqual([]);
  });
});

describe('certification', () => {
  test('each vehicle with its state; accepted papers cannot be submitted again', async () => {
    const app = await makeApp({ at: '/plateMaterial', signedInAs: lin.phone });
    await app.user.click((await screen.findAllByRole('link', { name: /^车辆认证.*已通过/ }, WAIT))[0] as HTMLElement);
    expect(await word('审核通过')).toBeVisible();
    expect(screen.getByRole('img', { name: '行驶证正页照片' })).toBeVisible();
    app.go(pathTo('plateMaterialEdit', { plateId: 'plate-1' }));
    expect(await word('粤B·12345 的资料已通过，不用再次提交')).toBeVisible();
    app.go(pathTo('plateMaterialDetail', { materialId: 'material-9' }));
    expect(await word('没有找到这份认证资料')).toBeVisible();
  });

  test('a disabled driver’s vehicle: the certificate, its number and its last day', async () => {
    const at = pathTo('plateMaterialDisabled', { plateId: 'plate-2' });
    const app = await makeApp({ at, signedInAs: lin.phone, host: picturingHost() });
    for (const name of ['残疾证照片', '行驶证正页照片']) {
      const part = within(await screen.findByRole('region', { name }, WAIT));
      await app.user.click(part.getByRole('button', { name: /^添加照片/ }));
      await part.findByText('已上传 1/1', {}, WAIT);
    }
    type('车主姓名', '林晓');
    type('身份证号', ID_CARD);
    type('残疾证号', `${ID_CARD}43`);
    await app.user.click(await button('提交审核'));
    expect(await word('请选择残疾证有效期')).toBeVisible();
    expect(screen.getByRole('button', { name: /^残疾证有效期至/ })).toHaveFocus();
    await chooseDay('残疾证有效期至', '2020-01-01');
    await app.user.click(await button('提交审核'));
    expect(await word('残疾证已过有效期，请先换证')).toBeVisible();
    await chooseDay('残疾证有效期至', '2030-12-31');
    await app.user.click(await button('提交审核'));
    await app.onScreen('plateMaterialDetail');
    expect(await word('2030年12月31日')).toBeVisible();
    expect(JSON.stringify(app.store.getState())).not.toContain(ID_CARD);
  });
});

describe('automatic payment', () => {
  const openedFor = ({ world }: App, plateId: string) =>
    world.tables.withholdings
      .filter((row) => row.plateId === plateId)
      .sort((a, b) => a.order - b.order)
      .map(({ payChannel }) => payChannel);

  test('is opened, ordered and closed for one vehicle', async () => {
    const app = await makeApp({ at: pathTo('orderDeduction', { plateId: 'plate-3' }), signedInAs: lin.phone });
    expect(await screen.findByRole('switch', { name: '离场后自动扣款' }, WAIT)).toBeChecked();
    await app.user.click(await button('开通，粤B·88888 的余额自动扣款'));
    expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent(
      /为 粤B·88888 开通余额自动扣款？.*停车费直接从余额扣/,
    );
    expect(openedFor(app, 'plate-3')).toEqual([3]);
    await app.user.click(await answer('开通'));
    expect(await word(/^粤B·88888 已开通余额自动扣款/)).toBeVisible();
    expect(await word('离场时依次尝试：微信支付 → 余额')).toBeVisible();
    await app.user.click(await button('上移，余额'));
    expect(await word('离场时依次尝试：余额 → 微信支付')).toBeVisible();
    expect(openedFor(app, 'plate-3')).toEqual([6, 3]);
    await app.user.click(await button('关闭，微信支付'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('关闭 粤B·88888 的微信支付自动扣款？');
    await app.user.click(await answer('关闭'));
    await waitFor(() => expect(openedFor(app, 'plate-3')).toEqual([6]), WAIT);
    await app.user.click(screen.getByRole('switch', { name: '离场后自动扣款' }));
    await app.user.click(await answer('关闭'));
    await waitFor(() => expect(screen.getByRole('switch', { name: '离场后自动扣款' })).not.toBeChecked(), WAIT);
    app.go('/sencelessPaymentList');
    expect(await word('还没有车辆开通无感支付')).toBeVisible();
  });

  test('opened during arrears it is shown as paused, with a link to pay them', async () => {
    const app = await makeApp({ at: pathTo('senselessPayment', { plateId: 'plate-1' }), signedInAs: lin.phone });
    await app.user.click(await button('开通，粤B·12345 的余额自动扣款'));
    await app.user.click(await answer('取消'));
    expect(openedFor(app, 'plate-1')).toEqual([]);
    await app.user.click(await button('开通，粤B·12345 的余额自动扣款'));
    await app.user.click(await answer('开通'));
    expect(await word('粤B·12345 已开通余额自动扣款，有欠费，缴清后才开始扣款')).toBeVisible();
    expect(await link('欠费补缴，粤B·12345')).toBeVisible();
  });

  test('through a provider it is shown as open only when the server confirms it', async () => {
    const host = fakeHost({ kind: 'wechat', caps: { payChannels: [3] } });
    const app = await makeApp({ at: '/sencelessPayment', signedInAs: lin.phone, host });
    expect(await button('开通，粤B·12345 的微信支付自动扣款')).toBeVisible();
    expect(screen.queryByRole('button', { name: /支付宝/ })).not.toBeInTheDocument();
    await app.user.click(await button('开通，粤B·12345 的微信支付自动扣款'));
    await app.onScreen('authorizationSuccess');
    expect(await word('等待授权结果')).toBeVisible();
    expect(screen.queryByText('已开通')).not.toBeInTheDocument();
    // The debt is paid by now. Otherwise automatic payment would be paused at once.
    for (const stay of app.world.tables.stays) if (stay.exitAt !== null) stay.plateNo = '粤A00001';
    app.world.clock.advance(AUTHORIZE_MS);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await word('已开通')).toBeVisible();
    await app.user.click(await link('查看无感支付'));
    await app.onScreen('senselessPaymentList');
    await app.user.click(await button('关闭，粤B·12345 的微信支付自动扣款'));
    await app.user.click(await answer('关闭'));
    expect(await word('已关闭 粤B·12345 的微信支付自动扣款')).toBeVisible();
  });

  test('an external provider is named before the app opens its page', async () => {
    const backend = createBackend();
    const { app: gateway } = backend;
    const { fetchPort } = await import('../../mocks/fetchPort');
    const send = fetchPort(gateway);
    const app = await makeApp({
      at: pathTo('senselessPayment', { plateId: 'plate-2' }),
      backend,
      signedInAs: lin.phone,
      fetch: async (input, init) => {
        const reply = await send(input, init);
        if (init?.method !== 'POST' || !input.includes('withholdings')) return reply;
        const text = (await reply.text()).replace(/"jumpUrl":"[^"]+"/g, '"jumpUrl":"https://provider.example/sign"');
        return new Response(text, { status: 200, headers: reply.headers });
      },
    });
    await app.user.click(await button('开通，粤B·D12345 的微信支付自动扣款'));
    await app.onScreen('leaving');
    expect(await word('provider.example')).toBeVisible();
    await app.user.click(await button('继续前往'));
    expect(app.outside.left).toEqual(['https://provider.example/sign']);
  });

  test('is missing in the alipay-type client, and sends no calls there', async () => {
    const host = fakeHost({ kind: 'alipay', caps: { payChannels: [2] } });
    const app = await makeApp({ at: '/sencelessPayment', signedInAs: lin.phone, host });
    expect(await word('支付宝里不提供无感支付，请在微信或浏览器中打开办理')).toBeVisible();
    app.go(pathTo('orderDeduction', { plateId: 'plate-3' }));
    expect(await word(/支付宝里不提供无感支付/)).toBeVisible();
    expect(app.sent('GET', 'pay/v2/api/withholdings')).toEqual([]);
    app.go(pathTo('plateDetail', { plateId: 'plate-3' }));
    expect(await link(/车辆认证/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /无感支付/ })).not.toBeInTheDocument();
  });
});
