import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import type { MapMarker } from '@/host/MapLibrary';

import { shownLabels } from './shownLabels';

const labelsIn = (plan: HTMLElement) => [...plan.querySelectorAll<HTMLElement>('[data-label]')];

const idOf = (label: HTMLElement): string => label.dataset['label'] ?? '';

function boxOf(label: HTMLElement) {
  const { left, top, right, bottom } = label.getBoundingClientRect();
  return { id: idOf(label), left, top, right, bottom };
}

/** Of labels that overlap it shows the selected or first one, and of the others their short form if that has room. It checks again when the type size or the plan's size changes. */
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
      for (const label of labels) label.removeAttribute('data-is-short');
      const whole = shownLabels(labels.map(boxOf), selectedId);
      for (const label of labels) label.toggleAttribute('data-is-short', !whole.has(idOf(label)));
      // Whole labels keep their room before short ones.
      const byRoom = [...labels].sort((a, b) => Number(whole.has(idOf(b))) - Number(whole.has(idOf(a))));
      const shown = shownLabels(byRoom.map(boxOf), selectedId);
      for (const label of labels) label.toggleAttribute('data-is-hidden', !shown.has(idOf(label)));
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
