import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

import styles from './LinkButton.module.css';

interface LinkButtonProps {
  readonly to: To;
  readonly children: ReactNode;
  /** `primary` looks like the one button of the screen, `text` like a secondary act, `soft` like the one act of each card of a list. */
  readonly look?: 'primary' | 'text' | 'soft';
  /** The name that is read out when the text alone does not say enough. It must begin with the text. */
  readonly label?: string;
  /** The way back skips the present screen. */
  readonly replace?: boolean;
}

/** An act that leads to another screen: a real link that looks like a button. */
export function LinkButton({ to, children, look = 'text', label, replace = false }: LinkButtonProps) {
  return (
    <Link to={to} replace={replace} className={styles[look]} aria-label={label}>
      {children}
    </Link>
  );
}
