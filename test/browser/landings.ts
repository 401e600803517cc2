import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

/**
 * Top and height of each box of a screen: the title bar, then what stands below it. The fields of a form stand in the form, and what has no box of its own
 * (`display: contents`) is looked through.
 */
export const boxesOf = (page: Page, frame: string): Promise<number[][]> =>
  page.evaluate((selector) => {
    const [bar, content] = document.querySelector(selector)?.children ?? [];
    const inside = content?.querySelector('form') ?? content;
    const boxed = (element: Element): Element[] =>
      getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(boxed) : [element];
    return [bar, ...[...(inside?.children ?? [])].flatMap(boxed)]
      .flatMap((element) => element?.getBoundingClientRect() ?? [])
      .filter(({ height }) => height > 0)
      .map(({ top, height }) => [Math.round(top), Math.round(height)]);
  }, frame);

/** Holds the program back until it is let through. */
export async function holdProgram(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const mayArrive = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await mayArrive;
    await route.continue();
  });
  return letThrough;
}

/** Early calls whose responses the program has not taken yet. */
export const untaken = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.entries(window.__early ?? {}).flatMap(([key, call]) => (call === undefined ? [] : [key])));

/** The files of a screen in the build; `screen` is its module, as dist/screens.json names it. */
export function builtFilesOf(screen: string): readonly string[] {
  const dist = path.resolve(process.env['DIST'] ?? 'dist');
  const { screens } = JSON.parse(readFileSync(path.join(dist, 'screens.json'), 'utf8')) as {
    screens: Record<string, string[]>;
  };
  return screens[screen] ?? [];
}
