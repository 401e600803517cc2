import 'antd-mobile/es/components/button/button.css';

import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';

import { Link } from '@/navigation/Link';
import { joinClasses } from '@/ui/joinClasses';

import styles from './LinkButton.module.css';

interface LinkButtonProps {
  readonly to: To;
  readonly children: ReactNode;
  /**
   * `primary` looks like the primary button of a screen, `text` like a secondary button, `soft` like the button of each
   * card in a list.
   */
  readonly variant?: 'primary' | 'text' | 'soft';
  /** The accessible name if the text alone does not say enough. It must begin with the text. */
  readonly label?: string;
  /** Replaces the current screen in the history, so that going back skips it. */
  readonly replace?: boolean;
  /** Called before the link is followed. */
  readonly onPress?: () => void;
}

/**
 * A button that navigates to another screen. antd-mobile's button cannot be a link, so a real link uses its classes.
 */
export function LinkButton({ to, children, variant = 'text', label, replace = false, onPress }: LinkButtonProps) {
  return (
    <Link
      to={to}
      replace={replace}
      className={joinClasses('adm-button', styles['link'], variant !== 'text' && styles[variant])}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </Link>
  );
}
