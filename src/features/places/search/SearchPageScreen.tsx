import { useDraft } from '@/flows/drafts/useDraft';
import { useIsSignedIn } from '@/flows/session/useSession';
import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { SearchField } from '@/ui/form/SearchField';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';
import { useSearchKeyword } from '@/widgets/place/useSearchKeyword';

import { usePlaceKindChoice } from '../parts/usePlaceKindChoice';
import { CityChoice } from './CityChoice';
import { FoundPlaces } from './found/FoundPlaces';
import { MerchantCouponGrantSearchView } from './MerchantCouponGrantSearchView';
import { isSearchKeyword } from './model/recentSearches';
import { NearbyParkSuggestions, NearbyStationSuggestions } from './recent/NearbyCards';
import { RecentSearchList } from './recent/RecentSearchList';
import { useRecentSearches } from './recent/useRecentSearches';

const identity = (word: string) => word;
const RECENT_WORDS = { name: 'words', isEntry: isSearchKeyword, keyOf: identity };
const KIND_OPTIONS = [
  { value: 'park', label: '停车场' },
  { value: 'station', label: '充电站' },
] as const;
const isCityCode = (value: unknown): value is string => typeof value === 'string';

/** Searches lots and charging stations by keyword; for a merchant, the coupons granted to a car. */
export default function SearchPageScreen() {
  const { frame, query } = useScreen('searchPage');
  const { merchantId } = query;
  const isSignedIn = useIsSignedIn();
  if (merchantId !== undefined && isSignedIn)
    return <MerchantCouponGrantSearchView frame={frame} merchantId={merchantId} />;
  return <PlaceSearch frame={frame} />;
}

function PlaceSearch({ frame }: { readonly frame: ScreenHeaderProps<'searchPage'> }) {
  const around = useNearbyCenter();
  const { typed, setTyped, keyword, submit } = useSearchKeyword('searchPage');
  const recentWords = useRecentSearches(RECENT_WORDS);
  const choice = usePlaceKindChoice('searchPage.kind');
  const { kind, hasChoice, choose } = choice;
  const [cityCode, chooseCity] = useDraft('searchPage.city', '', isCityCode);
  return (
    <ScreenFrame
      {...frame}
      right={kind === 'park' ? <CityChoice cityCode={cityCode} onChange={chooseCity} /> : undefined}
    >
      <SearchField
        label="搜索停车场、充电站"
        value={typed}
        onChange={setTyped}
        onSubmit={() => {
          submit(typed);
          if (typed.trim() !== '') recentWords.add(typed.trim());
        }}
      />
      {hasChoice && kind !== null && (
        <SegmentedControl legend="找什么" options={KIND_OPTIONS} value={kind} onChange={choose} />
      )}
      {keyword === '' ? (
        <>
          <RecentSearchList recents={recentWords} nameOf={identity} onChoose={submit} />
          {around.locationNotice}
          {kind === 'park' && <NearbyParkSuggestions around={around} />}
          {kind === 'station' && <NearbyStationSuggestions around={around} />}
        </>
      ) : (
        <FoundPlaces
          search={{ keyword, cityCode, around }}
          choice={choice}
          onFollow={() => {
            recentWords.add(keyword);
          }}
        />
      )}
    </ScreenFrame>
  );
}
