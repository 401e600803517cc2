import type { Page } from 'playwright-core';

/**
 * Listens as a screen reader does, from before the page opens: what has the focus is read with its name and description; the text of a live region is
 * said when it changes, or when an alert appears. A region that comes with its text is not said, and a timer never is.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    (window as { heard?: string[] }).heard = heard;
    const LIVE = '[role="status"], [role="alert"], [role="timer"], [aria-live]';
    const SILENT = '[role="timer"], [aria-live="off"]';
    const said = new WeakMap<Element, string>();
    const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
    const say = (region: Element | null | undefined) => {
      if (!region || region.matches(SILENT) || (said.get(region) ?? '') === textOf(region)) return;
      said.set(region, textOf(region));
      if (textOf(region) !== '') heard.push(textOf(region));
    };
    const meet = (node: Node) => {
      if (!(node instanceof Element)) return;
      for (const region of [node, ...node.querySelectorAll(LIVE)].filter((each) => each.matches(LIVE)))
        if (!region.matches('[role="alert"]')) said.set(region, textOf(region));
        else say(region);
    };
    const regionAt = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(meet);
      for (const { target } of changes) say(regionAt(target));
    }).observe(document, { childList: true, subtree: true, characterData: true });
    document.addEventListener('focusin', ({ target }) => {
      const element = target as Element;
      const description = document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      heard.push(`→ ${element.getAttribute('aria-label') ?? textOf(element)} ${description}`.trim());
    });
  });
}

/** Everything that was heard on this page; what got the focus begins with `→`. */
export const heardOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as { heard?: string[] }).heard ?? []);
