import { formatServerMoment } from '@/domain/formatServerMoment';
import type { NewsDetail } from '@/services/publicity/newsPages';

/** Source, time and number of readers. Values that the server does not send are empty. */
export function newsMetadataTexts({ source, publishTime, readNum }: NewsDetail, nowMs: number): readonly string[] {
  return [source, formatServerMoment(publishTime, nowMs), readNum > 0 ? `${readNum}次阅读` : ''];
}
