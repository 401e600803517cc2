import { addDays, daysFrom, parseDay } from '@/domain/calendar';
import { dayOf } from '@/domain/day';
import { dayLabel } from '@/domain/offPeak/slots';
import type { Period } from '@/domain/pass/period';
import { isSoldOut } from '@/domain/places/leftWords';
import { isPlainObject } from '@/lib/isPlainObject';
import type { OffPeakPackage } from '@/services/special/offPeak';

/** A driver's choices for a package that is not ordered yet. Null: the usual one. */
export interface PackageDraft {
  readonly bagId: string | null;
  readonly plateIds: readonly string[] | null;
  /** `YYYY-MM-DD`. */
  readonly startDay: string | null;
}

export const EMPTY_PACKAGE: PackageDraft = { bagId: null, plateIds: null, startDay: null };

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

export const isPackageDraft = (value: unknown): value is PackageDraft =>
  isPlainObject(value) &&
  isTextOrNull(value['bagId']) &&
  isTextOrNull(value['startDay']) &&
  (value['plateIds'] === null ||
    (Array.isArray(value['plateIds']) && value['plateIds'].every((one) => typeof one === 'string')));

/** The days on which a package can begin: a week from today on. */
const DAYS_AHEAD = 7;

export const startDays = (nowMs: number): readonly { readonly value: string; readonly label: string }[] =>
  daysFrom(nowMs, DAYS_AHEAD).map((value) => ({
    value,
    label: dayLabel(value, nowMs),
  }));

/** The day that was chosen, or today where it has passed meanwhile. */
export const startDayOf = ({ startDay }: Pick<PackageDraft, 'startDay'>, nowMs: number): string =>
  startDays(nowMs).find(({ value }) => value === startDay)?.value ?? dayOf(nowMs);

/** The days that a package covers from midnight of its first day; null where its length is not known. */
export function packagePeriod({ days }: Pick<OffPeakPackage, 'days'>, startMs: number | null): Period | null {
  return startMs === null || days <= 0 ? null : { startMs, endMs: addDays(startMs, days) };
}

export const periodFrom = (row: Pick<OffPeakPackage, 'days'>, startDay: string): Period | null =>
  packagePeriod(row, parseDay(startDay));

/** The package to show: the chosen one, else the first that is not sold out, else the first. */
export const chosenPackage = (
  packages: readonly OffPeakPackage[],
  bagId: string | null | undefined,
): OffPeakPackage | undefined =>
  packages.find((one) => one.bagId === bagId) ?? packages.find(({ leftNum }) => !isSoldOut(leftNum)) ?? packages[0];
