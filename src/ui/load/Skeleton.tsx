import 'antd-mobile/es/components/skeleton/skeleton.css';

import { Skeleton as AntdSkeleton } from 'antd-mobile/es/components/skeleton/skeleton';

import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** The height of the content that replaces it, in px or any CSS length. */
  readonly height: number | string;
  readonly width?: number | string;
  /** A card has rounder corners than a line in it. */
  readonly shape?: 'line' | 'card';
}

const lengthOf = (size: number | string) => (typeof size === 'number' ? `${String(size)}px` : size);

/** A grey box of the final size, so that nothing moves when the content arrives. */
export function Skeleton({ height, width = '100%', shape = 'line' }: SkeletonProps) {
  return (
    <AntdSkeleton
      className={styles['box'] ?? ''}
      style={{
        '--height': lengthOf(height),
        '--width': lengthOf(width),
        '--border-radius': `var(--radius${shape === 'card' ? '' : '-small'})`,
      }}
      aria-hidden
    />
  );
}
