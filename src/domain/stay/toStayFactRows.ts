import { formatDuration, formatMoment, parseServerTime } from '@/domain/time';

/** Where and when a car was parked. Times in the server's format. */
export interface StayPlaceAndTimes {
  readonly parkName: string;
  readonly berthNo: string;
  readonly parkStartTime: string;
  readonly exitTime: string;
  /** NaN when unknown. */
  readonly parkMinutes: number;
}

interface StayFact {
  readonly label: string;
  readonly value: string;
}

/** `泊位 A0126`; empty when there is no berth. */
export const berthText = (berthNo: string): string => (berthNo === '' ? '' : `泊位 ${berthNo}`);

/** The texts for the lot and, for roadside parking, the berth. */
export const lotAndBerthTexts = ({
  parkName,
  berthNo,
}: Pick<StayPlaceAndTimes, 'parkName' | 'berthNo'>): readonly string[] => [parkName || '--', berthText(berthNo)];

/** Entry time, exit time and duration. The exit time is omitted while the car is inside. */
export function toStayTimeFactRows(stay: StayPlaceAndTimes, nowMs: number): readonly StayFact[] {
  const exitMs = parseServerTime(stay.exitTime);
  const startMs = parseServerTime(stay.parkStartTime);
  return [
    { label: '入场时间', value: startMs === null ? '--' : formatMoment(startMs, nowMs) },
    ...(exitMs === null ? [] : [{ label: '离场时间', value: formatMoment(exitMs, nowMs) }]),
    { label: '停车时长', value: formatDuration(stay.parkMinutes) },
  ];
}

/** Place, entry time, exit time and duration, as a bill shows them. */
export const toStayFactRows = (stay: StayPlaceAndTimes, nowMs: number): readonly StayFact[] => [
  { label: '停车场', value: stay.parkName || '--' },
  ...(stay.berthNo === '' ? [] : [{ label: '泊位', value: stay.berthNo }]),
  ...toStayTimeFactRows(stay, nowMs),
];
