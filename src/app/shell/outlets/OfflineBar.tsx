import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';

import { selectToastAndDialog } from '@/flows/notices/noticesSlice';
import { joinClasses } from '@/ui/joinClasses';

import styles from './OfflineBar.module.css';

/**
 * Shows above every screen that the device is offline. It takes no taps, and moves aside for a toast in the same
 * position. While it is shown, pages have as much extra space at their end as it covers.
 */
export function OfflineBar() {
  const { toast } = useSelector(selectToastAndDialog);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = container.current?.ownerDocument.documentElement;
    root?.setAttribute('data-line', 'lost');
    return () => root?.removeAttribute('data-line');
  }, []);
  return (
    <div
      ref={container}
      className={joinClasses(styles['place'], toast !== null && styles['covered'])}
      data-offline="on"
    >
      <p className={styles['bar']}>网络已断开，恢复后自动更新</p>
    </div>
  );
}
