import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import type { MapMarker } from '@/host/MapLibrary';

import { positionSchematicMapLabels, type SchematicMapBox } from './positionSchematicMapLabels';

const findLabels = (plan: HTMLElement) => [...plan.querySelectorAll<HTMLElement>('[data-label]')];

const idOf = (label: HTMLElement): string => label.dataset['label'] ?? '';

const boxOf = (element: Element): SchematicMapBox => element.getBoundingClientRect();

const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
};

/** The centre of the point that a label belongs to. */
function pointOf(label: HTMLElement) {
  const { left, right, top, bottom } = boxOf(label.parentElement ?? label);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function applyPlacements(plan: HTMLElement, selectedId: string | null): void {
  const labels = findLabels(plan);
  for (const label of labels) label.removeAttribute('data-is-short');
  const fullSizes = labels.map(sizeOf);
  for (const label of labels) label.setAttribute('data-is-short', '');
  const requests = labels.map((label, index) => {
    const short = sizeOf(label);
    return { id: idOf(label), ...pointOf(label), full: fullSizes[index] ?? short, short };
  });
  const occupied = [...plan.querySelectorAll('[data-taken]')].map(boxOf);
  const placements = positionSchematicMapLabels(requests, occupied, boxOf(plan), selectedId);
  for (const label of labels) {
    const placement = placements.get(idOf(label));
    label.toggleAttribute('data-is-hidden', placement === undefined);
    label.toggleAttribute('data-is-short', placement?.isShort !== false);
    if (placement !== undefined) label.setAttribute('data-side', placement.side);
  }
}

/** Places the labels of the plan, again when the type size or the plan's size changes. */
export function useSchematicMapLabelLayoutEffect(
  plan: RefObject<HTMLElement | null>,
  markers: readonly MapMarker[],
  selectedId: string | null,
): void {
  const measure = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    measure.current = () => {
      if (plan.current !== null) applyPlacements(plan.current, selectedId);
    };
    measure.current();
  }, [plan, markers, selectedId]);
  useEffect(() => {
    if (plan.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => measure.current?.());
    watch.observe(plan.current);
    for (const label of findLabels(plan.current)) watch.observe(label);
    return () => {
      watch.disconnect();
    };
  }, [plan, markers]);
}
