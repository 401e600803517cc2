import { useServerNow } from '@/platform/clock/useServerNow';
import { Timeline } from '@/ui/card/Timeline';

import { type PassCoveragePeriod, toPassTimelineRows } from './model/passTimeline';

interface PassTimelineProps extends PassCoveragePeriod {
  /** The name of the product: 月卡, 套餐. */
  readonly productName: string;
}

/**
 * The start and end of a pass or package, and any gap or overlap with the previous one. Used before paying, after
 * paying and on the detail page.
 */
export function PassTimeline({ productName, ...covered }: PassTimelineProps) {
  const nowMs = useServerNow();
  const rows = toPassTimelineRows(covered, productName);
  if (rows.length === 0) return <p>有效期以停车场确认为准</p>;
  return (
    <Timeline
      label={`${productName}有效期`}
      steps={rows.map(({ word, time, atMs, note }) => ({
        word,
        time,
        ...(note === '' ? {} : { note }),
        state: atMs <= nowMs ? 'past' : 'ahead',
      }))}
    />
  );
}
