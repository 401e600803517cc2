import { NO_MATCHING_LOTS_TEXT } from '@/domain/places/emptyPlacesText';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useListBookableParksByNameQuery, useListBookableParksNearQuery } from '@/services/booking/parks';
import { SearchField } from '@/ui/form/SearchField';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { PlaceList } from '@/widgets/place/PlaceList';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';
import { useSearchKeyword } from '@/widgets/place/useSearchKeyword';

import { findAccountBindingErrorCode } from '../model/bindingError';
import { BookableLotCard, toBookableLotKey } from './BookableLotCard';
import { BookableLotsWithoutAccountView } from './BookableLotsWithoutAccountView';

/** 可预约停车场: by name, or near the driver. */
export default function BookParksScreen() {
  const { frame } = useScreen('bookParksIndex');
  const isSignedIn = useIsSignedIn();
  const around = useNearbyCenter();
  const { typed, setTyped, keyword, submit } = useSearchKeyword('bookParksIndex');
  const { point } = around;
  const nearQuery = useListBookableParksNearQuery(
    { longitude: point?.lng ?? 0, latitude: point?.lat ?? 0 },
    { skip: !isSignedIn || point === null || keyword !== '', refetchOnMountOrArgChange: true },
  );
  const nameQuery = useListBookableParksByNameQuery(
    { parkName: keyword },
    { skip: !isSignedIn || keyword === '', refetchOnMountOrArgChange: true },
  );
  const query = keyword === '' ? nearQuery : nameQuery;
  const bindCode = findAccountBindingErrorCode(nearQuery, nameQuery);
  if (!isSignedIn || bindCode !== null)
    return <BookableLotsWithoutAccountView frame={frame} around={around} bindCode={bindCode} />;
  return (
    <ScreenFrame {...frame}>
      <SearchField label="搜索停车场" value={typed} onChange={setTyped} onSubmit={() => submit(typed)} />
      {keyword === '' && around.locationNotice}
      <PlaceList
        load={toContentLoadState(query, {
          message: '可预约的停车场加载失败',
          waitingFor: '正在查找可预约的停车场…',
          isEmpty: ({ list }) => list.length === 0,
        })}
        empty={{
          illustration: 'search',
          text: keyword === '' ? NO_MATCHING_LOTS_TEXT : `没有找到“${keyword}”相关的停车场`,
        }}
        list={{
          label: keyword === '' ? '可预约的停车场，由近到远' : '找到的停车场',
          rows: query.currentData?.list ?? [],
          keyOf: toBookableLotKey,
        }}
      >
        {(park) => <BookableLotCard park={park} hasDistance={keyword === ''} />}
      </PlaceList>
    </ScreenFrame>
  );
}
