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

interface StayFact {
  readonly label: string;
  readonly value: string;
}

/** `泊位 A0126`; empty where there are no berths. */
export const berthText = (berthNo: string): string => (berthNo === '' ? '' : `泊位 ${berthNo}`);

/** The lot and, at a road, the berth. */
export const placeOf = ({ parkName, berthNo }: Pick<StaySpan, 'parkName' | 'berthNo'>): readonly string[] => [
  parkName || '--',
  berthText(berthNo),
];

/** From when to when and how long. The way out is left out while the car is inside. */
export function stayTimes(stay: StaySpan, nowMs: number): readonly StayFact[] {
  const exitMs = parseServerTime(stay.exitTime);
  const startMs = parseServerTime(stay.parkStartTime);
  return [
    { label: '入场时间', value: startMs === null ? '--' : formatMoment(startMs, nowMs) },
    ...(exitMs === null ? [] : [{ label: '离场时间', value: formatMoment(exitMs, nowMs) }]),
    { label: '停车时长', value: formatDuration(stay.parkMinutes) },
  ];
}

/** Where, from when to when and how long, as a bill tells it. */
export const stayFacts = (stay: StaySpan, nowMs: number): readonly StayFact[] => [
  { label: '停车场', value: stay.parkName || '--' },
  ...(stay.berthNo === '' ? [] : [{ label: '泊位', value: stay.berthNo }]),
  ...stayTimes(stay, nowMs),
];
