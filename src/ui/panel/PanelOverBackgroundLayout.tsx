import { type CSSProperties, type ReactNode, useState } from 'react';

import { joinClasses } from '../joinClasses';
import { retryableLazy } from '../late/retryableLazy';
import styles from './PanelOverBackgroundLayout.module.css';
import type { PanelSurfaceProps } from './PanelSurface';
import { usePanelSpace } from './usePanelSpace';

const renderChildren = ({ children }: PanelSurfaceProps) => children;

const Panel = retryableLazy<PanelSurfaceProps>(
  'panel',
  async () => (await import(/* webpackChunkName: "panel" */ './PanelSurface')).PanelSurface,
  { fallback: renderChildren, errorFallback: renderChildren },
);

/** How much of the background a panel covers. */
export type PanelCoverage = 'none' | 'part' | 'whole';

interface PanelAreaProps extends Omit<PanelSurfaceProps, 'onOpenChange'> {
  /** False: the content is below the background and scrolls with the page. */
  readonly hasPanel: boolean;
  /** Renders the background of the panel. It stays the same element with and without a panel. */
  readonly renderBackground: (cover: PanelCoverage) => ReactNode;
}

/**
 * The end of a screen: a large background, such as a map, and content in a panel over its lower part. Without enough
 * space for both, or without the panel's code, the content is below the background.
 */
export function PanelOverBackgroundLayout({ hasPanel, renderBackground, children, ...panel }: PanelAreaProps) {
  const { area, ruler, top, isEnough } = usePanelSpace();
  const [isOpen, setStanding] = useState(false);
  return (
    <div
      ref={area}
      className={joinClasses(styles['area'], isOpen && styles['covered'])}
      style={{ '--area-top': `${String(top)}px` } as CSSProperties}
      data-panel={isOpen ? panel.height : undefined}
    >
      <div className={styles['rulers']} aria-hidden="true">
        <div ref={ruler} className={styles['ruler']} />
      </div>
      {renderBackground(isOpen ? (panel.height === 'high' ? 'whole' : 'part') : 'none')}
      {hasPanel && isEnough ? (
        <Panel {...panel} onOpenChange={setStanding}>
          {children}
        </Panel>
      ) : (
        children
      )}
    </div>
  );
}
