/** A box on the plan, in px. */
export interface SchematicMapBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A label to be placed beside its point. */
export interface SchematicMapLabel {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** With the name, and without it. */
  readonly full: Size;
  readonly short: Size;
}

export type SchematicMapLabelSide = 'below' | 'above' | 'right' | 'left';

export interface SchematicMapLabelPlacement {
  readonly side: SchematicMapLabelSide;
  readonly isShort: boolean;
  readonly box: SchematicMapBox;
}

/** From the point to the edge of its label (SchematicMapView.module.css), px. */
const GAP = 9;

const collide = (one: SchematicMapBox, other: SchematicMapBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isWithin = (box: SchematicMapBox, bounds: SchematicMapBox): boolean =>
  box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;

function boxAt(
  { x, y }: Pick<SchematicMapLabel, 'x' | 'y'>,
  { width, height }: Size,
  side: SchematicMapLabelSide,
): SchematicMapBox {
  const left = side === 'right' ? x + GAP : side === 'left' ? x - GAP - width : x - width / 2;
  const top = side === 'below' ? y + GAP : side === 'above' ? y - GAP - height : y - height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * Places each label so that it covers no other label and no point: with its name if there is space on any side of its
 * point, else without it, else the label is left out. A half-covered label could be misread. The selected label comes
 * first, then the given order, which is nearest first. A label is placed on the outer side of its point, so that the
 * middle with the driver stays free.
 */
export function positionSchematicMapLabels(
  labels: readonly SchematicMapLabel[],
  occupied: readonly SchematicMapBox[],
  bounds: SchematicMapBox,
  selectedId: string | null,
): ReadonlyMap<string, SchematicMapLabelPlacement> {
  const occupiedBoxes = [...occupied];
  const placements = new Map<string, SchematicMapLabelPlacement>();
  const middle = (bounds.top + bounds.bottom) / 2;
  const inOrder = [...labels.filter(({ id }) => id === selectedId), ...labels.filter(({ id }) => id !== selectedId)];
  for (const label of inOrder) {
    const sides: readonly SchematicMapLabelSide[] =
      label.y < middle ? ['above', 'right', 'left', 'below'] : ['below', 'right', 'left', 'above'];
    const options = [false, true].flatMap((isShort) =>
      sides.map((side) => ({ side, isShort, box: boxAt(label, isShort ? label.short : label.full, side) })),
    );
    const placement = options.find(
      ({ box }) => isWithin(box, bounds) && !occupiedBoxes.some((other) => collide(box, other)),
    );
    if (placement === undefined) continue;
    occupiedBoxes.push(placement.box);
    placements.set(label.id, placement);
  }
  return placements;
}
