import {
  findChargingPricePeriod,
  findCheapestChargingHours,
  findNextChargingPriceChange,
  formatKwhPriceFromCents,
} from '@/domain/charging/prices';
import { formatYuan } from '@/domain/money';
import { idleFeeNoteText } from '@/domain/places/nearbyPlaceTexts';
import { formatClock } from '@/domain/time';
import type { NearbyChargingStation } from '@/services/cps/nearbyStations';
import type { ChargingStation, IdleFeeRule } from '@/services/cps/stations';

/** A station from a list, with the fields of the call for one station if it has responded. */
export type StationWithDetail = NearbyChargingStation & {
  readonly [Field in keyof ChargingStation]?: ChargingStation[Field] | undefined;
};

/** `14:00 起 1.70元/度`; empty if the price does not change or is unknown. */
export function nextEnergyPriceText(prices: ChargingStation['periodPrices'], nowMs: number): string {
  const next = findNextChargingPriceChange(prices, nowMs);
  return next === null ? '' : `${formatClock(next.atMs)} 起 ${formatKwhPriceFromCents(next.period.totalPriceFen)}`;
}

/** `电费 0.83元 + 服务费 0.45元`. */
export function energyPriceBreakdownText(prices: ChargingStation['periodPrices'], nowMs: number): string {
  const now = findChargingPricePeriod(prices, nowMs);
  if (now === null || Number.isNaN(now.elecPriceFen) || Number.isNaN(now.servicePriceFen)) return '';
  return `电费 ${formatYuan(now.elecPriceFen)} + 服务费 ${formatYuan(now.servicePriceFen)}`;
}

/** `00:00–08:00 最便宜，0.78元/度`; empty if every hour costs the same. */
export function cheapestEnergyHoursText(prices: ChargingStation['periodPrices']): string {
  const { fen, spans } = findCheapestChargingHours(prices);
  return spans.length === 0 ? '' : `${spans.join('、')} 最便宜，${formatKwhPriceFromCents(fen)}`;
}

/** Whether occupying a gun costs something: from the rule, else from the list. */
export const stationIdleFeeText = ({ occupyRule, supportOccupy }: StationWithDetail): string =>
  occupyRule === undefined ? idleFeeNoteText(supportOccupy) : idleFeeRuleText(occupyRule) || '不收占位费';

/** The rule of the idle fee, in the server's text if it sent one. */
export function idleFeeRuleText(rule: IdleFeeRule | null): string {
  if (rule === null) return '';
  if (rule.note !== '') return rule.note;
  const { freeMinutes, perMinuteFee, capFee } = rule;
  if (Number.isNaN(perMinuteFee)) return '充电结束后请及时挪车，占位费以现场公示为准';
  const free = Number.isNaN(freeMinutes) ? '' : `充电结束后${String(freeMinutes)}分钟内免费，之后`;
  return `${free}每分钟${formatYuan(perMinuteFee)}${capFee > 0 ? `，${formatYuan(capFee)}封顶` : ''}`;
}
