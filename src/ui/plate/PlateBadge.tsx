import { formatPlate, getPlateStyle } from '@/domain/plate/plateFace';
import { joinClasses } from '@/ui/joinClasses';

import styles from './PlateBadge.module.css';

interface PlateBadgeProps {
  /** As the server sends it, with or without its dot. */
  readonly plateNo: string;
  /** The server's colour number; without it, the colour is derived from the characters. */
  readonly plateColor?: number | undefined;
  readonly size?: 'normal' | 'large';
}

/** A plate that looks like a real one. Screen readers read it as one word. */
export function PlateBadge({ plateNo, plateColor = -1, size = 'normal' }: PlateBadgeProps) {
  const text = formatPlate(plateNo);
  return (
    <span
      role="img"
      aria-label={text}
      className={joinClasses(
        styles['plate'],
        styles[getPlateStyle(plateNo, plateColor)],
        size === 'large' && styles['large'],
      )}
    >
      {text}
    </span>
  );
}
