import type { Page } from 'playwright-core';

/** Waits until the screen has everything: no skeleton, no block that is loading, no text that says that something is loading. */
export async function settled(page: Page, name: string): Promise<void> {
  await page.locator(`[data-screen="${name}"]`).waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('[data-state="loading"], [data-screen] [aria-hidden="true"][style*="height"]:empty') ===
        null && !/正在(查询|加载|更新)/.test(document.body.innerText),
  );
}

/** Elements that are wider than the screen. */
export const overflowsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the document is ${String(document.documentElement.scrollWidth)} px wide`);
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    for (const element of document.querySelectorAll('[data-screen] *, [role="dialog"] *')) {
      const { right, left, width: own } = element.getBoundingClientRect();
      if (own > 1 && (right > width + 1 || left < -1) && !isClipped(element))
        found.push(`${element.tagName} "${element.textContent.slice(0, 20)}" ${String(left)}…${String(right)}`);
    }
    return found;
  });

/** Buttons and links that stand alone and are too low for a thumb. Links inside a sentence do not count. */
export const lowTapsOf = (page: Page, leastPx: number): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('button, a[href], label:has(input)')) {
      const { height, width } = element.getBoundingClientRect();
      const isSeen = height > 1 && width > 1 && getComputedStyle(element).visibility === 'visible';
      const isWord =
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
      if (isSeen && !isWord && height < least - 0.5)
        found.push(
          `"${(element.getAttribute('aria-label') ?? element.innerText).slice(0, 24)}" is ${String(height)} px high`,
        );
    }
    return found;
  }, leastPx);

/** Boxes that cut off a part of their text. */
export const cutsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('[data-screen] *, nav *')) {
      if (!(element instanceof HTMLElement)) continue;
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      const isForReaders = clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1);
      if (isForReaders || element.innerText.trim() === '') continue;
      const hides = (value: string) => value === 'hidden' || value === 'clip';
      const isCut =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
      if (isCut)
        found.push(
          `"${element.innerText.slice(0, 24)}" ${String(element.scrollWidth)}x${String(element.scrollHeight)} in ${String(element.clientWidth)}x${String(element.clientHeight)}`,
        );
    }
    return found;
  });

/** Buttons that have the look of the primary button. */
export const primariesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--brand-fill)';
    document.body.append(probe);
    const fill = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('[data-screen] button, [data-screen] a[href]')]
      .filter((element) => {
        const { height, width } = element.getBoundingClientRect();
        return height >= 40 && width >= 100 && getComputedStyle(element).backgroundColor === fill;
      })
      .map(({ innerText }) => innerText);
  });
