import { useGo } from '@/navigation/useGo';
import { Empty } from '@/ui/Empty';
import { Facts } from '@/ui/Facts';
import { ListRow } from '@/ui/ListRow';
import { ScreenFrame } from '@/ui/ScreenFrame';
import { SearchField } from '@/ui/SearchField';

import { inMetres } from '../model/points';
import { isRecentPlace, type RecentPlace } from '../model/recents';
import { FoundList } from '../parts/FoundList';
import { PlaceCard } from '../parts/PlaceCard';
import { RecentList } from '../parts/RecentList';
import { useAround } from '../parts/useAround';
import { useKeyword } from '../parts/useKeyword';
import { usePlacesCalled } from '../parts/usePlacesCalled';
import { useRecents } from '../parts/useRecents';

const nameOf = ({ name }: RecentPlace) => name;
const keyOf = ({ name, address, lng, lat }: RecentPlace) => `${name} ${address} ${String(lng)} ${String(lat)}`;
const PLACES = { name: 'places', isOne: isRecentPlace, keyOf };

/** A place to look around at on the map. */
export default function SearchScreen() {
  const go = useGo();
  const around = useAround();
  const { typed, type, keyword, submit } = useKeyword('search');
  const recents = useRecents<RecentPlace>(PLACES);
  const { rows, load } = usePlacesCalled(keyword, around);
  const open = (place: RecentPlace) => {
    recents.remember(place);
    go.to('map', inMetres(place));
  };
  return (
    <ScreenFrame name="search" title="搜索地点" onBack={go.back}>
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
