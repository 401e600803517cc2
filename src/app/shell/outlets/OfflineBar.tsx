import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';

import { selectNotices } from '@/flows/notices/noticesSlice';
import { joinClasses } from '@/ui/joinClasses';

import styles from './OfflineBar.module.css';

/**
 * Says over every screen that the line is gone. Nothing under it loses its taps, and it makes room for a toast in the same place. While it is there,
 * a page ends with as much room as it covers.
 */
export function OfflineBar() {
  const { toast } = useSelector(selectNotices);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.ownerDocument.documentElement;
    root?.setAttribute('data-line', 'lost');
    return () => root?.removeAttribute('data-line');
  }, []);
  return (
    <div ref={place} className={joinClasses(styles['place'], toast !== null && styles['covered'])} data-offline="on">
      <p className={styles['bar']}>网络已断开，恢复后自动更新</p>
    </div>
  );
}
