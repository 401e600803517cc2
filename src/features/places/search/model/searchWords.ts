import type { NearbyStation } from '@/services/cps/nearbyStations';
import type { City } from '@/services/dealer/parkSearch';

/** No name of a lot is longer, and no address of this program takes more. */
export const KEYWORD_LENGTH = 64;

/** The stations whose name or address has the words in it. */
export const stationsCalled = (stations: readonly NearbyStation[], words: string): NearbyStation[] =>
  stations.filter(({ stationName, stationAddr }) => stationName.includes(words) || stationAddr.includes(words));

/** Where else to look after nothing was found here; `found` is negative while nobody knows, and nothing is said of an empty list. */
export function elsewhereText(where: '停车场' | '充电站', found: number): string | null {
  if (found < 0) return `去${where}里找`;
  return found === 0 ? null : `${where}里有 ${String(found)} 个`;
}

/** The cities whose name begins with the words; 深圳 finds 深圳市. */
export const citiesCalled = (cities: readonly City[], words: string): City[] =>
  words === '' ? [] : cities.filter(({ cityName }) => cityName.startsWith(words));

/** What was typed, and over which words of the address it was typed. */
export interface Typed {
  readonly text: string;
  readonly over: string;
}

/** Whether a kept value is what was typed, and over which words. */
export function isTyped(value: unknown): value is Typed {
  const { text, over } = (value ?? {}) as Partial<Typed>;
  return typeof text === 'string' && typeof over === 'string';
}

/** What stands in the field: what was typed here, unless the address says something else since. */
export const typedNow = ({ text, over }: Typed, keyword: string): string =>
  over === keyword || text.trim() === keyword ? text : keyword;
