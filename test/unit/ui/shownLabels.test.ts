import fc from 'fast-check';

import { type LabelBox, shownLabels } from '@/ui/map/shownLabels';

const box = (id: string, left: number, top = 0, width = 40, height = 20): LabelBox => ({
  id,
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('labels on the plan', () => {
  test('are all shown where each has its room; edges may touch', () => {
    expect([...shownLabels([box('a', 0), box('b', 40), box('c', 0, 20)], null)]).toEqual(['a', 'b', 'c']);
  });

  test('are hidden by earlier labels, and by the chosen one', () => {
    const row = [box('a', 0), box('b', 30), box('c', 60)];
    expect([...shownLabels(row, null)]).toEqual(['a', 'c']);
    expect([...shownLabels(row, 'b')]).toEqual(['b']);
    expect([...shownLabels(row, 'gone')]).toEqual(['a', 'c']);
  });

  test('never overlap, and none with enough room is left out', () => {
    const boxes = fc
      .array(fc.record({ left: fc.integer({ max: 300, min: 0 }), top: fc.integer({ max: 300, min: 0 }) }))
      .map((places) => places.map(({ left, top }, index) => box(String(index), left, top)));
    fc.assert(
      fc.property(boxes, fc.nat(20), (all, chosen) => {
        const shown = shownLabels(all, String(chosen));
        const apart = (one: LabelBox, other: LabelBox) =>
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        for (const one of all) {
          const hasRoom = all.every((other) => other === one || !shown.has(other.id) || apart(one, other));
          expect(shown.has(one.id)).toBe(hasRoom);
        }
        if (all.length > chosen) expect(shown.has(String(chosen))).toBe(true);
      }),
    );
  });
});
