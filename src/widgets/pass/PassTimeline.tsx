import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Timeline } from '@/ui/card/Timeline';

import { type CoveredTime, timelineRows } from './model/passTimeline';

interface PassTimelineProps extends CoveredTime {
  /** What is sold by time: 月卡, 套餐. */
  readonly what: string;
}

/** From when to when a pass or package holds, and how that meets the one before. The same lines before paying, after it and on the detail. */
export function PassTimeline({ what, ...covered }: PassTimelineProps) {
  const nowMs = useServerNow();
  const rows = timelineRows(covered, what);
  if (rows.length === 0) return <p>有效期以停车场确认为准</p>;
  return (
    <Timeline
      label={`${what}有效期`}
      steps={rows.map(({ word, time, atMs, note }) => ({
        word,
        time,
        ...(note === '' ? {} : { note }),
        state: atMs <= nowMs ? 'past' : 'ahead',
      }))}
    />
  );
}
