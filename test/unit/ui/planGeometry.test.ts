import fc from 'fast-check';

import {
  findFreestLabelDirection,
  findSchematicMapRadiusM,
  toMetreOffset,
  toSchematicMapPosition,
} from '@/ui/map/planGeometry';

const EARTH_M = 6_371_008.8;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance along a great circle. */
function haversine(a: { lng: number; lat: number }, b: { lng: number; lat: number }): number {
  const half = (one: number, other: number) => Math.sin(rad(other - one) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_M * Math.asin(Math.sqrt(chord));
}

const inChina = fc.record({
  lng: fc.double({ min: 75, max: 134, noNaN: true }),
  lat: fc.double({ min: 18, max: 53, noNaN: true }),
});
const nearby = fc.record({
  east: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
  north: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
});

test('is within 1 % of the great-circle distance, up to ten kilometres', () => {
  fc.assert(
    fc.property(inChina, nearby, (center, { east, north }) => {
      const point = { lng: center.lng + east, lat: center.lat + north };
      const real = haversine(center, point);
      const metres = toMetreOffset(center, point);
      expect(Math.abs(Math.hypot(metres.east, metres.north) - real)).toBeLessThanOrEqual(real * 0.01 + 0.5);
    }),
  );
});

test('keeps every point on the plan, in its direction, at its distance', () => {
  fc.assert(
    fc.property(inChina, fc.array(nearby, { minLength: 1, maxLength: 9 }), (center, offsets) => {
      const points = offsets.map(({ east, north }) => ({ lng: center.lng + east, lat: center.lat + north }));
      const radius = findSchematicMapRadiusM(center, points);
      for (const point of points) {
        const { x, y } = toSchematicMapPosition(center, point, radius);
        const { east, north } = toMetreOffset(center, point);
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 + 1e-9);
        expect(x * radius).toBeCloseTo(east, 3);
        expect(y * radius).toBeCloseTo(-north, 3);
      }
    }),
  );
});

test.each([
  [[], 1_000],
  [[0.0005], 200],
  [[0.0021], 400],
  [[0.005], 1_000],
  [[0.03], 4_000],
  [[9], 100_000],
])('%j degrees east: the rings reach %i m', (offsets, radius) => {
  const center = { lng: 120, lat: 30 };
  expect(
    findSchematicMapRadiusM(
      center,
      offsets.map((east) => ({ lng: 120 + east, lat: 30 })),
    ),
  ).toBe(radius);
});

test('puts points beyond the outer ring on it', () => {
  const { x, y } = toSchematicMapPosition({ lng: 120, lat: 30 }, { lng: 121, lat: 30 }, 1_000);
  expect([x, Math.abs(y)]).toEqual([1, 0]);
});

test.each([
  ['nothing is there: the top', [], 0],
  ['one in the north', [[0, 1]], 4],
  [
    'all around but the south-east',
    [
      [0, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
      [0, -1],
      [1, 1],
    ],
    3,
  ],
  [
    'all around but the west, which lies over the seam of the angles',
    [
      [0, 1],
      [1, 1],
      [1, 0],
      [1, -1],
      [0, -1],
    ],
    6,
  ],
] as const)('puts the distance label where no point hides it: %s', (_what, offsets, eighths) => {
  const center = { lng: 120, lat: 30 };
  const points = offsets.map(([east, north]) => ({
    lng: 120 + (east * 0.01) / Math.cos(rad(30)),
    lat: 30 + north * 0.01,
  }));
  expect(findFreestLabelDirection(center, points)).toBeCloseTo((eighths * Math.PI) / 4);
});
