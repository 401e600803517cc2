import { joinClasses } from '@/ui/joinClasses';

import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** In px, or any CSS length. The size of what will stand here. */
  readonly height: number | string;
  readonly width?: number | string;
  /** A whole card is rounder than a line in it. */
  readonly shape?: 'line' | 'card';
}

/** A grey box of the final size, so that nothing moves when the real thing comes. */
export function Skeleton({ height, width = '100%', shape = 'line' }: SkeletonProps) {
  return (
    <div
      className={joinClasses(styles['box'], shape === 'card' && styles['card'])}
      style={{ height, width }}
      aria-hidden="true"
    />
  );
}
