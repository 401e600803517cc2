import type { To } from 'react-router-dom';

import { Link } from '@/navigation/Link';
import { joinClasses } from '@/ui/joinClasses';

import styles from './ButtonLink.module.css';

interface ButtonLinkProps {
  readonly to: To;
  readonly children: string;
  /** `main`: the screen's primary button. */
  readonly tone?: 'main' | 'plain';
  /** Called before the link is followed. */
  readonly onPress?: () => void;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ to, children, tone = 'main', onPress }: ButtonLinkProps) {
  return (
    <Link to={to} className={joinClasses(styles['link'], styles[tone])} onClick={onPress}>
      {children}
    </Link>
  );
}
