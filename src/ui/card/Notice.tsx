import type { ReactNode } from 'react';

import { joinClasses } from '@/ui/joinClasses';
import { type IconTone, ToneIcon } from '@/ui/picture/ToneIcon';
import { amountAttributes } from '@/ui/text/amountAttributes';

import styles from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  readonly tone?: IconTone;
  /** One TextButton. */
  readonly action?: ReactNode;
  /** It appears by itself and must not be missed, so a screen reader says it at once. */
  readonly isAnnounced?: boolean;
}

/** A strip on the page with one message and at most one button. */
export function Notice({ children, tone = 'info', action, isAnnounced = false }: NoticeProps) {
  return (
    <div
      className={joinClasses(styles['notice'], tone !== 'info' && styles[tone])}
      role={isAnnounced ? 'alert' : undefined}
    >
      <div className={styles['words']}>
        <ToneIcon tone={tone} className={styles['icon']} />
        <div className={styles['text']} {...amountAttributes(children)}>
          {children}
        </div>
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
