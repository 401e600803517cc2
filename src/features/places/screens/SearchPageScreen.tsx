import { useDraft } from '@/flows/drafts/useDraft';
import { pathTo } from '@/navigation/paths';
import { useGo } from '@/navigation/useGo';
import { Empty } from '@/ui/Empty';
import { LinkButton } from '@/ui/LinkButton';
import { ScreenFrame } from '@/ui/ScreenFrame';
import { SearchField } from '@/ui/SearchField';
import { SegmentedControl } from '@/ui/SegmentedControl';

import { isWord } from '../model/recents';
import { CityChoice } from '../parts/CityChoice';
import styles from '../parts/Found.module.css';
import { FoundAtParks, FoundAtStations } from '../parts/FoundElsewhere';
import { FoundParks } from '../parts/FoundParks';
import { FoundStations } from '../parts/FoundStations';
import { RecentList } from '../parts/RecentList';
import { useAround } from '../parts/useAround';
import { useKeyword } from '../parts/useKeyword';
import { useKind } from '../parts/useKind';
import { useRecents } from '../parts/useRecents';

const WORDS = { name: 'words', isOne: isWord, keyOf: (word: string) => word };
const KINDS = [
  { value: 'park', label: '停车场' },
  { value: 'station', label: '充电站' },
] as const;
const isCode = (value: unknown): value is string => typeof value === 'string';

/** Lots and charging stations by words. */
export default function SearchPageScreen() {
  const go = useGo();
  const around = useAround();
  const { typed, type, keyword, submit } = useKeyword('searchPage');
  const words = useRecents(WORDS);
  const { kind, hasChoice, choose } = useKind('searchPage.kind');
  const [cityCode, chooseCity] = useDraft('searchPage.city', '', isCode);
  const search = { keyword, cityCode, around };
  return (
    <ScreenFrame
      name="searchPage"
      title="搜索"
      onBack={go.back}
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
          <RecentList recents={words} nameOf={(word) => word} onChoose={submit} />
          {words.recents.length === 0 && (
            <Empty
              drawing="search"
              text="输入名称或地址，查余位和收费"
              action={<LinkButton to={pathTo('map')}>看附近的</LinkButton>}
            />
          )}
        </>
      ) : (
        // Where a result leads is a link: what was looked for is remembered on the way.
        <div
          className={styles['found']}
          onClickCapture={(event) => {
            if ((event.target as Element).closest('a') !== null) words.remember(keyword);
          }}
        >
          {around.line}
          {kind === 'park' && (
            <FoundParks
              {...search}
              elsewhere={hasChoice && <FoundAtStations {...search} onGo={() => choose('station')} />}
            />
          )}
          {kind === 'station' && (
            <FoundStations
              {...search}
              elsewhere={hasChoice && <FoundAtParks {...search} onGo={() => choose('park')} />}
            />
          )}
        </div>
      )}
    </ScreenFrame>
  );
}
