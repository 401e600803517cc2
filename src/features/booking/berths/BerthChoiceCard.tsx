import { useListRecommendedParksQuery } from '@/services/booking/parks';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { BookableLotCard } from '../lots/BookableLotCard';
import { formatBerthPlace } from '../model/berthText';
import type { BookingFormState } from '../parts/useBookingForm';
import { LotBerthFloorPlan } from './LotBerthFloorPlan';

interface BerthCardProps {
  readonly form: BookingFormState;
  readonly parkId: string;
}

/** The free berths of the chosen time, the recommended one and the reason for the recommendation. */
export function BerthChoiceCard({ form, parkId }: BerthCardProps) {
  const { noTimeText, berthQuery, chosen, takenBerth, berth, recommended, reason } = form;
  if (noTimeText !== null) return <AlternativeLots parkId={parkId} noTimeText={noTimeText} />;
  if (chosen === undefined) return null;
  const load = toContentLoadState(berthQuery, {
    message: '车位加载失败',
    waitingFor: '正在查询车位…',
    isEmpty: ({ list }) => list.length === 0,
    size: 'block',
  });
  return (
    <Card title="选车位">
      <LoadStateContent
        {...toContentProps(load, { illustration: 'plate', text: '这个时段没有车位' })}
        skeleton={<Skeleton height={240} />}
      >
        {takenBerth !== undefined && berth !== undefined && (
          <NoticeBanner tone="soon" isAnnounced>
            {takenBerth.berthNo} 刚被订走，已换成 {berth.berthNo}
          </NoticeBanner>
        )}
        {berth !== undefined && (
          <p>
            已选 {formatBerthPlace(berth)}
            {berth.berthId === recommended?.berthId && reason !== '' && `，推荐：${reason}`}
          </p>
        )}
        <LotBerthFloorPlan form={form} />
      </LoadStateContent>
    </Card>
  );
}

/** Shown when the lot has no bookable time: other lots nearby. */
function AlternativeLots({ parkId, noTimeText }: { readonly parkId: string; readonly noTimeText: string }) {
  const alternatives = useListRecommendedParksQuery({ parkId }).currentData?.list ?? [];
  return (
    <>
      <NoticeBanner tone="soon">
        {noTimeText}，可以换一天{alternatives.length > 0 && '，或看看附近的停车场'}
      </NoticeBanner>
      {alternatives.slice(0, 3).map((park) => (
        <BookableLotCard key={park.parkId} park={park} hasDistance />
      ))}
    </>
  );
}
