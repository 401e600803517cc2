import type { OffPeakViolationQuota } from '@/domain/offPeak/quota';
import { formatDayWithYear } from '@/domain/pass/passTimes';

/** `本月违约 1/3次`; only the number if the limit is unknown, and empty without violations. */
export function offPeakViolationQuotaText({ count, limit }: Pick<OffPeakViolationQuota, 'count' | 'limit'>): string {
  if (count === 0) return '';
  return limit > 0 ? `本月违约 ${String(count)}/${String(limit)}次` : `本月违约 ${String(count)}次`;
}

/** Why booking is blocked, and from when it is possible again; empty if it is possible. */
export const offPeakViolationQuotaBlockText = ({ count, bookableFromMs }: OffPeakViolationQuota): string =>
  bookableFromMs === null ? '' : `本月违约已达${String(count)}次，${formatDayWithYear(bookableFromMs)}起可再次办理`;
