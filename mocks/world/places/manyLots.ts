import { CITIES } from './cities';
import { lot } from './placeSeed';
import type { LotRow } from './placeTables';

const KINDS = ['地下停车场', '路内停车', '立体停车楼', '露天停车场'];
/** About 20 km across each city. */
const SPREAD_DEGREES = 0.2;
const GRID = 50;

/** Additional lots, spread over the cities. Each differs from the others. */
export const manyLots = (count: number): LotRow[] =>
  Array.from({ length: count }, (_, index) => {
    const city = CITIES[index % CITIES.length];
    if (city === undefined) throw new Error('No city');
    const place = Math.floor(index / CITIES.length);
    const isRoadside = index % KINDS.length === 1;
    const number = String(index + 1).padStart(4, '0');
    return {
      ...lot(
        `lot-${number}`,
        `${number}号${KINDS[index % KINDS.length] ?? ''}`,
        `${city.cityName}第${number}号地块`,
        0,
        0,
      ),
      parkType: isRoadside ? 2 : 1,
      longitude: city.longitude + ((place % GRID) / GRID - 0.5) * SPREAD_DEGREES,
      latitude: city.latitude + (Math.floor(place / GRID) / GRID - 0.5) * SPREAD_DEGREES,
      spaces: 20 + (index % 400),
      freeSpaces: index % 21,
      supportsBook: true,
      freeBookSpaces: (index % 12) - 1,
      supportsBag: index % 3 === 0,
      freeBagSpaces: index % 3 === 0 ? (index % 30) - 1 : 0,
      supportsDiffTime: index % 5 === 0,
      supportsCharge: index % 7 === 0,
    };
  });
