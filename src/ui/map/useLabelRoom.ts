import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import type { MapMarker } from '@/host/MapLibrary';

import { shownLabels } from './shownLabels';

const labelsIn = (plan: HTMLElement) => [...plan.querySelectorAll<HTMLElement>('[data-label]')];

/** Of labels that overlap it shows the selected or first one. It checks again when the type size or the plan's size changes. */
export function useLabelRoom(
  plan: RefObject<HTMLElement | null>,
  markers: readonly MapMarker[],
  selectedId: string | null,
): void {
  const measure = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    measure.current = () => {
      if (plan.current === null) return;
      const labels = labelsIn(plan.current);
      const boxes = labels.map((label) => {
        const { left, top, right, bottom } = label.getBoundingClientRect();
        return { id: label.dataset['label'] ?? '', left, top, right, bottom };
      });
      const shown = shownLabels(boxes, selectedId);
      for (const label of labels) label.toggleAttribute('data-is-hidden', !shown.has(label.dataset['label'] ?? ''));
    };
    measure.current();
  }, [plan, markers, selectedId]);
  useEffect(() => {
    if (plan.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => measure.current?.());
    watch.observe(plan.current);
    for (const label of labelsIn(plan.current)) watch.observe(label);
    return () => {
      watch.disconnect();
    };
  }, [plan, markers]);
}
