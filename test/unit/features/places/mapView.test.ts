import { toNearestMapPins } from '@/features/places/map/model/pins';
import {
  isMapSheetOpenedElsewhere,
  parseMapQuery,
  pathToMapOfPlaceKind,
  pathToMapWithFilter,
  pathToMapWithPlaceOpen,
  pathToMapWithSheetClosed,
} from '@/features/places/model/mapView';
import { arePointsFarApart, isGcj02Point, roundPointToMetre } from '@/features/places/model/points';

const PARKING = { platBizType: 1, charging: 0 };
const CHARGING = { platBizType: 2, charging: 0 };
const BOTH = { platBizType: 3, charging: 1 };
const BOTH_OFF = { platBizType: 3, charging: 0 };

describe('the content of the map', () => {
  test.each([
    ['both, nothing said', {}, BOTH, 'park', true],
    ['both, charging wanted', { isFromHome: '2' }, BOTH, 'station', true],
    ['both, a station', { stationId: 's1' }, BOTH, 'station', true],
    ['both, the detail of a station', { isDetailCharge: '1' }, BOTH, 'station', true],
    ['parking alone, charging wanted', { isFromHome: '2' }, PARKING, 'park', false],
    ['charging alone', {}, CHARGING, 'station', false],
    ['both, charging switched off', { stationId: 's1' }, BOTH_OFF, 'park', false],
  ] as const)('%s', (_name, query, flags, kind, hasChoice) => {
    expect(parseMapQuery(query, flags)).toMatchObject({ kind, hasChoice });
  });

  test('a lot opens only among lots, and an incomplete place is ignored', () => {
    expect(parseMapQuery({ parkId: 'p1', lng: 114 }, PARKING)).toEqual({
      kind: 'park',
      hasChoice: false,
      filter: 'all',
      centre: null,
      openId: 'p1',
    });
    expect(parseMapQuery({ parkId: 'p1', isFromHome: '2' }, BOTH).openId).toBeNull();
    expect(parseMapQuery({ lng: 0, lat: 0, parkType: 'bookActive' }, PARKING)).toMatchObject({
      centre: { lng: 0, lat: 0 },
      filter: 'bookActive',
    });
  });

  test('opening and closing keep the place and the filter', () => {
    const query = { lng: 114, lat: 22, parkType: 'monthActive', isDetailPark: '1' } as const;
    expect(pathToMapWithPlaceOpen(query, 'park', 'p1')).toBe('/map?lng=114&lat=22&parkType=monthActive&parkId=p1');
    expect(pathToMapWithPlaceOpen(query, 'station', 's1')).toBe('/map?lng=114&lat=22&isFromHome=2&stationId=s1');
    expect(pathToMapWithSheetClosed({ ...query, parkId: 'p1' }, 'park')).toBe(
      '/map?lng=114&lat=22&parkType=monthActive',
    );
    expect(pathToMapOfPlaceKind(query, 'station')).toBe('/map?lng=114&lat=22&isFromHome=2');
    expect(pathToMapWithFilter(query, 'all')).toBe('/map?lng=114&lat=22');
    expect([isMapSheetOpenedElsewhere(query), isMapSheetOpenedElsewhere({ parkId: 'p1' })]).toEqual([true, false]);
  });
});

describe('pins', () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    id: `r${at}`,
    distance: at * 100,
    longitude: 114 + at / 1000,
    latitude: 22,
  }));
  type Row = (typeof rows)[number];
  const pinOf = ({ id, longitude, latitude }: Row) => ({ id, lng: longitude, lat: latitude, label: '' });
  const ids = (of: readonly Row[], selectedId: string | null, isStill = false) =>
    toNearestMapPins(of, pinOf, { selectedId, isStatic: isStill }).map(({ id }) => id);

  test('are the nearest ones with coordinates, and the chosen one', () => {
    expect(ids(rows, null)).toHaveLength(20);
    expect(ids(rows, 'r3')).toEqual(ids(rows, null));
    expect(ids(rows, 'r59')).toEqual([...ids(rows, null), 'r59']);
    expect(ids(rows, 'nowhere')).toEqual(ids(rows, null));
    expect(ids([{ id: 'x', distance: 1, longitude: Number.NaN, latitude: 22 }], 'x')).toEqual([]);
  });

  test('of a plan are those within a kilometre, and three however far they are', () => {
    expect(ids(rows, null, true)).toHaveLength(11);
    expect(ids(rows.slice(30), null, true)).toEqual(['r30', 'r31', 'r32']);
    expect(ids(rows.slice(30), 'r40', true)).toEqual(['r30', 'r31', 'r32', 'r40']);
  });
});

test('another place is one more than 300 m away', () => {
  const here = { lng: 114, lat: 22.5 };
  expect(arePointsFarApart(here, { lng: 114.001, lat: 22.5 })).toBe(false);
  expect(arePointsFarApart(here, { lng: 114.004, lat: 22.5 })).toBe(true);
  expect(roundPointToMetre({ lng: 114.0123456789, lat: 22.5 })).toEqual({ lng: 114.01235, lat: 22.5 });
  expect([
    isGcj02Point(here),
    isGcj02Point({ lng: 200, lat: 0 }),
    isGcj02Point(null),
    isGcj02Point({ lng: '1', lat: 2 }),
  ]).toEqual([true, false, false, false]);
});
