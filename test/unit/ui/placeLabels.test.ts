import fc from 'fast-check';

import {
  positionSchematicMapLabels,
  type SchematicMapBox,
  type SchematicMapLabel,
} from '@/ui/map/positionSchematicMapLabels';

const ROOM: SchematicMapBox = { left: 0, top: 0, right: 360, bottom: 300 };
const label = (id: string, x: number, y: number): SchematicMapLabel => ({
  id,
  x,
  y,
  full: { width: 84, height: 32 },
  short: { width: 40, height: 17 },
});
const pin = ({ x, y }: SchematicMapLabel): SchematicMapBox => ({
  left: x - 7,
  top: y - 7,
  right: x + 7,
  bottom: y + 7,
});
const place = (labels: readonly SchematicMapLabel[], selectedId: string | null = null) =>
  positionSchematicMapLabels(labels, labels.map(pin), ROOM, selectedId);

const apart = (one: SchematicMapBox, other: SchematicMapBox) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

test('a label stands on the outer side of its point, with its name', () => {
  const places = place([label('north', 180, 60), label('south', 180, 240)]);
  expect(places.get('north')).toMatchObject({ side: 'above', isShort: false });
  expect(places.get('south')).toMatchObject({ side: 'below', isShort: false });
});

test('it goes to another side before it loses its name, and loses its name before it is left out', () => {
  const beside = place([label('a', 100, 60), label('b', 130, 66)]);
  expect(beside.get('b')).toMatchObject({ side: 'below', isShort: false });
  const crowd = ['a', 'b', 'c', 'd', 'e'].map((id) => label(id, 50, 60));
  const places = positionSchematicMapLabels(crowd, crowd.map(pin), { ...ROOM, right: 100 }, null);
  expect([...places].map(([id, { side, isShort }]) => [id, side, isShort])).toEqual([
    ['a', 'above', false],
    ['b', 'below', false],
    ['c', 'right', true],
    ['d', 'left', true],
  ]);
});

test('the chosen one has the first choice', () => {
  const row = [label('a', 150, 60), label('b', 156, 60), label('c', 162, 60)];
  expect(place(row, 'c').get('c')).toMatchObject({ side: 'above', isShort: false });
});

test('no label covers another, a point, or leaves the plan', () => {
  const all = fc
    .array(fc.record({ x: fc.integer({ min: 0, max: 360 }), y: fc.integer({ min: 0, max: 300 }) }), { maxLength: 21 })
    .map((points) => points.map(({ x, y }, index) => label(String(index), x, y)));
  fc.assert(
    fc.property(all, fc.nat(20), (labels, chosen) => {
      const boxes = [...place(labels, String(chosen)).values()].map(({ box }) => box);
      const solid = [...boxes, ...labels.map(pin)];
      for (const box of boxes) {
        expect(solid.every((other) => other === box || apart(box, other))).toBe(true);
        expect(box.left >= 0 && box.top >= 0 && box.right <= 360 && box.bottom <= 300).toBe(true);
      }
    }),
  );
});
