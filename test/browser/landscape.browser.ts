import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import type { ScreenName } from '@/navigation/paths';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { goodVisit } from '../data/goodVisits';
import { test, type Tools } from './harness';
import { overflowsOf, primariesOf, settled } from './judgeLook';
import { BILL, cashierButton, openCashier, resultWord } from './steps';

/** A phone of today and the smallest one, on their sides. */
const SIZES = [
  { width: 844, height: 390 },
  { width: 568, height: 320 },
];
/** The routes on which an amount is the answer and paying it the act, or what follows from it. */
const MAIN: readonly ScreenName[] = [
  'home',
  'payPage',
  'scanPayPage',
  'multiPayPage',
  'arrearsPage',
  'choiceDiscountPage',
  'payResultPage',
  'barrierResult',
  'accountBalanceResult',
  'parkingRecordDetail',
];
/** Those on which there is always something to press. */
const WITH_ACT: readonly ScreenName[] = MAIN.filter(
  (name) => name !== 'parkingRecordDetail' && name !== 'choiceDiscountPage',
);

/** The largest amount of the screen, and the act in brand colour: how far down each ends, in px, and whether the act is in a bar. */
const seenOn = (page: Page) =>
  page.evaluate(() => {
    const screen = document.querySelector('[data-screen]') ?? document.body;
    const covered = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit === null || !(element.contains(hit) || hit.contains(element));
    };
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const amounts = [...screen.querySelectorAll('span, p')]
      .filter((each) => /^-?[\d,]+\.\d\d元?$/.test(each.textContent.trim()) && each.getClientRects().length > 0)
      .sort((one, other) => sizeOf(other) - sizeOf(one));
    const probe = document.createElement('i');
    probe.style.color = 'var(--brand-fill)';
    document.body.append(probe);
    const fill = getComputedStyle(probe).color;
    probe.remove();
    const act = [...screen.querySelectorAll('a, button, span')].find(
      (each) =>
        getComputedStyle(each).backgroundColor === fill &&
        each.textContent.trim() !== '' &&
        each.getClientRects().length > 0,
    );
    const of = (element: Element | undefined) =>
      element === undefined
        ? null
        : {
            text: element.textContent.trim(),
            bottom: element.getBoundingClientRect().bottom,
            isCovered: covered(element),
          };
    return { amount: of(amounts[0]), act: of(act) };
  });

/** What cannot be seen without scrolling. A screen whose act is in a bar, or that has none, is held to its amount. */
async function hiddenOn(page: Page, name: string, height: number): Promise<string[]> {
  const { amount, act } = await seenOn(page);
  const isSeen = (part: typeof act) => part !== null && part.bottom <= height && !part.isCovered;
  const hasAct = (await primariesOf(page)).length > 0 || act !== null;
  return [
    ...(isSeen(amount) ? [] : [`${name}: the amount is out of sight: ${JSON.stringify(amount)}`]),
    ...(isSeen(act) || !hasAct ? [] : [`${name}: the act is out of sight: ${JSON.stringify(act)}`]),
    ...(await overflowsOf(page)).map((each) => `${name}: ${each}`),
  ];
}

for (const size of SIZES) {
  const words = `${String(size.width)}x${String(size.height)}`;

  test(`on its side, ${words}: the amount and the act are in sight`, async (tools: Tools) => {
    const { page, visit, world, shot } = tools;
    await page.setViewportSize(size);
    const problems: string[] = [];
    for (const name of MAIN) {
      await visit(goodVisit(name, 'driver').at(world), { host: 'wechat', signedInAs: DRIVERS.lin.phone });
      await settled(page, name);
      await shot(`landscape-${name}-${String(size.width)}`);
      problems.push(...(await hiddenOn(page, name, size.height)));
      if (WITH_ACT.includes(name) && (await seenOn(page)).act === null) problems.push(`${name} has no act`);
    }
    assert.deepEqual(problems, []);
  });

  test(`on its side, ${words}: what was just paid, until when to leave and the time left are in sight`, async (tools) => {
    const { page, visit, shot } = tools;
    await page.setViewportSize(size);
    await visit(BILL, { host: 'wechat', signedInAs: DRIVERS.lin.phone });
    await openCashier(page);
    await cashierButton(page, '支付').tap();
    await resultWord(page, '支付成功').waitFor();
    await shot(`landscape-paid-${String(size.width)}`);
    const problems = await hiddenOn(page, 'payResultPage', size.height);
    for (const part of [page.getByText(/^请于 \d\d:\d\d 前离场$/), page.getByRole('timer')]) {
      const box = await part.boundingBox();
      if (box === null || box.y + box.height > size.height) problems.push(`${await part.innerText()} is out of sight`);
    }
    assert.deepEqual(problems, []);
  });
}
