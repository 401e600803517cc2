import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

/** How a lot charges: nothing within the free minutes, then per begun hour, at most `dailyCapCents` per 24 h. */
export interface FeeRule {
  freeMinutes: number;
  perHourCents: number;
  dailyCapCents: number;
}

export interface FeeLine {
  name: string;
  from: number;
  to: number;
  cents: number;
}

const yuan = (cents: number) => (cents / 100).toFixed(2);

/** The fee of a stay. It is the sum of its lines. Days are counted from the entry, 24 h each. */
export function feeOf(rule: FeeRule, from: number, to: number): { cents: number; lines: FeeLine[] } {
  const minutes = Math.max(0, Math.floor((to - from) / MINUTE_MS));
  if (minutes <= rule.freeMinutes) {
    return { cents: 0, lines: [{ name: `免费时长${rule.freeMinutes}分钟内`, from, to: Math.max(from, to), cents: 0 }] };
  }
  const lines: FeeLine[] = [];
  for (let start = from; start < to; start += DAY_MS) {
    const end = Math.min(start + DAY_MS, to);
    const hours = Math.ceil(Math.floor((end - start) / MINUTE_MS) / 60);
    if (hours === 0) break;
    const counted = hours * rule.perHourCents;
    const cents = Math.min(counted, rule.dailyCapCents);
    const name = counted > cents ? `24小时封顶${yuan(cents)}元` : `${hours}小时，每小时${yuan(rule.perHourCents)}元`;
    lines.push({ name, from: start, to: end, cents });
  }
  return { cents: lines.reduce((sum, line) => sum + line.cents, 0), lines };
}
