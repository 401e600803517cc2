import { rangesOf } from '@/domain/pass/weekHours';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeekStrip } from '@/widgets/pass/WeekStrip';

import { timeToShow } from '../detail/model/passTime';
import { usePass } from '../parts/usePass';

/** The days and hours of the pass that was paid, as the server has it now. What it is, and for which car, stands on the result itself. */
export function BoughtPass({ orderNo }: { readonly orderNo: string }) {
  const nowMs = useServerNow();
  const { pass, load } = usePass(orderNo);
  const { refresh: _page, ...block } = load;
  return (
    <Card title="有效期">
      <LoadedContent {...block} failure={{ ...block.failure, size: 'block' }} skeleton={<Skeleton height={110} />}>
        {pass !== undefined && (
          <>
            <PassTimeline what="月卡" {...timeToShow(pass, nowMs)} />
            <WeekStrip ranges={rangesOf(pass)} />
          </>
        )}
      </LoadedContent>
    </Card>
  );
}
