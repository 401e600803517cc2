import { formatMoment, parseServerTime } from '@/domain/time';
import type { NewsDetail } from '@/services/publicity/newsPages';

/** Source, time and number of readers. Values that the server does not send are left out. */
export function newsFacts({ source, publishTime, readNum }: NewsDetail, nowMs: number): readonly string[] {
  const publishedMs = parseServerTime(publishTime);
  return [source, publishedMs === null ? '' : formatMoment(publishedMs, nowMs), readNum > 0 ? `${readNum}次阅读` : ''];
}
