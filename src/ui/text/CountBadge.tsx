import Badge from 'antd-mobile/es/components/badge';

import { ScreenReaderText } from '@/ui/text/ScreenReaderText';

import styles from './CountBadge.module.css';

interface CountBadgeProps {
  readonly count: number;
  /** What it counts, for screen readers: 笔待支付. */
  readonly unit: string;
}

/** The number of items behind a tile. */
export function CountBadge({ count, unit }: CountBadgeProps) {
  const content = (
    <>
      {count}
      <ScreenReaderText>{unit}</ScreenReaderText>
    </>
  );
  return <Badge className={styles['badge'] ?? ''} content={content} />;
}
