import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useIsSignedIn } from '@/flows/session/useSession';
import { type MenuEntry, useGetHomeMenuQuery } from '@/services/basic/menu';
import { UnstyledButton } from '@/ui/button/UnstyledButton';
import { toLoadableBlockState } from '@/widgets/loading/toLoadableBlockState';

import { ShiftFreeLoadedContent } from '../parts/ShiftFreeLoadedContent';
import { useHomeSnapshot } from '../parts/useHomeSnapshot';
import styles from './HomeMenuBlock.module.css';
import { MenuTile } from './MenuTile';
import { resolveMenuTargetOrSignIn, toMenuTarget } from './model/toMenuTarget';

/** Placeholder tiles while this device has no snapshot of the menu: two rows of four. */
const SKELETON_TILES = 8;
const SKELETON_COLUMNS = 4;

const ROWS = 2;

/** Tiles per row as configured by the server, limited so that the tiles are large enough to press. */
const tilesPerRow = (column: number) => Math.min(Math.max(column, 2), 6);
const toGridStyle = (column: number) => ({ gridTemplateColumns: `repeat(${tilesPerRow(column)}, minmax(0, 1fr))` });
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export function HomeMenuBlock() {
  const menu = useGetHomeMenuQuery();
  const snapshot = useHomeSnapshot().menu;
  const { state, failure } = toLoadableBlockState(menu, '服务菜单加载失败', ({ list }) => list.length === 0);
  return (
    <section data-block="menu" data-state={state} aria-label="服务" aria-busy={state === 'loading'}>
      <ShiftFreeLoadedContent
        state={state}
        skeleton={snapshot === null ? <TilesSkeleton /> : <Tiles list={snapshot.list} column={snapshot.column} />}
        waitingFor="正在加载服务菜单…"
        failure={failure}
      >
        {menu.currentData !== undefined && <Tiles {...menu.currentData} />}
      </ShiftFreeLoadedContent>
    </section>
  );
}

/** Two rows of tiles. If there are more, the last tile is 更多, which shows the others. */
function Tiles({ list, column }: { list: readonly MenuEntry[]; column: number }) {
  const { config } = useMenuConfig();
  const { clientType } = useSelector(selectHostCapabilities);
  const isSignedIn = useIsSignedIn();
  const [isOpen, setOpen] = useDraft('homeMenu', false, isBoolean);
  const tiles = list
    .map((entry) => ({
      entry,
      target: resolveMenuTargetOrSignIn(toMenuTarget(entry, config, clientType), entry.needLogin, isSignedIn),
    }))
    .filter(({ target }) => target.kind !== 'hidden');
  const capacity = tilesPerRow(column) * ROWS;
  const hasMore = tiles.length > capacity;
  return (
    <ul className={styles['tiles']} style={toGridStyle(column)}>
      {tiles.slice(0, hasMore && !isOpen ? capacity - 1 : undefined).map(({ entry, target }) => (
        <li key={entry.entryId}>
          <MenuTile entry={entry} target={target} />
        </li>
      ))}
      {hasMore && (
        <li>
          <UnstyledButton className={styles['tile']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <svg className={styles['icon']} viewBox="0 0 36 36" fill="none" aria-hidden="true">
              <path
                d={isOpen ? 'M10 21l8-8 8 8' : 'M9 18h0M18 18h0M27 18h0'}
                stroke="currentColor"
                strokeWidth="4"
                strokeLinecap="round"
              />
            </svg>
            <span className={styles['name']}>{isOpen ? '收起' : '更多'}</span>
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
}

function TilesSkeleton() {
  return (
    <div className={styles['tiles']} style={toGridStyle(SKELETON_COLUMNS)} aria-hidden="true">
      {Array.from({ length: SKELETON_TILES }, (_, at) => (
        <span key={at} className={styles['tile']}>
          <i className={styles['box']} />
          <span className={styles['name']} />
        </span>
      ))}
    </div>
  );
}
