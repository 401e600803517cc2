import type { BreachQuota } from '@/domain/offPeak/quota';
import { formatDay } from '@/domain/pass/passTimes';

/** `本月违约 1/3次`; only the number if the limit is unknown, and empty without violations. */
export function quotaText({ count, limit }: Pick<BreachQuota, 'count' | 'limit'>): string {
  if (count === 0) return '';
  return limit > 0 ? `本月违约 ${String(count)}/${String(limit)}次` : `本月违约 ${String(count)}次`;
}

/** Why booking is blocked, and from when it is possible again; empty if it is possible. */
export const quotaBlockText = ({ count, bookableFromMs }: BreachQuota): string =>
  bookableFromMs === null ? '' : `本月违约已达${String(count)}次，${formatDay(bookableFromMs)}起可再次办理`;
