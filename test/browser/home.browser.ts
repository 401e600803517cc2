import assert from 'node:assert/strict';

import { test } from './harness';

test('a visitor opens home and every block finishes loading', async ({ page, visit, shot, axe }) => {
  await visit('/');
  await page.locator('[data-screen="home"]').waitFor();
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[data-block]').length > 0 &&
      document.querySelector('[data-block][data-state="loading"]') === null,
  );
  assert.equal(new URL(page.url()).pathname, '/home');
  assert.equal(await page.locator('[data-block][data-state="failed"]').count(), 0);
  await shot('home-visitor');
  await axe();
});

/** 36 today, for the query block and what is around it. Without memo of the blocks below it: 106. */
const MOST_RENDERED_AGAIN = 70;

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: unknown;
  readonly memoizedState: unknown;
}

test('what home learns while it loads does not render the screen anew', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const COMPONENTS = new Set([0, 1, 11, 14, 15]); // of React: function, class, forwardRef, memo, simple memo
    const counts: number[] = [];
    /** Components that were rendered again in this commit: React has marked them, and props or state are new. */
    const countAgain = (first: Fiber | null): number => {
      let count = 0;
      for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
        const { alternate: before } = fiber;
        const isNew = before?.memoizedProps !== fiber.memoizedProps || before?.memoizedState !== fiber.memoizedState;
        if (before !== null && COMPONENTS.has(fiber.tag) && (fiber.flags & 1) === 1 && isNew) count += 1;
        if (before === null || fiber.child !== before.child) count += countAgain(fiber.child);
      }
      return count;
    };
    Object.assign(window, {
      renderedAgain: counts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => counts.push(countAgain(root.current.child)),
      },
    });
  });
  await visit('/');
  await page.locator('[data-block="nearby"][data-state="ready"]').waitFor();
  await page.waitForTimeout(500);
  const counts = await page.evaluate(() => (window as unknown as { renderedAgain: number[] }).renderedAgain);
  assert.ok(counts.length > 3, 'commits are counted');
  assert.ok(Math.max(...counts) <= MOST_RENDERED_AGAIN, `rendered again, by commit: ${counts.join(', ')}`);
});
