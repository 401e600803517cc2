import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test } from './harness';
import { settled } from './judgeLook';
import { serveOwnPage } from './ownPage';

const at200 = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
const elder = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('preferences.v1', JSON.stringify({ isElder: true, scheme: 'auto', hasConsented: true }));
  });

test('a notice keeps its icon beside its first words, at 320 px with large type', async ({ page, context, origin }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${await serveOwnPage(context, origin, 'parts.tsx')}#notice`);
  await page.locator('[data-notice]').waitFor();
  await at200(page);
  const [icon, text, act] = await page.evaluate(() => {
    const box = document.querySelector('[data-notice]');
    return ['svg', 'p', 'button'].map((css) => box?.querySelector(css)?.getBoundingClientRect().toJSON() as DOMRect);
  });
  assert.ok(icon && text && act);
  assert.ok(icon.right <= text.left && icon.top >= text.top && icon.bottom <= text.bottom, 'beside the words');
  assert.ok(act.top >= text.bottom - 12, 'the act goes below');
});

test('the lines of a notice end with a phrase or a whole word or number, at each width', async ({
  page,
  context,
  origin,
}) => {
  await page.goto(`${await serveOwnPage(context, origin, 'parts.tsx')}#notices`);
  await page.locator('[data-words]').first().waitFor();
  const broken: string[] = [];
  for (const width of [320, 340, 360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 640 });
    const ends = await page.evaluate(() =>
      [...document.querySelectorAll('[data-words]')].flatMap((box) => {
        const text = box.firstChild;
        if (!(text instanceof Text)) return ['no text'];
        const range = document.createRange();
        const topOf = (index: number) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().top;
        };
        return Array.from(text.data).flatMap((_, index) =>
          index > 0 && topOf(index) > topOf(index - 1) + 4 && !/[，。、；：！？ ]/.test(text.data[index - 1] ?? '')
            ? [`${text.data.slice(Math.max(0, index - 6), index)}/${text.data.slice(index, index + 6)}`]
            : [],
        );
      }),
    );
    broken.push(...ends.map((end) => `${String(width)} px: ${end}`));
  }
  assert.deepEqual(broken, []);
});

test('labels of the plan never overlap, and each place can still be chosen', async ({ page, context, origin }) => {
  await page.goto(`${await serveOwnPage(context, origin, 'parts.tsx')}#crowd`);
  await page.locator('[data-map]').waitFor();
  const seen = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-label]')]
        .filter((label) => getComputedStyle(label).opacity !== '0')
        .map((label) => label.getBoundingClientRect().toJSON() as DOMRect),
    );
  const expectApart = async () => {
    const boxes = await seen();
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        assert.ok(
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        );
    return boxes.length;
  };
  const before = await expectApart();
  await at200(page);
  await page.waitForTimeout(200);
  const after = await expectApart();
  assert.equal(before, 5);
  assert.ok(after > 0 && after < before, `${String(after)} are shown`);
  assert.equal(await page.getByRole('button', { name: /余/ }).count(), 5);
});

test('elder mode: the name of an agreement stays on one line', async ({ page, visit }) => {
  await visit('/404');
  await elder(page);
  for (const [path, name] of [
    ['/login', 'login'],
    ['/registor', 'register'],
    ['/loginIndex', 'loginIndex'],
  ] as const)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await visit(path, { host: 'wechat' });
      await settled(page, name);
      const lines = await page.evaluate(() =>
        [...document.querySelectorAll('a')]
          .filter(({ textContent }) => textContent.startsWith('《'))
          .map((link) => {
            const range = document.createRange();
            const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
            if (text !== null) range.selectNodeContents(text);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          }),
      );
      assert.deepEqual([...lines], [1, 1], `${path} at ${String(width)} px`);
    }
});

test('elder mode at 320×568: each way to pay can be brought above the bar and tapped there', async ({
  page,
  origin,
  visit,
  shot,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(origin);
  await elder(page);
  await visit('/payPage?uniqueId=stay-0001&parkId=park-1', { host: 'wechat', signedInAs: DRIVERS.lin.phone });
  await settled(page, 'payPage');
  const radios = page.getByRole('radio');
  await radios.nth(1).waitFor();
  for (let at = 0; at < (await radios.count()); at += 1) {
    await page.evaluate(() => window.scrollTo(0, 0));
    const isUncovered = await radios.nth(at).evaluate((radio: HTMLElement) => {
      radio.focus();
      const { left, top, width, height } = (radio.closest('label') ?? radio).getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height - 4);
      return (radio.closest('label') ?? radio).contains(hit);
    });
    assert.ok(isUncovered, `way ${String(at + 1)} is under the bar`);
  }
  await radios.nth(1).tap();
  await page.getByText('余额 50.00元，支付后剩 47.00元').waitFor();
  await page.getByRole('button', { name: '为 粤B·12345 余额支付 3.00元' }).waitFor();
  await shot('pay-ways-elder-320');
});

test('the phone number of a place ends where its other facts do', async ({ page, visit }) => {
  await visit('/map?parkId=park-1', { host: 'wechat' });
  const number = page.getByRole('link', { name: '0755-83000000' });
  await number.waitFor();
  const past = await number.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getBoundingClientRect().right - (link.closest('dl')?.getBoundingClientRect().right ?? Number.NaN);
  });
  assert.ok(Math.abs(past) < 1, `${String(past)} px`);
});

test('the three counters of 我的 share a line; with large type the amount has its own', async ({ page, visit }) => {
  await visit('/mine', { signedInAs: DRIVERS.lin.phone });
  await page.getByText('余额(元)').waitFor();
  const tops = () =>
    page.evaluate(() =>
      ['余额(元)', '优惠券', '车辆'].map((label) =>
        Math.round(
          [...document.querySelectorAll('ul > li')]
            .find((counter) => counter.textContent.endsWith(label))
            ?.getBoundingClientRect().top ?? Number.NaN,
        ),
      ),
    );
  assert.equal(new Set(await tops()).size, 1);
  await at200(page);
  const [balance, coupons, vehicles] = await tops();
  assert.ok(balance !== undefined && coupons !== undefined && balance < coupons, 'above the others');
  assert.equal(coupons, vehicles);
});

test('the clock of a code keeps its distance from the edge of its card with large type', async ({ page, visit }) => {
  await visit('/showQRcode?merchantId=merchant-1&couponId=stock-1', { signedInAs: DRIVERS.lin.phone });
  const clock = page.getByRole('timer', { name: /^有效期/ });
  await clock.waitFor();
  await at200(page);
  const past = await clock.evaluate((timer) => {
    const sentence = [...document.querySelectorAll('p')].find(({ textContent }) => /调高屏幕亮度/.test(textContent));
    return timer.getBoundingClientRect().right - (sentence?.getBoundingClientRect().right ?? Number.NaN);
  });
  assert.ok(past <= 0.5, `${String(past)} px past the text above it`);
});

/** Where the word of a button begins, and the text in front of it; `isOwn`: whether the button is below that text. */
const lineOf = (word: Locator) =>
  word.evaluate((button) => {
    const boxOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const text = button.previousSibling;
    const textBox = text === null ? null : boxOf(text);
    return {
      wordLeft: boxOf(button).left,
      textLeft: textBox?.left ?? Number.NaN,
      isOwn: textBox !== null && boxOf(button).top >= textBox.bottom - 1,
    };
  });

test('at 320 px the names of both agreements share a line, and what has a line of its own begins with what is above it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await visit('/login');
  await settled(page, 'login');
  const tops = await page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter(({ textContent }) => textContent.startsWith('《'))
      .map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  assert.deepEqual(tops, [tops[0], tops[0]]);
  await elder(page);
  await visit('/home');
  const ask = page.getByRole('button', { name: '查询', exact: true });
  await ask.waitFor();
  const left = (await ask.boundingBox())?.x;
  assert.equal(left, (await page.getByRole('heading', { name: '输入车牌，查停车费' }).boundingBox())?.x);
  await visit('/payPage?uniqueId=stay-0001&parkId=park-1', { signedInAs: DRIVERS.lin.phone });
  const word = page.getByRole('button').filter({ has: page.getByText('我已离场', { exact: true }) });
  await word.waitFor();
  // A phone without Chinese fonts draws each character narrower: there the line is full on a narrower screen only.
  let line = await lineOf(word);
  for (let width = 300; !line.isOwn && width >= 200; width -= 20) {
    await page.setViewportSize({ width, height: 720 });
    line = await lineOf(word);
  }
  assert.ok(line.isOwn, 'the word has a line of its own at no width');
  assert.ok(Math.abs(line.wordLeft - line.textLeft) < 1, `${String(line.wordLeft)} and ${String(line.textLeft)}`);
});
