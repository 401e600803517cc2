import { NO_SUCH_LOT } from '@/domain/places/emptyPlaces';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useListBookableParksByNameQuery, useListBookableParksNearQuery } from '@/services/booking/parks';
import { SearchField } from '@/ui/form/SearchField';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { FoundList } from '@/widgets/place/FoundList';
import { useAround } from '@/widgets/place/useAround';
import { useKeyword } from '@/widgets/place/useKeyword';

import { bindCodeIn } from '../model/binding';
import { BookParkCard, parkKeyOf } from './BookParkCard';
import { OpenLots } from './OpenLots';

/** 可预约停车场: by name, or near the driver. */
export default function BookParksScreen() {
  const { frame } = useScreen('bookParksIndex');
  const isSignedIn = useIsSignedIn();
  const around = useAround();
  const { typed, type, keyword, submit } = useKeyword('bookParksIndex');
  const { point } = around;
  const near = useListBookableParksNearQuery(
    { longitude: point?.lng ?? 0, latitude: point?.lat ?? 0 },
    { skip: !isSignedIn || point === null || keyword !== '', refetchOnMountOrArgChange: true },
  );
  const named = useListBookableParksByNameQuery(
    { parkName: keyword },
    { skip: !isSignedIn || keyword === '', refetchOnMountOrArgChange: true },
  );
  const query = keyword === '' ? near : named;
  const bindCode = bindCodeIn(near, named);
  if (!isSignedIn || bindCode !== null) return <OpenLots frame={frame} around={around} bindCode={bindCode} />;
  return (
    <ScreenFrame {...frame}>
      <SearchField label="搜索停车场" value={typed} onChange={type} onSubmit={() => submit(typed)} />
      {keyword === '' && around.line}
      <FoundList
        load={toLoadState(query, {
          what: '可预约的停车场加载失败',
          waitingFor: '正在查找可预约的停车场…',
          isEmpty: ({ list }) => list.length === 0,
        })}
        empty={{
          drawing: 'search',
          text: keyword === '' ? NO_SUCH_LOT : `没有找到“${keyword}”相关的停车场`,
        }}
        list={{
          label: keyword === '' ? '可预约的停车场，由近到远' : '找到的停车场',
          rows: query.currentData?.list ?? [],
          keyOf: parkKeyOf,
        }}
      >
        {(park) => <BookParkCard park={park} hasDistance={keyword === ''} />}
      </FoundList>
    </ScreenFrame>
  );
}
