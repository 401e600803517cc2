import { Link, type To } from 'react-router-dom';

import { joinClasses } from '@/ui/joinClasses';

import styles from './ButtonLink.module.css';

interface ButtonLinkProps {
  readonly to: To;
  readonly children: string;
  /** `main`: the one coloured act of the screen. */
  readonly tone?: 'main' | 'plain';
}

/** Leads to another screen and looks like what it is: the next step. */
export function ButtonLink({ to, children, tone = 'main' }: ButtonLinkProps) {
  return (
    <Link to={to} className={joinClasses(styles['link'], styles[tone])}>
      {children}
    </Link>
  );
}
