import type { NearbyStation } from '@/services/cps/nearbyStations';
import type { City } from '@/services/dealer/parkSearch';

/** The stations whose name or address has the words in it. */
export const stationsCalled = (stations: readonly NearbyStation[], words: string): NearbyStation[] =>
  stations.filter(({ stationName, stationAddr }) => stationName.includes(words) || stationAddr.includes(words));

/** Offers the other list after an empty result. `found` is negative while it is unknown. Null when the other list is empty too. */
export function elsewhereText(where: '停车场' | '充电站', found: number): string | null {
  if (found < 0) return `去${where}里找`;
  return found === 0 ? null : `${where}里有 ${String(found)} 个`;
}

/** The cities whose name begins with the words; 深圳 finds 深圳市. */
export const citiesCalled = (cities: readonly City[], words: string): City[] =>
  words === '' ? [] : cities.filter(({ cityName }) => cityName.startsWith(words));
