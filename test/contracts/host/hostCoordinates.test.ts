import fc from 'fast-check';

import { convertCoordinateSystem } from '@/host/replies/convertCoordinateSystem';

const metres = (a: { lng: number; lat: number }, b: { lng: number; lat: number }) =>
  Math.hypot((a.lng - b.lng) * 111_320 * Math.cos((a.lat * Math.PI) / 180), (a.lat - b.lat) * 110_540);

test('the known points', () => {
  const wgs84 = { lng: 116.397428, lat: 39.90923, system: 'wgs84' as const };
  const gcj02 = convertCoordinateSystem(wgs84, 'gcj02');
  expect(gcj02.lng).toBeCloseTo(116.403671626, 8);
  expect(gcj02.lat).toBeCloseTo(39.910633506, 8);
  const bd09 = convertCoordinateSystem(gcj02, 'bd09');
  expect(bd09.lng).toBeCloseTo(116.410044102, 8);
  expect(bd09.lat).toBeCloseTo(39.916972856, 8);
  expect(convertCoordinateSystem({ lng: -122.4, lat: 37.8, system: 'wgs84' }, 'gcj02')).toEqual({
    lng: -122.4,
    lat: 37.8,
    system: 'gcj02',
  });
});

test('there and back is the same place within a metre', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 80, max: 130, noNaN: true }),
      fc.double({ min: 20, max: 50, noNaN: true }),
      (lng, lat) => {
        const start = { lng, lat, system: 'gcj02' as const };
        expect(metres(start, convertCoordinateSystem(convertCoordinateSystem(start, 'wgs84'), 'gcj02'))).toBeLessThan(
          1,
        );
        expect(metres(start, convertCoordinateSystem(convertCoordinateSystem(start, 'bd09'), 'gcj02'))).toBeLessThan(1);
      },
    ),
  );
});
