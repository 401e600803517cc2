import { cheapestHours, nextChange, periodAt, perKwh } from '@/domain/charging/prices';
import { formatYuan } from '@/domain/money';
import { listedOccupyText } from '@/domain/places/nearbyFacts';
import { formatClock } from '@/domain/time';
import type { NearbyStation } from '@/services/cps/nearbyStations';
import type { OccupyRule, Station } from '@/services/cps/stations';

/** A station as a list has it, with what the call about one station adds, if that has answered. */
export type ShownStation = NearbyStation & { readonly [Field in keyof Station]?: Station[Field] | undefined };

/** `14:00 起 1.70元/度`; empty if the price does not change, or is not known. */
export function nextPriceText(prices: Station['periodPrices'], nowMs: number): string {
  const next = nextChange(prices, nowMs);
  return next === null ? '' : `${formatClock(next.atMs)} 起 ${perKwh(next.period.totalPriceFen)}`;
}

/** `电费 0.83元 + 服务费 0.45元`. */
export function partsText(prices: Station['periodPrices'], nowMs: number): string {
  const now = periodAt(prices, nowMs);
  if (now === null || Number.isNaN(now.elecPriceFen) || Number.isNaN(now.servicePriceFen)) return '';
  return `电费 ${formatYuan(now.elecPriceFen)} + 服务费 ${formatYuan(now.servicePriceFen)}`;
}

/** `00:00–08:00 最便宜，0.78元/度`; empty if every hour costs the same. */
export function cheapestText(prices: Station['periodPrices']): string {
  const { fen, spans } = cheapestHours(prices);
  return spans.length === 0 ? '' : `${spans.join('、')} 最便宜，${perKwh(fen)}`;
}

/** Whether keeping a gun costs something: by the rule, else as far as the list says it. */
export const occupyFact = ({ occupyRule, supportOccupy }: ShownStation): string =>
  occupyRule === undefined ? listedOccupyText(supportOccupy) : occupyText(occupyRule) || '不收占位费';

/** The rule for a gun that is kept after charging, in the server's words or in ours. */
export function occupyText(rule: OccupyRule | null): string {
  if (rule === null) return '';
  if (rule.note !== '') return rule.note;
  const { freeMinutes, perMinuteFee, capFee } = rule;
  if (Number.isNaN(perMinuteFee)) return '充电结束后请及时挪车，占位费以现场公示为准';
  const free = Number.isNaN(freeMinutes) ? '' : `充电结束后${String(freeMinutes)}分钟内免费，之后`;
  return `${free}每分钟${formatYuan(perMinuteFee)}${capFee > 0 ? `，${formatYuan(capFee)}封顶` : ''}`;
}
