import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { DAY_MS } from '@/lib/timeUnits';

import { type Backend, createBackend } from '../../../mocks/app';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { changeWorld } from '../../../mocks/world/scenarios';
import { REVIEW_MS } from '../../../mocks/world/vehicles/reviews';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { picturing } from '../../support/pictures';
import { button, fillIn, link, shownScreen, type, WAIT, word } from '../../support/seen';

jest.setTimeout(90_000);

const { lin } = DRIVERS;
const APPLIES = 'special/v2/api/bagApplies';
const ID_CARD = '11010519491231002X';
const CONFIRM = `/mounthlyNotarize?ruleId=rule-3&parkId=${LOTS.office}`;
const MATERIAL = `/monthlyMaterial?ruleId=rule-3&parkId=${LOTS.office}`;

const start = async (at: string, backend: Backend = createBackend()) => {
  const { host, ...paying } = payingDriver(backend);
  return makeApp({ at, ...paying, host: picturing(host) });
};
type App = Awaited<ReturnType<typeof start>>;

const take = async (name: string) => {
  const part = within(await screen.findByRole('region', { name: `${name}照片` }, WAIT));
  fireEvent.click(part.getByRole('button', { name: /^添加照片/ }));
  await part.findByText('已上传 1/1', {}, WAIT);
};
const timeline = () =>
  within(screen.getByRole('list', { name: '月卡有效期' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace('（还没有到）', ''));
const ruleOf = ({ world }: Pick<App, 'world'>) =>
  world.tables.passRules.find(({ ruleId }) => ruleId === 'rule-3') ?? { leftNum: Number.NaN };
const choose = async (app: App) => {
  fireEvent.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }, WAIT));
  fireEvent.click(await link('下一步，提交资料'));
  await app.onScreen('monthlyMaterial');
};
const fill = async () => {
  await fillIn('身份证号', ID_CARD);
  type('姓名', '林晓');
  type('住址或单位', '会展花园2栋1203');
  for (const name of ['行驶证', '房产证明']) await take(name);
};

test('documents: wrong digit, review, one picture rejected, mended without typing again, paid; the promise is what the detail shows', async () => {
  const backend = createBackend();
  changeWorld(backend.world, 'passPhotoUnclear');
  const app = await start(CONFIRM, backend);
  await choose(app);
  expect(await word('证明您是业主，拍有姓名和地址的那页')).toBeVisible();
  fireEvent.click(await button('提交审核'));
  expect(await word('请上传房产证明照片')).toBeVisible();
  expect(screen.getByText('请填写身份证号')).toBeVisible();
  expect(screen.getByLabelText('手机号')).toHaveValue(lin.phone);
  await fill();
  type('身份证号', '110105194912310021');
  fireEvent.click(await button('提交审核'));
  expect(await word('身份证号非法')).toBeVisible();
  expect(app.sent('POST', APPLIES)).toHaveLength(0);
  type('身份证号', ID_CARD);
  const promised = timeline();
  fireEvent.click(await button('提交审核'));
  fireEvent.click(screen.getByRole('button', { name: /提交/ }));
  await app.onScreen('submitSuccess');
  expect(await screen.findByText('已提交审核', {}, WAIT)).toBeVisible();
  expect(await word(/^预计 .* 前答复$/)).toBeVisible();
  expect(app.sent('POST', APPLIES)).toHaveLength(1);
  expect(JSON.stringify(app.store.getState())).not.toContain(ID_CARD);
  expect(app.world.tables.passApplies.at(-1)).toMatchObject({ idCard: ID_CARD, phone: lin.phone });
  // The place is held while the review runs.
  expect(ruleOf(app).leftNum).toBe(2);

  app.world.clock.advance(REVIEW_MS);
  act(() => app.outside.seeAgain());
  await word('审核未通过');
  expect(screen.getByText('未通过原因：房产证明照片不清晰，请重拍')).toBeVisible();
  expect(await link('查看月卡')).toHaveAttribute('href', expect.stringMatching(/^\/mounthlyDetail\?/) as string);
  fireEvent.click(await link('修改资料，重新提交'));
  await app.onScreen('monthlyPassEdit');
  const wrong = within(await screen.findByRole('region', { name: '房产证明照片' }, WAIT));
  expect(wrong.getByText('房产证明照片不清晰，请重拍')).toBeVisible();
  expect(wrong.queryByText('不重新上传，就沿用上次提交的照片')).toBeNull();
  expect(screen.getByText('不重新上传，就沿用上次提交的照片')).toBeVisible();
  expect(screen.getByText('1101************2X')).toBeVisible();
  expect(screen.getByText('138****8000')).toBeVisible();
  expect(screen.getByLabelText('姓名')).toHaveValue('林晓');
  fireEvent.click(await button('重新提交'));
  await waitFor(() => expect(wrong.getByRole('button', { name: /^添加照片/ })).toHaveFocus(), WAIT);
  expect(app.sent('PUT', APPLIES)).toHaveLength(0);
  await take('房产证明');
  fireEvent.click(await button('重新提交'));
  await app.onScreen('submitSuccess');
  expect(app.sent('PUT', APPLIES)).toHaveLength(1);
  expect(app.world.tables.passApplies.at(-1)).toMatchObject({ idCard: ID_CARD, address: '会展花园2栋1203', state: 1 });

  app.world.clock.advance(REVIEW_MS);
  fireEvent.click(await link(/^(查看月卡|去支付)$/));
  await word('待支付');
  expect(await word(/支付剩余|内支付|前支付/)).toBeVisible();
  expect(timeline()).toEqual(promised);
  const pay = await button(/^为 月卡 微信支付 200\.00元/);
  await waitFor(() => expect(pay).toBeEnabled(), WAIT);
  fireEvent.click(pay);
  await word('支付成功');
  fireEvent.click(await link(/^(查看月卡|去支付)$/));
  await word('待生效');
  expect(timeline()).toEqual(promised);
});

test('a lost answer to the documents makes one application, and the form that is opened again finds it', async () => {
  const app = await start(CONFIRM);
  await choose(app);
  await fill();
  app.world.faults.set(`POST ${APPLIES}`, { kind: 'cutAfter', times: 1 });
  fireEvent.click(await button('提交审核'));
  await app.onScreen('submitSuccess');
  expect(app.sent('POST', APPLIES)).toHaveLength(1);
  expect(app.world.tables.passApplies).toHaveLength(1);
});

test('the last place that is taken while the form stands is said, and nothing is bound or paid', async () => {
  const app = await start(CONFIRM);
  await choose(app);
  await fill();
  ruleOf(app).leftNum = 0;
  fireEvent.click(await button('提交审核'));
  expect(await word(/该套餐名额已满/)).toBeVisible();
  expect(await word('名额已售完，现在提交也办不了')).toBeVisible();
  expect(app.world.tables.passApplies).toHaveLength(0);
  expect(screen.getByLabelText('姓名')).toHaveValue('林晓');
});

test('the last place is held while the review runs, and is free again if it is not paid in time', async () => {
  const app = await start(CONFIRM);
  ruleOf(app).leftNum = 1;
  await choose(app);
  await fill();
  fireEvent.click(await button('提交审核'));
  await app.onScreen('submitSuccess');
  expect(ruleOf(app).leftNum).toBe(0);
  app.world.clock.advance(REVIEW_MS);
  fireEvent.click(await link(/^(查看月卡|去支付)$/));
  await word('待支付');
  app.world.clock.advance(DAY_MS);
  app.go('/myMounthlyPay');
  await app.onScreen('myMonthlyPasses');
  expect((await screen.findAllByText('已取消', {}, WAIT)).length).toBeGreaterThan(0);
  expect(ruleOf(app).leftNum).toBe(1);
  expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(0);
});

test('an address without choices leads back to them, and documents that need no change say so', async () => {
  const app = await start(MATERIAL);
  expect(await word('请先阅读并同意月卡须知')).toBeVisible();
  expect(await link('去阅读')).toHaveAttribute('href', CONFIRM);
  app.go('/mounthlyEdit?orderNo=pass-1');
  await app.onScreen('monthlyPassEdit');
  expect(await word('这张月卡生效中，不用修改资料')).toBeVisible();
  expect(shownScreen()).toBe('monthlyPassEdit');
});
