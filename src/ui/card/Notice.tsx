import type { ReactNode } from 'react';

import { joinClasses } from '@/ui/joinClasses';

import styles from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  readonly tone?: 'info' | 'soon' | 'owed' | 'done';
  /** One TextButton. */
  readonly action?: ReactNode;
}

const INFO = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5M12 8h.01';
const ICONS = {
  info: INFO,
  soon: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3 2',
  owed: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v6M12 16h.01',
  done: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 12l3 3 5-6',
} as const;

/** A strip on the page with one message and at most one button. */
export function Notice({ children, tone = 'info', action }: NoticeProps) {
  return (
    <div className={joinClasses(styles['notice'], tone !== 'info' && styles[tone])}>
      <div className={styles['words']}>
        <svg className={styles['icon']} width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
          <path d={ICONS[tone]} stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <div className={styles['text']}>{children}</div>
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
