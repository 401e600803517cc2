import PullToRefresh, { type PullStatus } from 'antd-mobile/es/components/pull-to-refresh';
import type { ReactNode } from 'react';

import styles from './PullDown.module.css';

/** At rest the head has no height: a drawing is cut there and nothing is read out. */
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
const WORDS: Readonly<Record<PullStatus, ReactNode>> = {
  pulling: ARROW,
  canRelease: '松开刷新',
  refreshing: '正在刷新…',
  complete: '已刷新',
};

interface PullDownProps {
  readonly onRefresh: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Content that is asked for again when it is pulled down at its upper end. What is there stays in view meanwhile. */
export function PullDown({ onRefresh, children }: PullDownProps) {
  return (
    <PullToRefresh
      renderText={(status) => WORDS[status]}
      onRefresh={async () => {
        await onRefresh();
      }}
    >
      <div className={styles['content']}>{children}</div>
    </PullToRefresh>
  );
}
