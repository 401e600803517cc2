import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { selectHost } from '@/flows/entry/entrySlice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useIsSignedIn } from '@/flows/session/useSession';
import { type MenuEntry, useGetHomeMenuQuery } from '@/services/basic/menu';
import { Pressable } from '@/ui/button/Pressable';
import { blockLoadOf } from '@/widgets/loading/blockLoadOf';

import { SteadyContent } from '../parts/SteadyContent';
import { useLastSeen } from '../parts/useLastSeen';
import styles from './MenuBlock.module.css';
import { MenuTile } from './MenuTile';
import { afterSignIn, menuTarget } from './model/menuTarget';

/** Placeholder tiles for a menu that this device has not seen: two rows of the usual four. */
const UNKNOWN_TILES = 8;
const UNKNOWN_COLUMN = 4;

const ROWS = 2;

/** Tiles per row as the server sends it, limited so that a finger can hit them. */
const perRow = (column: number) => Math.min(Math.max(column, 2), 6);
const columnsOf = (column: number) => ({ gridTemplateColumns: `repeat(${perRow(column)}, minmax(0, 1fr))` });
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export function MenuBlock() {
  const menu = useGetHomeMenuQuery();
  const lastSeen = useLastSeen().menu;
  const { state, failure } = blockLoadOf(menu, '服务菜单加载失败', ({ list }) => list.length === 0);
  return (
    <section data-block="menu" data-state={state} aria-label="服务" aria-busy={state === 'loading'}>
      <SteadyContent
        state={state}
        skeleton={lastSeen === null ? <TilesSkeleton /> : <Tiles list={lastSeen.list} column={lastSeen.column} />}
        waitingFor="正在加载服务菜单…"
        failure={failure}
      >
        {menu.currentData !== undefined && <Tiles {...menu.currentData} />}
      </SteadyContent>
    </section>
  );
}

/** Two rows. What does not fit is behind 更多, whose place is the last of them. */
function Tiles({ list, column }: { list: readonly MenuEntry[]; column: number }) {
  const { config } = useMenuConfig();
  const { clientType } = useSelector(selectHost);
  const isSignedIn = useIsSignedIn();
  const [isOpen, open] = useDraft('homeMenu', false, isBoolean);
  const tiles = list
    .map((entry) => ({
      entry,
      target: afterSignIn(menuTarget(entry, config, clientType), entry.needLogin, isSignedIn),
    }))
    .filter(({ target }) => target.kind !== 'hidden');
  const room = perRow(column) * ROWS;
  const isMore = tiles.length > room;
  return (
    <ul className={styles['tiles']} style={columnsOf(column)}>
      {tiles.slice(0, isMore && !isOpen ? room - 1 : undefined).map(({ entry, target }) => (
        <li key={entry.entryId}>
          <MenuTile entry={entry} target={target} />
        </li>
      ))}
      {isMore && (
        <li>
          <Pressable className={styles['tile']} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            <svg className={styles['icon']} viewBox="0 0 36 36" fill="none" aria-hidden="true">
              <path
                d={isOpen ? 'M10 21l8-8 8 8' : 'M9 18h0M18 18h0M27 18h0'}
                stroke="currentColor"
                strokeWidth="4"
                strokeLinecap="round"
              />
            </svg>
            <span className={styles['name']}>{isOpen ? '收起' : '更多'}</span>
          </Pressable>
        </li>
      )}
    </ul>
  );
}

function TilesSkeleton() {
  return (
    <div className={styles['tiles']} style={columnsOf(UNKNOWN_COLUMN)} aria-hidden="true">
      {Array.from({ length: UNKNOWN_TILES }, (_, at) => (
        <span key={at} className={styles['tile']}>
          <i className={styles['box']} />
          <span className={styles['name']} />
        </span>
      ))}
    </div>
  );
}
