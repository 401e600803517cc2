import { formatYuan } from '@/domain/money';
import { calculateStayPrice, type ParkingPriceRule } from '@/domain/places/stayPrice';

/** Typical stays: an errand, a meal, an afternoon, a working day. */
export const PLANNED_STAY_HOUR_OPTIONS = [1, 2, 3, 5, 8] as const;
export type PlannedStayHours = (typeof PLANNED_STAY_HOUR_OPTIONS)[number];

const MINUTES_PER_HOUR = 60;

/** `停3小时约 9.00元`, `停1小时预计免费`; null if it cannot be estimated. */
export function plannedStayPriceText(rule: ParkingPriceRule, hours: number): string | null {
  const cents = calculateStayPrice(rule, hours * MINUTES_PER_HOUR);
  if (cents === null) return null;
  return cents === 0 ? `停${hours}小时预计免费` : `停${hours}小时约 ${formatYuan(cents)}`;
}
