import { useScreen } from '@/navigation/hooks/useScreen';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { SearchField } from '@/ui/form/SearchField';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { ListRow } from '@/ui/list/ListRow';
import { EmptyState } from '@/ui/load/EmptyState';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { PlaceList } from '@/widgets/place/PlaceList';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';
import { useSearchKeyword } from '@/widgets/place/useSearchKeyword';

import { roundPointToMetre } from '../model/points';
import { isRecentSearchPlace, type RecentSearchPlace } from './model/recentSearches';
import { RecentSearchList } from './recent/RecentSearchList';
import { useRecentSearches } from './recent/useRecentSearches';
import { useSearchCenters } from './useSearchCenters';

const nameOf = ({ name }: RecentSearchPlace) => name;
const keyOf = ({ name, address, lng, lat }: RecentSearchPlace) => `${name} ${address} ${String(lng)} ${String(lat)}`;
const RECENT_PLACES = { name: 'places', isEntry: isRecentSearchPlace, keyOf };

/** Searches a location for the map. */
export default function SearchScreen() {
  const { frame, go } = useScreen('search');
  const around = useNearbyCenter();
  const { typed, setTyped, keyword, submit } = useSearchKeyword('search');
  const recents = useRecentSearches<RecentSearchPlace>(RECENT_PLACES);
  const { rows, load } = useSearchCenters(keyword, around);
  const open = (place: RecentSearchPlace) => {
    recents.add(place);
    go.to('map', roundPointToMetre(place));
  };
  return (
    <ScreenFrame {...frame}>
      <SearchField
        label="搜索地点、道路、城市"
        value={typed}
        onChange={setTyped}
        onSubmit={() => {
          submit(typed);
        }}
      />
      {around.locationNotice}
      {keyword === '' ? (
        <>
          <RecentSearchList recents={recents} nameOf={nameOf} noteOf={({ address }) => address} onChoose={open} />
          {recents.entries.length === 0 && <EmptyState illustration="search" text="输入要去的地方，看那里的停车场" />}
        </>
      ) : (
        <PlaceList
          load={load}
          empty={{ illustration: 'search', text: `没有找到“${keyword}”，换个说法试试` }}
          list={{ label: '找到的地点', rows, keyOf }}
        >
          {(place) => (
            <PlaceCard>
              <ListRow
                title={place.name}
                note={<InlineFacts of={[place.distance, place.address]} />}
                onPress={() => {
                  open(place);
                }}
              />
            </PlaceCard>
          )}
        </PlaceList>
      )}
    </ScreenFrame>
  );
}
