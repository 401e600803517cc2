import type { NearbyChargingStation } from '@/services/cps/nearbyStations';
import type { City } from '@/services/dealer/parkSearch';

/** The stations whose name or address contains the keyword. */
export const filterStationsByText = (
  stations: readonly NearbyChargingStation[],
  keyword: string,
): NearbyChargingStation[] =>
  stations.filter(({ stationName, stationAddr }) => stationName.includes(keyword) || stationAddr.includes(keyword));

/**
 * The text of the link to the other list after an empty result. `found` is negative while unknown. Null if the other
 * list is empty too.
 */
export function otherKindResultsLinkText(kindLabel: '停车场' | '充电站', found: number): string | null {
  if (found < 0) return `去${kindLabel}里找`;
  return found === 0 ? null : `${kindLabel}里有 ${String(found)} 个`;
}

/** The cities whose name starts with the prefix; 深圳 finds 深圳市. */
export const filterCitiesByPrefix = (cities: readonly City[], prefix: string): City[] =>
  prefix === '' ? [] : cities.filter(({ cityName }) => cityName.startsWith(prefix));
