import { useDraft } from '@/flows/drafts/useDraft';
import { useIsSignedIn } from '@/flows/session/useSession';
import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { SearchField } from '@/ui/form/SearchField';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { useAround } from '@/widgets/place/useAround';
import { useKeyword } from '@/widgets/place/useKeyword';

import { useKind } from '../parts/useKind';
import { CityChoice } from './CityChoice';
import { FoundPlaces } from './found/FoundPlaces';
import { GrantSearch } from './GrantSearch';
import { isWord } from './model/recents';
import { NearbyParks, NearbyStations } from './recent/NearbyStart';
import { RecentList } from './recent/RecentList';
import { useRecents } from './recent/useRecents';

const itself = (word: string) => word;
const WORDS = { name: 'words', isOne: isWord, keyOf: itself };
const KINDS = [
  { value: 'park', label: '停车场' },
  { value: 'station', label: '充电站' },
] as const;
const isCode = (value: unknown): value is string => typeof value === 'string';

/** Finds lots and charging stations by words; for a merchant, what was given to a car. */
export default function SearchPageScreen() {
  const { frame, query } = useScreen('searchPage');
  const { merchantId } = query;
  const isSignedIn = useIsSignedIn();
  if (merchantId !== undefined && isSignedIn) return <GrantSearch frame={frame} merchantId={merchantId} />;
  return <PlaceSearch frame={frame} />;
}

function PlaceSearch({ frame }: { readonly frame: ScreenHeaderProps<'searchPage'> }) {
  const around = useAround();
  const { typed, type, keyword, submit } = useKeyword('searchPage');
  const words = useRecents(WORDS);
  const choice = useKind('searchPage.kind');
  const { kind, hasChoice, choose } = choice;
  const [cityCode, chooseCity] = useDraft('searchPage.city', '', isCode);
  return (
    <ScreenFrame
      {...frame}
      right={kind === 'park' ? <CityChoice cityCode={cityCode} onChange={chooseCity} /> : undefined}
    >
      <SearchField
        label="搜索停车场、充电站"
        value={typed}
        onChange={type}
        onSubmit={() => {
          submit(typed);
          if (typed.trim() !== '') words.remember(typed.trim());
        }}
      />
      {hasChoice && kind !== null && (
        <SegmentedControl legend="找什么" options={KINDS} value={kind} onChange={choose} />
      )}
      {keyword === '' ? (
        <>
          <RecentList recents={words} nameOf={itself} onChoose={submit} />
          {around.line}
          {kind === 'park' && <NearbyParks around={around} />}
          {kind === 'station' && <NearbyStations around={around} />}
        </>
      ) : (
        <FoundPlaces
          search={{ keyword, cityCode, around }}
          choice={choice}
          onFollow={() => {
            words.remember(keyword);
          }}
        />
      )}
    </ScreenFrame>
  );
}
