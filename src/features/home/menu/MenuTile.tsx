import { Link } from '@/navigation/Link';
import type { MenuEntry } from '@/services/basic/menu';
import { UnstyledButton } from '@/ui/button/UnstyledButton';

import styles from './HomeMenuBlock.module.css';
import { toMenuIconDataUrl } from './model/toMenuIconDataUrl';
import type { MenuTarget } from './model/toMenuTarget';
import { useOpenNonScreenMenuTarget } from './useOpenNonScreenMenuTarget';

/** A link if the tile opens a screen of this app; a button if the app has to fetch an address or scan first. */
export function MenuTile({ entry, target }: { entry: MenuEntry; target: MenuTarget }) {
  if (target.kind !== 'screen') return <ActionTile entry={entry} target={target} />;
  return (
    <Link className={styles['tile']} to={target.path}>
      <TileContent icon={entry.icon} name={entry.entryName} />
    </Link>
  );
}

/** A separate component, so that the hooks for opening a target do not run for links, which most tiles are. */
function ActionTile({ entry, target }: { entry: MenuEntry; target: MenuTarget }) {
  const { open, isOpening } = useOpenNonScreenMenuTarget(entry.entryId);
  return (
    <UnstyledButton className={styles['tile']} disabled={isOpening} onClick={() => void open(target)}>
      <TileContent icon={entry.icon} name={isOpening ? '正在打开…' : entry.entryName} />
    </UnstyledButton>
  );
}

function TileContent({ icon, name }: { icon: string; name: string }) {
  return (
    <>
      <Icon icon={icon} />
      <span className={styles['name']}>{name}</span>
    </>
  );
}

function Icon({ icon }: { icon: string }) {
  const picture = toMenuIconDataUrl(icon);
  if (picture !== null) return <img className={styles['icon']} src={picture} alt="" width={36} height={36} />;
  return (
    <svg className={styles['icon']} width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <rect x="6" y="6" width="10" height="10" rx="3" fill="currentColor" />
      <rect x="20" y="6" width="10" height="10" rx="5" fill="currentColor" opacity=".5" />
      <rect x="6" y="20" width="10" height="10" rx="3" fill="currentColor" opacity=".5" />
      <rect x="20" y="20" width="10" height="10" rx="3" fill="currentColor" />
    </svg>
  );
}
