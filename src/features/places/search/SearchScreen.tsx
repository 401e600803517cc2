import { useScreen } from '@/navigation/hooks/useScreen';
import { Facts } from '@/ui/card/Facts';
import { SearchField } from '@/ui/form/SearchField';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { ListRow } from '@/ui/list/ListRow';
import { Empty } from '@/ui/load/Empty';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { useAround } from '@/widgets/place/useAround';

import { inMetres } from '../model/points';
import { FoundList } from '../parts/FoundList';
import { isRecentPlace, type RecentPlace } from './model/recents';
import { RecentList } from './recent/RecentList';
import { useRecents } from './recent/useRecents';
import { useKeyword } from './useKeyword';
import { usePlacesCalled } from './usePlacesCalled';

const nameOf = ({ name }: RecentPlace) => name;
const keyOf = ({ name, address, lng, lat }: RecentPlace) => `${name} ${address} ${String(lng)} ${String(lat)}`;
const PLACES = { name: 'places', isOne: isRecentPlace, keyOf };

/** Finds a place to look around at on the map. */
export default function SearchScreen() {
  const { frame, go } = useScreen('search');
  const around = useAround();
  const { typed, type, keyword, submit } = useKeyword('search');
  const recents = useRecents<RecentPlace>(PLACES);
  const { rows, load } = usePlacesCalled(keyword, around);
  const open = (place: RecentPlace) => {
    recents.remember(place);
    go.to('map', inMetres(place));
  };
  return (
    <ScreenFrame {...frame}>
      <SearchField
        label="搜索地点、道路、城市"
        value={typed}
        onChange={type}
        onSubmit={() => {
          submit(typed);
        }}
      />
      {around.line}
      {keyword === '' ? (
        <>
          <RecentList recents={recents} nameOf={nameOf} noteOf={({ address }) => address} onChoose={open} />
          {recents.recents.length === 0 && <Empty drawing="search" text="输入要去的地方，看那里的停车场" />}
        </>
      ) : (
        <FoundList
          load={load}
          empty={{ drawing: 'search', text: `没有找到“${keyword}”，换个说法试试` }}
          list={{ label: '找到的地点', rows, keyOf }}
        >
          {(place) => (
            <PlaceCard>
              <ListRow
                title={place.name}
                note={<Facts of={[place.distance, place.address]} />}
                onPress={() => {
                  open(place);
                }}
              />
            </PlaceCard>
          )}
        </FoundList>
      )}
    </ScreenFrame>
  );
}
