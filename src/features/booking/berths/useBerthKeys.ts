import { type KeyboardEvent, useRef } from 'react';

import type { Section, Strip } from '../model/berthWords';
import { freeAlong } from '../model/choice';

const STEPS: Readonly<Partial<Record<string, 1 | -1>>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Scrolls to a strip that is out of sight, so that it is drawn. */
function bring(list: Element | null, index: number, count: number): void {
  const view = list?.ownerDocument.defaultView;
  if (list === null || view == null) return;
  const { top, height } = list.getBoundingClientRect();
  const place = top + (height * index) / count;
  if (place < 0 || place > view.innerHeight) view.scrollBy(0, place - view.innerHeight / 2);
}

/**
 * Arrow keys go to the next free berth of the section. By itself the browser would go round among those that are drawn, and never pass a stretch of taken
 * ones that is longer than the screen.
 */
export function useBerthKeys({ berths }: Section, strips: readonly Strip[], choose: (berthId: string) => void) {
  const wanted = useRef('');
  return (berthId: string) => ({
    ref: (input: HTMLInputElement | null) => {
      if (input === null || wanted.current !== berthId) return;
      wanted.current = '';
      input.focus();
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = freeAlong(berths, berthId, step);
      if (next === undefined) return;
      wanted.current = next.berthId;
      choose(next.berthId);
      bring(
        event.currentTarget.closest('[role="list"]'),
        strips.findIndex((strip) => strip.berths.includes(next)),
        strips.length,
      );
    },
  });
}
