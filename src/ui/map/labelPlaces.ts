/** A box on the plan, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A label that wants a place beside its point. */
export interface Label {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** With the name, and without it. */
  readonly whole: Size;
  readonly short: Size;
}

export type Side = 'below' | 'above' | 'right' | 'left';

export interface LabelPlace {
  readonly side: Side;
  readonly isShort: boolean;
  readonly box: Box;
}

/** From the point to the edge of its label (PlanView.module.css), px. */
const GAP = 9;

const collide = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isWithin = (box: Box, room: Box): boolean =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;

function boxAt({ x, y }: Pick<Label, 'x' | 'y'>, { width, height }: Size, side: Side): Box {
  const left = side === 'right' ? x + GAP : side === 'left' ? x - GAP - width : x - width / 2;
  const top = side === 'below' ? y + GAP : side === 'above' ? y - GAP - height : y - height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * Where each label stands, so that it covers no other label and no point: with its name if it has room on any side of its point, else without it, else
 * it is left out. A half-covered label could be misread. The chosen one comes first, then the given order, which is nearest first. A label begins on the
 * outer side of its point, so that the middle with the driver stays free.
 */
export function placeLabels(
  labels: readonly Label[],
  taken: readonly Box[],
  room: Box,
  selectedId: string | null,
): ReadonlyMap<string, LabelPlace> {
  const filled = [...taken];
  const places = new Map<string, LabelPlace>();
  const middle = (room.top + room.bottom) / 2;
  const inOrder = [...labels.filter(({ id }) => id === selectedId), ...labels.filter(({ id }) => id !== selectedId)];
  for (const label of inOrder) {
    const sides: readonly Side[] =
      label.y < middle ? ['above', 'right', 'left', 'below'] : ['below', 'right', 'left', 'above'];
    const options = [false, true].flatMap((isShort) =>
      sides.map((side) => ({ side, isShort, box: boxAt(label, isShort ? label.short : label.whole, side) })),
    );
    const place = options.find(({ box }) => isWithin(box, room) && !filled.some((other) => collide(box, other)));
    if (place === undefined) continue;
    filled.push(place.box);
    places.set(label.id, place);
  }
  return places;
}
