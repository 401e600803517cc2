import { getWeekRanges } from '@/domain/pass/weekHours';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeekStrip } from '@/widgets/pass/WeekStrip';

import { displayedPeriod } from '../detail/model/passPeriod';
import { usePass } from '../parts/usePass';

/** The current period and hours of the paid pass. The result screen itself shows its name and plates. */
export function PurchasedPassCard({ orderNo }: { readonly orderNo: string }) {
  const nowMs = useServerNow();
  const { pass, load } = usePass(orderNo);
  const { refresh: _page, ...block } = load;
  return (
    <Card title="有效期">
      <LoadedContent {...block} failure={{ ...block.failure, size: 'block' }} skeleton={<Skeleton height={110} />}>
        {pass !== undefined && (
          <>
            <PassTimeline productName="月卡" {...displayedPeriod(pass, nowMs)} />
            <WeekStrip ranges={getWeekRanges(pass)} />
          </>
        )}
      </LoadedContent>
    </Card>
  );
}
