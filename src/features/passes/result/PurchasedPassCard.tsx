import { getPassHours } from '@/domain/pass/weeklyHours';
import { useServerNow } from '@/platform/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeekHoursStrip } from '@/widgets/pass/WeekHoursStrip';

import { resolvePassDetailPeriod } from '../detail/model/passPeriod';
import { usePass } from '../parts/usePass';

/** The current period and hours of the paid pass. The result screen itself shows its name and plates. */
export function PurchasedPassCard({ orderNo }: { readonly orderNo: string }) {
  const nowMs = useServerNow();
  const { pass, load } = usePass(orderNo);
  const { refresh: _page, ...block } = load;
  return (
    <Card title="有效期">
      <LoadStateContent {...block} failure={{ ...block.failure, size: 'block' }} skeleton={<Skeleton height={110} />}>
        {pass !== undefined && (
          <>
            <PassTimeline productName="月卡" {...resolvePassDetailPeriod(pass, nowMs)} />
            <WeekHoursStrip ranges={getPassHours(pass)} />
          </>
        )}
      </LoadStateContent>
    </Card>
  );
}
