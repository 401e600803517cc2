/** The box of a label, in px. */
export interface LabelBox {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const collide = (one: LabelBox, other: LabelBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The ids of the labels that can be shown without overlap: the selected one first, then in the given order. Large type would make labels overlap, and
 * a half-covered label could be misread.
 *
 * @param boxes the most important first
 */
export function shownLabels(boxes: readonly LabelBox[], selectedId: string | null): ReadonlySet<string> {
  const first = boxes.filter(({ id }) => id === selectedId);
  const shown: LabelBox[] = [];
  for (const box of [...first, ...boxes.filter(({ id }) => id !== selectedId)])
    if (!shown.some((other) => collide(box, other))) shown.push(box);
  return new Set(shown.map(({ id }) => id));
}
