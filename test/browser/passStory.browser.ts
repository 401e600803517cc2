import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { DAY_MS } from '@/lib/timeUnits';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { REVIEW_MS } from '../../mocks/world/vehicles/reviews';
import type { World } from '../../mocks/world/World';
import { test, type Tools } from './harness';
import { cashierButton, comeBack, PAY, screen, sentCount, tap, waitForNoon } from './steps';

const { lin } = DRIVERS;
const APPLY = 'POST special/v2/api/bagApplies';
const RESUBMIT = 'PUT special/v2/api/bagApplies';
const ID_CARD = '11010519491231002X';
/** Its check digit is wrong. */
const WRONG_ID_CARD = '110105194912310021';
const LIN = { host: 'wechat', signedInAs: lin.phone } as const;

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name });
const photo = (page: Page, name: string) => page.getByRole('region', { name: `${name}照片` });

/** The pass that was asked for, of which there is one. */
function passIn({ tables }: World) {
  const [pass, ...others] = tables.passes.filter(({ ruleId }) => ruleId === 'rule-3');
  assert.ok(pass !== undefined && others.length === 0, 'one decision, one pass');
  return pass;
}

/** The days of a pass as they stand on the screen, read once they have come. */
async function daysOn(page: Page): Promise<readonly string[]> {
  const rows = page.getByRole('list', { name: '月卡有效期' }).getByRole('listitem');
  await rows.first().waitFor();
  return (await rows.allTextContents()).map((text) => text.replace('（还没有到）', ''));
}

async function takePhoto(page: Page, name: string): Promise<void> {
  await button(photo(page, name), /^添加照片/).tap();
  await photo(page, name).getByText('已上传 1/1').waitFor();
}

/** The operator has decided, and the driver looks at the page again. */
async function reviewed({ page, world }: Tools): Promise<void> {
  world.clock.advance(REVIEW_MS);
  await comeBack(page);
}

async function chooseTheRule(tools: Tools): Promise<readonly string[]> {
  const { page, visit, shot, axe } = tools;
  await visit('/monthParking', LIN);
  await link(page, /^会展中心南广场/).tap();
  await screen(page, 'nearbyBagRules').waitFor();
  await link(page, '办理会展中心业主月卡').tap();
  await screen(page, 'monthlyPassConfirm').getByText('请先阅读并同意月卡须知').waitFor();
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).tap();
  await shot('pass-confirm');
  const promised = await daysOn(page);
  assert.equal(promised.length, 2);
  await tap(link(page, '下一步，提交资料'));
  await screen(page, 'monthlyMaterial').getByText('证明您是业主，拍有姓名和地址的那页').waitFor();
  await axe();
  return promised;
}

/** The check digit is refused beside its field, nothing is sent; then the answer to the documents is lost, and they arrive once. */
async function sendTheMaterial(tools: Tools): Promise<void> {
  const { page, world, shot } = tools;
  for (const name of ['行驶证', '房产证明']) await takePhoto(page, name);
  await page.getByLabel('姓名').fill('林晓');
  await page.getByLabel('身份证号').fill(WRONG_ID_CARD);
  await page.getByLabel('住址或单位').fill('会展花园2栋1203');
  await button(page, '提交审核').tap();
  await page.getByText('身份证号非法').waitFor();
  assert.ok(await page.getByLabel('身份证号').evaluate((field) => field === document.activeElement));
  assert.equal(world.log.count(APPLY), 0);
  await shot('pass-material-wrong');
  await page.getByLabel('身份证号').fill(ID_CARD);
  const sent = sentCount(page, APPLY);
  world.faults.set(APPLY, { kind: 'cutAfter' });
  await button(page, '提交审核').tap();
  await screen(page, 'submitSuccess').getByText('已提交审核', { exact: true }).waitFor();
  await page.getByText(/^预计 .* 前答复$/).waitFor();
  assert.equal(sent(), 1);
  assert.equal(passIn(world).purchases.length, 0, 'payable before the review');
  await shot('pass-under-review');
}

/** One picture is not clear. Only that one is taken again. */
async function mendThePicture(tools: Tools): Promise<void> {
  const { page, world, shot, axe } = tools;
  await reviewed(tools);
  await page.getByText('未通过原因：房产证明照片不清晰，请重拍', { exact: true }).waitFor();
  await link(page, '修改资料，重新提交').waitFor();
  await shot('pass-rejected');
  await link(page, '查看月卡').tap();
  await screen(page, 'monthlyPassDetail').getByText('审核未通过').first().waitFor();
  await shot('pass-rejected-detail');
  await tap(link(page, '修改资料，重新提交'));
  await screen(page, 'monthlyPassEdit').getByText('1101************2X').waitFor();
  assert.equal(await page.getByLabel('姓名').inputValue(), '林晓');
  await button(page, '重新提交').tap();
  await photo(page, '房产证明').getByText('房产证明照片不清晰，请重拍').first().waitFor();
  assert.equal(world.log.count(RESUBMIT), 0);
  await takePhoto(page, '房产证明');
  await shot('pass-mended');
  await axe();
  await button(page, '重新提交').tap();
  await screen(page, 'submitSuccess').getByText('已提交审核', { exact: true }).waitFor();
  const [paper, ...others] = world.tables.passApplies;
  assert.deepEqual([paper?.idCard, paper?.address, others.length], [ID_CARD, '会展花园2栋1203', 0]);
}

async function payIt(tools: Tools, promised: readonly string[]): Promise<void> {
  const { page, world, shot } = tools;
  await reviewed(tools);
  await link(page, '去支付').tap();
  await screen(page, 'monthlyPassDetail').getByText('待支付').first().waitFor();
  await page.getByRole('timer', { name: /^剩余支付时间/ }).waitFor();
  assert.deepEqual(await daysOn(page), promised, 'the days before paying');
  assert.equal(world.log.count(PAY), 0);
  await shot('pass-to-pay');
  await tap(button(page, /^为 月卡 微信支付 200\.00元/));
  await tap(cashierButton(page, '支付'));
  await screen(page, 'submitSuccess').getByText('支付成功', { exact: true }).waitFor();
  assert.deepEqual(await daysOn(page), promised, 'the days on the result');
  await shot('pass-paid');
  await link(page, '查看月卡').tap();
  await screen(page, 'monthlyPassDetail').getByText('待生效').first().waitFor();
  assert.deepEqual(await daysOn(page), promised, 'the days on the detail');
  assert.equal(await page.getByText('生效中').count(), 0, 'said to hold before its first day');
  assert.equal(passIn(world).purchases.length, 1);
}

/** In its last week home tells of the end, and the notice of the operator opens the same form. */
async function renewIt(tools: Tools): Promise<void> {
  const { page, world, visit, shot, axe } = tools;
  const endAt = passIn(world).purchases[0]?.endAt ?? Number.NaN;
  world.clock.advance(endAt - 5 * DAY_MS - world.clock.now());
  await visit('/home', LIN);
  const strip = page.getByRole('complementary', { name: '月卡到期提醒' });
  await strip.getByText('会展中心业主月卡还剩5天，去续费').waitFor();
  await shot('pass-reminder');
  await visit(`/renew?orderNo=${passIn(world).bagOrderNo}`, LIN);
  await screen(page, 'renew').getByText('续多久').first().waitFor();
  await page.getByText('接着原来的，中间不断档').first().waitFor();
  const promised = await daysOn(page);
  assert.equal(promised.length, 3);
  await axe();
  const pay = button(page, /^为 月卡续费 微信支付 200\.00元/);
  await pay.and(page.locator(':enabled')).waitFor();
  await shot('pass-renewal');
  await tap(pay);
  await tap(cashierButton(page, '支付'));
  await screen(page, 'payResultPage').getByText('支付成功', { exact: true }).waitFor();
  await link(page, '查看月卡').tap();
  await screen(page, 'monthlyPassDetail').getByText('即将到期').or(page.getByText('生效中')).first().waitFor();
  assert.deepEqual(await daysOn(page), promised, 'the days of the renewal on the detail');
  const paid = passIn(world).purchases.map(({ paidAt, startAt }) => [paidAt !== null, startAt]);
  assert.deepEqual(paid.slice(1), [[true, endAt]]);
  assert.equal(world.log.count(PAY), 2);
  await shot('pass-renewed');
}

test(
  'a pass with documents: a wrong digit, a lost answer, a review, one picture not clear, paid as promised, renewed from a notice',
  async (tools) => {
    // The cut answer to the documents.
    tools.expectError(/ERR_|Failed to load/);
    tools.world.useScenario('passPhotoUnclear');
    waitForNoon(tools.world);
    const promised = await chooseTheRule(tools);
    await sendTheMaterial(tools);
    await mendThePicture(tools);
    await payIt(tools, promised);
    await renewIt(tools);
  },
  { limitMs: 120_000 },
);
