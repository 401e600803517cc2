import { joinClasses } from '@/ui/joinClasses';

import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** The height of the content that replaces it, in px or any CSS length. */
  readonly height: number | string;
  readonly width?: number | string;
  /** A whole card has rounder corners than a line in it. */
  readonly shape?: 'line' | 'card';
}

/** A grey box of the final size, so that nothing moves when the content arrives. */
export function Skeleton({ height, width = '100%', shape = 'line' }: SkeletonProps) {
  return (
    <div
      className={joinClasses(styles['box'], shape === 'card' && styles['card'])}
      style={{ height, width }}
      aria-hidden="true"
    />
  );
}
