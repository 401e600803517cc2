import { CENTRE } from '../core/seeded';
import type { World } from '../World';
import type { LotRow } from './placeTables';

export interface CityRow {
  cityCode: string;
  cityName: string;
  initial: string;
  longitude: number;
  latitude: number;
}

/** Sorted by initial; GCJ-02 degrees. */
export const CITIES: readonly CityRow[] = [
  { cityCode: '441900', cityName: '东莞市', initial: 'D', longitude: 113.751884, latitude: 23.020537 },
  { cityCode: '440100', cityName: '广州市', initial: 'G', longitude: 113.264435, latitude: 23.129163 },
  { cityCode: '441300', cityName: '惠州市', initial: 'H', longitude: 114.416196, latitude: 23.111847 },
  { cityCode: '440300', cityName: '深圳市', initial: 'S', ...CENTRE },
];

const isIn = ({ cityName }: CityRow, { parkAddr }: LotRow): boolean => parkAddr.startsWith(cityName);

/** The lots of a city, recognised by their address; all lots for an empty code. */
export const lotsOfCity = (world: World, cityCode: string): LotRow[] => {
  const { lots } = world.tables;
  if (cityCode === '') return lots;
  const city = CITIES.find((row) => row.cityCode === cityCode);
  return city === undefined ? [] : lots.filter((lot) => isIn(city, lot));
};

/** The cities that have lots. */
export const citiesWithLots = (world: World): { city: CityRow; lots: number }[] =>
  CITIES.map((city) => ({ city, lots: lotsOfCity(world, city.cityCode).length })).filter(({ lots }) => lots > 0);
