import type { Quota } from '@/domain/offPeak/quota';
import { formatDay } from '@/domain/pass/passTimes';

/** `本月违约 1/3次`; without a known limit only the number. Empty when there was none. */
export function quotaText({ count, limit }: Pick<Quota, 'count' | 'limit'>): string {
  if (count === 0) return '';
  return limit > 0 ? `本月违约 ${String(count)}/${String(limit)}次` : `本月违约 ${String(count)}次`;
}

/** Why nothing can be booked now, and from when it works again; empty while it works. */
export const quotaBlock = ({ count, againMs }: Quota): string =>
  againMs === null ? '' : `本月违约已达${String(count)}次，${formatDay(againMs)}起可再次办理`;
