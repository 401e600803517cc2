import { momentText } from '@/domain/momentText';
import type { NewsDetail } from '@/services/publicity/newsPages';

/** Source, time and number of readers. Values that the server does not send are left out. */
export function newsFacts({ source, publishTime, readNum }: NewsDetail, nowMs: number): readonly string[] {
  return [source, momentText(publishTime, nowMs), readNum > 0 ? `${readNum}次阅读` : ''];
}
