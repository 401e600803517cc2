import { formatDuration, formatMoment, parseServerTime } from '@/domain/time';

/** Where and when a car was parked; times as the server writes them. */
export interface StaySpan {
  readonly parkName: string;
  readonly berthNo: string;
  readonly parkStartTime: string;
  readonly exitTime: string;
  /** NaN when it is not known. */
  readonly parkMinutes: number;
}

/** The lot and, at a road, the berth. */
export const placeOf = ({ parkName, berthNo }: Pick<StaySpan, 'parkName' | 'berthNo'>): string =>
  [parkName, berthNo === '' ? '' : `泊位 ${berthNo}`].filter((part) => part !== '').join(' · ') || '--';

/** Where, from when to when and how long, as a bill tells it. The way out is left out while the car is inside. */
export function stayFacts(
  stay: StaySpan,
  nowMs: number,
): readonly { readonly label: string; readonly value: string }[] {
  const exitMs = parseServerTime(stay.exitTime);
  const startMs = parseServerTime(stay.parkStartTime);
  return [
    { label: '停车场', value: placeOf(stay) },
    { label: '入场时间', value: startMs === null ? '--' : formatMoment(startMs, nowMs) },
    ...(exitMs === null ? [] : [{ label: '离场时间', value: formatMoment(exitMs, nowMs) }]),
    { label: '停车时长', value: formatDuration(stay.parkMinutes) },
  ];
}
