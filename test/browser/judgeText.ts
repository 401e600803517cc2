import type { Page } from 'playwright-core';

export interface TextFaults {
  /** Amounts, plates, dates and clocks whose characters stand on more than one line, and marks such as `，` that begin a line. */
  readonly broken: string[];
  /** Text below 18 px, and amounts and plates below 22 px. */
  readonly small: string[];
  /** How many amounts, plates, dates, clocks and marks were looked at. */
  readonly facts: number;
}

/**
 * Measures every text that is visible: its glyphs and its size. What a driver reads as one fact may be several elements, such as the
 * figures and the unit of an amount, so the facts are looked for in the text of a whole block.
 */
export const textFaultsOf = (page: Page): Promise<TextFaults> =>
  page.evaluate(() => {
    const MONEY = /-?\d[\d,]*\.\d\d(?!\d|km)(?:元|度)?/g;
    const PLATE =
      /(?:[\u4e00-\u9fff][A-Z]|使\d{3})·[\dA-Z]{3,6}[警学挂港澳领]?|[\u4e00-\u9fff][A-HJ-Z][\dA-HJ-NP-Z]{5,6}/g;
    const WHEN = /\d{1,2}月\d{1,2}日|\d{4}年\d{1,2}月|\d{4}-\d\d-\d\d|\d{1,2}:\d\d(?::\d\d)?(?:-\d{1,2}:\d\d)?/g;
    /** A day of a year and its clock. At 200 % they may be wider than a line together. */
    const DATED = /\d{4}年\d{1,2}月\d{1,2}日 \d\d:\d\d/g;
    const isDouble = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 24;
    /** A mark never begins a line. */
    const BEFORE_MARK = /\S[，。；：、！？）》]/g;
    /** Less than this is a rounding of the layout. */
    const SLACK_PX = 0.1;
    const LEAST_PX = 18;
    const LEAST_OF_FACTS_PX = 22;
    const UNITS = /^[元度]$/;
    const found = { broken: [] as string[], small: [] as string[], facts: 0 };

    const isSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const { clipPath, position, width } = getComputedStyle(each);
        if (position === 'absolute' && (clipPath === 'inset(50%)' || width === '1px')) return false;
      }
      return true;
    };
    const blockOf = (node: Node): Element | null => {
      for (let each = node.parentElement; each !== null; each = each.parentElement)
        if (!getComputedStyle(each).display.startsWith('inline')) return each;
      return null;
    };
    const sizeOf = (element: Element): number => {
      const own = Number.parseFloat(getComputedStyle(element).fontSize);
      return element instanceof SVGGraphicsElement ? own * (element.getScreenCTM()?.d ?? 1) : own;
    };
    const nameOf = (element: Element) => {
      const named = element.closest('[class]');
      return `${element.tagName.toLowerCase()}.${named?.getAttribute('class') ?? ''}`;
    };

    /** The text of one block: its nodes, and where each of them begins. */
    interface Run {
      block: Element | null;
      text: string;
      nodes: { node: Text; from: number }[];
    }
    const runs: Run[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (parent === null || node.data.trim() === '' || /^(SCRIPT|STYLE|TITLE|OPTION)$/.test(parent.tagName)) continue;
      if (!isSeen(parent)) continue;
      const block = blockOf(node);
      const last = runs.at(-1);
      if (last?.block === block) {
        last.nodes.push({ node, from: last.text.length });
        last.text += node.data;
      } else runs.push({ block, text: node.data, nodes: [{ node, from: 0 }] });
      const size = sizeOf(parent);
      if (size < LEAST_PX - SLACK_PX)
        found.small.push(`${node.data.trim().slice(0, 16)} ${size.toFixed(1)} ${nameOf(parent)}`);
    }

    const rectsOf = ({ nodes }: Run, from: number, to: number) =>
      nodes.flatMap(({ node, from: start }) => {
        const [a, b] = [Math.max(from - start, 0), Math.min(to - start, node.length)];
        if (a >= b) return [];
        const range = document.createRange();
        range.setStart(node, a);
        range.setEnd(node, b);
        return [...range.getClientRects()].filter(({ width }) => width > 0.5);
      });
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    for (const run of runs)
      for (const [pattern, mustBeLarge] of [
        [MONEY, true],
        [PLATE, true],
        [WHEN, false],
        [BEFORE_MARK, false],
        ...(isDouble ? [] : [[DATED, false] as const]),
      ] as const)
        for (const { 0: fact, index } of run.text.matchAll(pattern)) {
          found.facts += 1;
          const rects = rectsOf(run, index, index + fact.length);
          const [first] = rects;
          if (
            first &&
            rects.some((rect) => Math.abs(middle(rect) - middle(first)) > Math.min(rect.height, first.height) / 2)
          )
            found.broken.push(
              `${fact} in ${run.text.trim().slice(0, 30)} ${nameOf(run.nodes[0]!.node.parentElement!)}`,
            );
          for (const { node, from } of mustBeLarge ? run.nodes : []) {
            if (from + node.length <= index || from >= index + fact.length || UNITS.test(node.data)) continue;
            const size = sizeOf(node.parentElement!);
            if (size < LEAST_OF_FACTS_PX - SLACK_PX)
              found.small.push(`${fact} ${size.toFixed(1)} ${nameOf(node.parentElement!)}`);
          }
        }
    for (const field of document.querySelectorAll('input, textarea, select')) {
      const { width, height } = field.getBoundingClientRect();
      if (
        !(field instanceof HTMLInputElement && /^(checkbox|radio|range|file)$/.test(field.type)) &&
        isSeen(field) &&
        width > 1 &&
        height > 1
      ) {
        const size = sizeOf(field);
        if (size < LEAST_PX - SLACK_PX)
          found.small.push(`${field.getAttribute('aria-label') ?? field.tagName} ${size.toFixed(1)} ${nameOf(field)}`);
      }
    }
    return found;
  });
