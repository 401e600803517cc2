import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { Empty } from '@/ui/load/Empty';

import type { Around } from '../../parts/useAround';
import type { KindChoice } from '../../parts/useKind';
import { RecentList } from '../recent/RecentList';
import type { Recents } from '../recent/useRecents';
import styles from './Found.module.css';
import { FoundAtParks, FoundAtStations } from './FoundElsewhere';
import { FoundParks } from './FoundParks';
import { FoundStations } from './FoundStations';

interface FoundPlacesProps {
  readonly search: { readonly keyword: string; readonly cityCode: string; readonly around: Around };
  readonly choice: KindChoice;
  /** Called when a link in the results is followed, so that the search is remembered. */
  readonly onFollow: () => void;
}

/** The search results: lots or charging stations, and how many the other list has. */
export function FoundPlaces({ search, choice: { kind, hasChoice, choose }, onFollow }: FoundPlacesProps) {
  return (
    <div
      className={styles['found']}
      onClickCapture={(event) => {
        if ((event.target as Element).closest('a') !== null) onFollow();
      }}
    >
      {search.around.line}
      {kind === 'park' && (
        <FoundParks
          {...search}
          elsewhere={hasChoice && <FoundAtStations {...search} onGo={() => choose('station')} />}
        />
      )}
      {kind === 'station' && (
        <FoundStations {...search} elsewhere={hasChoice && <FoundAtParks {...search} onGo={() => choose('park')} />} />
      )}
    </div>
  );
}

/** Shown before a search: recent words, or where else to look. */
export function RecentWords({ words, onChoose }: { readonly words: Recents<string>; onChoose(word: string): void }) {
  return (
    <>
      <RecentList recents={words} nameOf={(word) => word} onChoose={onChoose} />
      {words.recents.length === 0 && (
        <Empty
          drawing="search"
          text="输入名称或地址，查余位和收费"
          action={<LinkButton to={pathTo('map')}>看附近的</LinkButton>}
        />
      )}
    </>
  );
}
