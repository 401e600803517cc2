import { type ReactNode, useRef } from 'react';

import { joinClasses } from '@/ui/joinClasses';

import styles from './PullToRefresh.module.css';
import { PULL_INDICATOR_HEIGHT_PX, type PullToRefreshStatus, usePullToRefresh } from './usePullToRefresh';

/** At rest the indicator has no height, so the arrow is clipped and nothing is announced. */
const ARROW = (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d="M10 4v11M5 10l5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
const STATUS_CONTENT: Readonly<Record<PullToRefreshStatus, ReactNode>> = {
  pulling: ARROW,
  canRelease: '松开刷新',
  refreshing: '正在刷新…',
  complete: '已刷新',
};

interface PullToRefreshProps {
  readonly onRefresh: () => Promise<unknown>;
  readonly children: ReactNode;
}

/**
 * Content that is refetched when the driver pulls it down at its top. The existing content stays visible meanwhile.
 * Every list uses it, so it must not delay the first row: antd-mobile's version would load an animation library.
 */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const box = useRef<HTMLDivElement>(null);
  const { status, heightPx, isHeld } = usePullToRefresh(box, onRefresh);
  return (
    <div ref={box}>
      <div className={joinClasses(styles['head'], !isHeld && styles['free'])} style={{ height: heightPx }}>
        <div className={styles['word']} style={{ minHeight: PULL_INDICATOR_HEIGHT_PX }}>
          {STATUS_CONTENT[status]}
        </div>
      </div>
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
