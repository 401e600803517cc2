import { type CSSProperties, type ReactNode, useState } from 'react';

import { joinClasses } from '../joinClasses';
import { retryableLazy } from '../late/retryableLazy';
import styles from './PanelArea.module.css';
import type { PanelSurfaceProps } from './PanelSurface';
import { usePanelRoom } from './usePanelRoom';

const bare = ({ children }: PanelSurfaceProps) => children;

const Panel = retryableLazy<PanelSurfaceProps>(
  'panel',
  async () => (await import(/* webpackChunkName: "panel" */ './PanelSurface')).PanelSurface,
  { meanwhile: bare, without: bare },
);

/** How much a panel covers of what it stands over. */
export type Cover = 'none' | 'part' | 'whole';

interface PanelAreaProps extends Omit<PanelSurfaceProps, 'onStand'> {
  /** False: the content follows what it would stand over, and scrolls with the page. */
  readonly hasPanel: boolean;
  /** Draws what the panel stands over. It stays the same element with a panel and without. */
  readonly below: (cover: Cover) => ReactNode;
}

/**
 * The end of a screen: something large, such as a map, and content in a panel over its lower part. Where there is no room for both, and without the code
 * of the panel, the content stands below it.
 */
export function PanelArea({ hasPanel, below, children, ...panel }: PanelAreaProps) {
  const { area, ruler, top, isEnough } = usePanelRoom();
  const [isStanding, setStanding] = useState(false);
  return (
    <div
      ref={area}
      className={joinClasses(styles['area'], isStanding && styles['covered'])}
      style={{ '--area-top': `${String(top)}px` } as CSSProperties}
      data-panel={isStanding ? panel.height : undefined}
    >
      <div className={styles['rulers']} aria-hidden="true">
        <div ref={ruler} className={styles['ruler']} />
      </div>
      {below(isStanding ? (panel.height === 'high' ? 'whole' : 'part') : 'none')}
      {hasPanel && isEnough ? (
        <Panel {...panel} onStand={setStanding}>
          {children}
        </Panel>
      ) : (
        children
      )}
    </div>
  );
}
