import { addDays, listDaysFrom, parseIsoDayStartMs } from '@/domain/calendar';
import { formatIsoDay } from '@/domain/day';
import { relativeDayLabel } from '@/domain/offPeak/slots';
import type { PassPeriod } from '@/domain/pass/period';
import { isSoldOut } from '@/domain/places/remainingCountText';
import { isPlainObject } from '@/lib/isPlainObject';
import type { OffPeakPackage } from '@/services/special/offPeak';

/** A driver's choices for a package that is not ordered yet. Null: the default. */
export interface OffPeakPackageDraft {
  readonly bagId: string | null;
  readonly plateIds: readonly string[] | null;
  /** `YYYY-MM-DD`. */
  readonly startDay: string | null;
}

export const EMPTY_OFF_PEAK_PACKAGE_DRAFT: OffPeakPackageDraft = { bagId: null, plateIds: null, startDay: null };

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

export const isOffPeakPackageDraft = (value: unknown): value is OffPeakPackageDraft =>
  isPlainObject(value) &&
  isTextOrNull(value['bagId']) &&
  isTextOrNull(value['startDay']) &&
  (value['plateIds'] === null ||
    (Array.isArray(value['plateIds']) && value['plateIds'].every((id) => typeof id === 'string')));

/** How many days, starting today, can be the first day of a package. */
const DAYS_AHEAD = 7;

export const listOffPeakPackageStartDayOptions = (
  nowMs: number,
): readonly { readonly value: string; readonly label: string }[] =>
  listDaysFrom(nowMs, DAYS_AHEAD).map((value) => ({
    value,
    label: relativeDayLabel(value, nowMs),
  }));

/** The chosen day, or today if that has passed. */
export const resolveOffPeakPackageStartDay = (
  { startDay }: Pick<OffPeakPackageDraft, 'startDay'>,
  nowMs: number,
): string =>
  listOffPeakPackageStartDayOptions(nowMs).find(({ value }) => value === startDay)?.value ?? formatIsoDay(nowMs);

/** The period of a package from midnight of its first day; null if its length is unknown. */
export function calculateOffPeakPackagePeriod(
  { days }: Pick<OffPeakPackage, 'days'>,
  startMs: number | null,
): PassPeriod | null {
  return startMs === null || days <= 0 ? null : { startMs, endMs: addDays(startMs, days) };
}

export const calculateOffPeakPackagePeriodFromDay = (
  row: Pick<OffPeakPackage, 'days'>,
  startDay: string,
): PassPeriod | null => calculateOffPeakPackagePeriod(row, parseIsoDayStartMs(startDay));

/** The package to show: the chosen one, otherwise the first that is not sold out, otherwise the first. */
export const resolveSelectedOffPeakPackage = (
  packages: readonly OffPeakPackage[],
  bagId: string | null | undefined,
): OffPeakPackage | undefined =>
  packages.find((item) => item.bagId === bagId) ?? packages.find(({ leftNum }) => !isSoldOut(leftNum)) ?? packages[0];
