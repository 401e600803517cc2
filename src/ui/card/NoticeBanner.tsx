import type { ReactNode } from 'react';

import { joinClasses } from '@/ui/joinClasses';
import { type IconTone, ToneIcon } from '@/ui/picture/ToneIcon';
import { amountOrPlateAttributes } from '@/ui/text/amountOrPlateAttributes';

import styles from './NoticeBanner.module.css';

interface NoticeBannerProps {
  readonly children: ReactNode;
  readonly tone?: IconTone;
  /** One TextButton. */
  readonly action?: ReactNode;
  /** It appears without an action of the driver, so a screen reader announces it at once. */
  readonly isAnnounced?: boolean;
}

/** A banner on the page with one message and at most one button. */
export function NoticeBanner({ children, tone = 'info', action, isAnnounced = false }: NoticeBannerProps) {
  return (
    <div
      className={joinClasses(styles['notice'], tone !== 'info' && styles[tone])}
      role={isAnnounced ? 'alert' : undefined}
    >
      <div className={styles['words']}>
        <ToneIcon tone={tone} className={styles['icon']} />
        <div className={styles['text']} {...amountOrPlateAttributes(children)}>
          {children}
        </div>
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
