import { CENTRE, DRIVERS, LOTS } from '../core/seeded';
import type { World } from '../World';
import type { LotRow } from './placeTables';

/** A lot with this operator's usual rules. `east` and `north` are in degrees from the centre. */
export const lot = (
  parkId: string,
  parkName: string,
  parkAddr: string,
  east: number,
  north: number,
  more: Partial<LotRow> = {},
): LotRow => ({
  parkId,
  parkName,
  parkAddr,
  parkType: 1,
  longitude: CENTRE.longitude + east,
  latitude: CENTRE.latitude + north,
  rule: { freeMinutes: 30, perHourCents: 300, dailyCapCents: 3000 },
  leaveFreeMinutes: 15,
  demandsLogin: false,
  isOnline: true,
  spaces: 320,
  freeSpaces: 86,
  freeBagSpaces: 0,
  freeBookSpaces: 0,
  supportsBag: false,
  supportsBook: false,
  supportsCharge: false,
  supportsDiffTime: false,
  phone: '0755-83000000',
  description: '',
  ...more,
});

const lots = (): LotRow[] => [
  lot(LOTS.city, '市民中心地下停车场', '深圳市福田区福中三路', 0.0021, 0.0035, {
    supportsBag: true,
    freeBagSpaces: 12,
    supportsBook: true,
    freeBookSpaces: -1,
    description: '24小时开放，限高2.1米',
  }),
  lot(LOTS.mall, '中心书城停车场', '深圳市福田区福中一路2014号', 0.0046, 0.0012, {
    rule: { freeMinutes: 15, perHourCents: 500, dailyCapCents: 5000 },
    supportsCharge: true,
    freeSpaces: 41,
    spaces: 540,
  }),
  lot(LOTS.roadside, '福华一路路内停车', '深圳市福田区福华一路', -0.0032, -0.0018, {
    parkType: 2,
    rule: { freeMinutes: 15, perHourCents: 400, dailyCapCents: 4000 },
    leaveFreeMinutes: 10,
    description: '周一至周日 全天收费',
    spaces: 46,
    freeSpaces: 3,
  }),
  lot(LOTS.hospital, '第二人民医院停车场', '深圳市福田区笋岗西路3002号', 0.0188, 0.0207, {
    rule: { freeMinutes: 30, perHourCents: 500, dailyCapCents: 6000 },
    spaces: 680,
    freeSpaces: 0,
  }),
  lot(LOTS.membersOnly, '创新园会员停车场', '深圳市南山区科苑南路', -0.0981, -0.0062, {
    rule: { freeMinutes: 15, perHourCents: 600, dailyCapCents: 6000 },
    demandsLogin: true,
    supportsDiffTime: true,
  }),
  lot(LOTS.office, '会展中心南广场停车场', '深圳市福田区滨河大道9003号', 0.0009, -0.0102, {
    rule: { freeMinutes: 60, perHourCents: 200, dailyCapCents: 2000 },
    supportsBag: true,
    freeBagSpaces: -1,
    supportsDiffTime: true,
    isOnline: false,
    spaces: 1200,
    freeSpaces: 517,
  }),
];

/** The lots of the city. 林晓 has collected two of them. */
export function seedPlaces(world: World): void {
  const { driverId } = DRIVERS.lin;
  world.tables.lots = lots();
  world.tables.collectedParks = [LOTS.roadside, LOTS.city].map((parkId) => ({ driverId, parkId }));
}
