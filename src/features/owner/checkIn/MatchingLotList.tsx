import { useListParksByNameInfiniteQuery } from '@/services/dealer/parkSearch';
import { RadioList } from '@/ui/choice/RadioList';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows } from '@/widgets/loading/usePagedRows';
import { toDestinationParams, useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import type { ResidentRegistrationFormState } from './useResidentRegistrationForm';

/** More rows would push the form off the screen. A longer name matches fewer lots. */
const MAX_LOTS = 5;

/** The lots that match the typed name, to choose one. An estate that is not a lot is registered by its name. */
export function MatchingLotList({ form: { draft, change } }: { readonly form: ResidentRegistrationFormState }) {
  const { point } = useNearbyCenter();
  const query = useListParksByNameInfiniteQuery({ parkName: draft.asked, cityCode: '', ...toDestinationParams(point) });
  const matches = query.currentData?.pages.flatMap(({ results }) => results) ?? [];
  const lots = [...new Map(matches.map((lot) => [lot.parkId, lot])).values()].slice(0, MAX_LOTS);
  const load = toContentLoadState(query, {
    message: '停车场加载失败',
    waitingFor: '正在查找…',
    isEmpty: hasNoRows,
    size: 'block',
  });
  if (load.state === 'empty') return <p role="status">没有找到“{draft.asked}”相关的停车场，可以直接按小区名登记</p>;
  return (
    <LoadStateContent {...load} skeleton={<Skeleton height={96} />}>
      <RadioList
        legend="选择停车场"
        value={draft.parkId}
        options={lots.map(({ parkId, parkName, parkAddr }) => ({ value: parkId, title: parkName, note: parkAddr }))}
        onChange={(parkId) => {
          change('areaName', { parkId, areaName: lots.find((lot) => lot.parkId === parkId)?.parkName ?? '' });
        }}
      />
    </LoadStateContent>
  );
}
