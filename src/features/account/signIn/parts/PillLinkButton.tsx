import type { To } from 'react-router-dom';

import { Link } from '@/navigation/Link';
import { joinClasses } from '@/ui/joinClasses';

import styles from './PillLinkButton.module.css';

interface PillLinkButtonProps {
  readonly to: To;
  readonly children: string;
  /** `main`: the screen's primary button. */
  readonly tone?: 'main' | 'plain';
  /** Called before the link is followed. */
  readonly onPress?: () => void;
}

/** A link to another screen that looks like a button. */
export function PillLinkButton({ to, children, tone = 'main', onPress }: PillLinkButtonProps) {
  return (
    <Link to={to} className={joinClasses(styles['link'], styles[tone])} onClick={onPress}>
      {children}
    </Link>
  );
}
