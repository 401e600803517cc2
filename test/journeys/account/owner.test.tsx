import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { pathTo } from '@/navigation/paths';

import { createBackend } from '../../../mocks/app';
import { APPLICATION_REVIEW_MS } from '../../../mocks/world/account/ownerApplications';
import { OWNED_ROOM } from '../../../mocks/world/account/ownerApplicationSeed';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { hostileStrings } from '../../corpus/hostileStrings';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { picturingHost } from '../../support/pictures';
import { button, fillIn, link, press, type, WAIT, word } from '../../support/seen';

jest.setTimeout(90_000);

const { lin, chen, huang } = DRIVERS;
const APPLY = 'POST driver/v2/api/userApplies';
const ID_CARD = '11010519491231002X';
const FORM = '/userApply/userCheckIn';

const open = (at: string, options: MakeAppOptions = {}) =>
  makeApp({ at, signedInAs: lin.phone, host: picturingHost(), ...options });
const applicationsOf = ({ world }: ReturnType<typeof createBackend>, driverId: string) =>
  world.tables.ownerApplications.filter((row) => row.driverId === driverId);
const inState = (backend: ReturnType<typeof createBackend>, state: number) =>
  applicationsOf(backend, lin.driverId).find((row) => row.state === state)?.applyId ?? '';

async function addPicture() {
  fireEvent.click(await button(/^添加照片/));
  await word('已上传 1/1');
}

async function fillForm({ areaName, roomNo }: { areaName: string; roomNo: string }) {
  const [building = '', unit = '', room = ''] = roomNo.split('-');
  await fillIn('小区或停车场', areaName);
  type('楼栋', `${building}栋`);
  type('单元（没有可不填）', unit);
  type('房号', room);
  fireEvent.click(screen.getByRole('radio', { name: '业主' }));
  type('姓名', '陈默');
  type('身份证号', ID_CARD);
}

describe('a registration', () => {
  test('each field says what is wrong, a lot is found by its name, and what is sent is sent once', async () => {
    const backend = createBackend();
    const app = await open(FORM, { backend, signedInAs: chen.phone });
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveValue(chen.phone), WAIT);
    press('提交登记');
    for (const problem of [
      '请填写小区或停车场',
      '请填写房号',
      '请选择业主或租户',
      '请填写姓名',
      '请填写身份证号',
      '请上传证明照片',
    ]) {
      expect(await word(problem)).toBeVisible();
    }
    expect(screen.getByLabelText('小区或停车场')).toHaveFocus();
    await fillForm({ areaName: '会展', roomNo: '3-2-501' });
    press('查找停车场');
    fireEvent.click(await screen.findByRole('radio', { name: /会展中心南广场停车场/ }, WAIT));
    expect(screen.getByLabelText('小区或停车场')).toHaveValue('会展中心南广场停车场');
    press('提交登记');
    await waitFor(() => expect(screen.getByRole('button', { name: /^添加照片/ })).toHaveFocus(), WAIT);
    type('身份证号', '110105194912310021');
    await addPicture();
    press('提交登记');
    expect(await word('身份证号非法')).toBeVisible();
    type('身份证号', ID_CARD);
    const drafts = JSON.stringify(app.store.getState().drafts);
    expect(drafts).not.toContain(ID_CARD);
    expect(drafts).not.toContain('uploads');
    press('提交登记');
    fireEvent.click(await button('正在提交…'));
    await app.onScreen('userApplyResult');
    expect(await word('审核中')).toBeVisible();
    expect(applicationsOf(backend, chen.driverId)).toMatchObject([
      { areaName: '会展中心南广场停车场', parkId: LOTS.office, roomNo: '3-2-501', ownerType: 1, idCard: ID_CARD },
    ]);
    expect(JSON.stringify(app.store.getState())).not.toContain(ID_CARD);
  });

  test('a room that has an owner is refused in words, and what was typed stays', async () => {
    await open(FORM, { signedInAs: chen.phone });
    await fillForm(OWNED_ROOM);
    await addPicture();
    press('提交登记');
    expect(await word(/提交失败，填写的内容还在。该房屋已有业主登记。租户请选“租户”/)).toBeVisible();
    expect(screen.getByLabelText('小区或停车场')).toHaveValue(OWNED_ROOM.areaName);
  });

  test('a lost answer is asked about and never sent again', async () => {
    const backend = createBackend();
    backend.world.faults.set(APPLY, { kind: 'cutAfter', times: 1 });
    const app = await open(FORM, { backend, signedInAs: chen.phone });
    await fillForm({ areaName: '莲花一村', roomNo: '3-2-501' });
    await addPicture();
    press('提交登记');
    await app.onScreen('userApplyResult');
    expect(app.sent('POST', 'driver/v2/api/userApplies')).toHaveLength(1);
    expect(applicationsOf(backend, chen.driverId)).toHaveLength(1);
  });

  test('hostile texts are refused beside their fields', async () => {
    const app = await open(FORM, { signedInAs: chen.phone });
    for (const label of ['小区或停车场', '楼栋', '单元（没有可不填）', '房号', '姓名', '身份证号', '手机号']) {
      const field = await fillIn(label, '');
      for (const text of hostileStrings) fireEvent.change(field, { target: { value: text } });
    }
    press('提交登记');
    expect(await word('请上传证明照片')).toBeVisible();
    expect(app.sent('POST', 'driver/v2/api/userApplies')).toHaveLength(0);
    expect(app.store.getState().route.location.pathname).toBe(FORM);
  });
});

describe('a refused registration', () => {
  test('says why by field, is mended without typing the rest again, and is approved', async () => {
    const backend = createBackend();
    const applyId = inState(backend, 3);
    const app = await open(pathTo('userApplyResult', { applyId }), { backend });
    const why = within((await word('需要修改')).closest('section') as HTMLElement);
    expect(why.getByText('房号').nextSibling).toHaveTextContent('房号请按“楼栋-单元-房号”填写');
    fireEvent.click(await link('修改后重新提交'));
    await app.onScreen('userApplyUserCheckIn');
    expect(await screen.findByLabelText('姓名', {}, WAIT)).toHaveValue('林晓');
    expect(screen.getByLabelText('房号')).toHaveAccessibleDescription('房号请按“楼栋-单元-房号”填写');
    expect(screen.getByLabelText('身份证号')).toHaveAttribute('placeholder', '110***********002X');
    type('单元（没有可不填）', '1');
    expect(screen.getByLabelText('房号')).not.toHaveAccessibleDescription();
    press('重新提交');
    await app.onScreen('userApplyResult');
    expect(await word('审核中')).toBeVisible();
    expect(applicationsOf(backend, lin.driverId).find((row) => row.applyId === applyId)).toMatchObject({
      roomNo: '12-1-402',
      idCard: ID_CARD,
      phone: lin.phone,
      state: 1,
    });
    backend.world.clock.advance(APPLICATION_REVIEW_MS);
    app.go(pathTo('userApplyHistory'));
    fireEvent.click(await link(/莲花二村\s*12-1-402.*已通过/));
    expect(await word('审核通过')).toBeVisible();
  });

  test('one that is approved is not sent again, and one of another driver is not found', async () => {
    const backend = createBackend();
    const app = await open(pathTo('userApplyUserCheckIn', { applyId: inState(backend, 2) }), { backend });
    expect(await word(/市民中心地下停车场 2-1-803 已通过，不用再次提交/)).toBeVisible();
    const other = applicationsOf(backend, huang.driverId)[0]?.applyId ?? '';
    app.go(pathTo('userApplyResult', { applyId: other }));
    expect(await word('登记不存在')).toBeVisible();
  });
});

test('what a driver has already stands above the form; one without any begins with an empty list', async () => {
  const backend = createBackend();
  const app = await open('/mine', { backend, local: new Map([['openid', lin.openid]]) });
  fireEvent.click(await link('业主登记'));
  await app.onScreen('userApplyUserCheckIn');
  expect(await word('我的车位')).toBeVisible();
  // What an owner has already is offered, and not promised once more.
  expect(await link(/^办理月卡/)).toHaveAttribute('href', expect.stringContaining('/nearbyBagRules?parkId='));
  expect(screen.queryByText(/^登记后，可以办理业主月卡/)).toBeNull();
  app.stop();
  const chens = await open('/userApply/history', { signedInAs: chen.phone });
  expect(await word('还没有登记过房屋')).toBeVisible();
  chens.go('/userApply');
  await chens.onScreen('userApplyUserCheckIn');
  expect(await word(/^登记后，可以办理业主月卡/)).toBeVisible();
  expect(screen.queryByText('我的车位')).toBeNull();
});
