import { useListRecommendedParksQuery } from '@/services/booking/parks';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { contentOf, LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { BookParkCard } from '../lots/BookParkCard';
import { berthPlace } from '../model/berthWords';
import type { BookingForm } from '../parts/useBookingForm';
import { BerthPlan } from './BerthPlan';

interface BerthCardProps {
  readonly form: BookingForm;
  readonly parkId: string;
}

/** The berths for the chosen time, with the recommended one and why. */
export function BerthCard({ form, parkId }: BerthCardProps) {
  const { noTime, berthQuery, chosen, taken, berth, recommended, reason } = form;
  if (noTime !== null) return <OtherLots parkId={parkId} noTime={noTime} />;
  if (chosen === undefined) return null;
  const load = toLoadState(berthQuery, {
    what: '车位加载失败',
    waitingFor: '正在查询车位…',
    isEmpty: ({ list }) => list.length === 0,
    size: 'block',
  });
  return (
    <Card title="选车位">
      <LoadedContent
        {...contentOf(load, { drawing: 'plate', text: '这个时段没有车位' })}
        skeleton={<Skeleton height={240} />}
      >
        {taken !== undefined && berth !== undefined && (
          <Notice tone="soon" isAnnounced>
            {taken.berthNo} 刚被订走，已换成 {berth.berthNo}
          </Notice>
        )}
        {berth !== undefined && (
          <p>
            已选 {berthPlace(berth)}
            {berth.berthId === recommended?.berthId && reason !== '' && `，推荐：${reason}`}
          </p>
        )}
        <BerthPlan form={form} />
      </LoadedContent>
    </Card>
  );
}

/** A lot without a free time: the next ones. */
function OtherLots({ parkId, noTime }: { readonly parkId: string; readonly noTime: string }) {
  const lots = useListRecommendedParksQuery({ parkId }).currentData?.list ?? [];
  return (
    <>
      <Notice tone="soon">
        {noTime}，可以换一天{lots.length > 0 && '，或看看附近的停车场'}
      </Notice>
      {lots.slice(0, 3).map((park) => (
        <BookParkCard key={park.parkId} park={park} hasDistance />
      ))}
    </>
  );
}
