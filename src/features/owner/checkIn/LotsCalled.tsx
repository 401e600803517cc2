import { useListParksByNameInfiniteQuery } from '@/services/dealer/parkSearch';
import { RadioList } from '@/ui/choice/RadioList';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows } from '@/widgets/loading/usePages';
import { destinationOf, useAround } from '@/widgets/place/useAround';

import type { CheckIn } from './useCheckIn';

/** More would push the form off the screen; a longer name finds fewer. */
const MOST = 5;

/** The lots with that name, of which one may be chosen. An estate that is none of them is registered by its name. */
export function LotsCalled({ form: { draft, change } }: { readonly form: CheckIn }) {
  const { point } = useAround();
  const query = useListParksByNameInfiniteQuery({ parkName: draft.asked, cityCode: '', ...destinationOf(point) });
  const found = query.currentData?.pages.flatMap(({ results }) => results) ?? [];
  const lots = [...new Map(found.map((lot) => [lot.parkId, lot])).values()].slice(0, MOST);
  const load = toLoadState(query, {
    what: '停车场加载失败',
    waitingFor: '正在查找…',
    isEmpty: hasNoRows,
    size: 'block',
  });
  if (load.state === 'empty') return <p role="status">没有找到“{draft.asked}”相关的停车场，可以直接按小区名登记</p>;
  return (
    <LoadedContent {...load} skeleton={<Skeleton height={96} />}>
      <RadioList
        legend="选择停车场"
        value={draft.parkId}
        options={lots.map(({ parkId, parkName, parkAddr }) => ({ value: parkId, title: parkName, note: parkAddr }))}
        onChange={(parkId) => {
          change('areaName', { parkId, areaName: lots.find((lot) => lot.parkId === parkId)?.parkName ?? '' });
        }}
      />
    </LoadedContent>
  );
}
