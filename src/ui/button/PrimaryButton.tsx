import Button from 'antd-mobile/es/components/button';
import type { ReactNode } from 'react';

import { joinClasses } from '@/ui/joinClasses';

import styles from './PrimaryButton.module.css';

interface PrimaryButtonProps {
  /** The action and its object: `支付 6.00元`. */
  readonly children: ReactNode;
  /** Gets the button element, from which `usePrimaryButtonHandler` finds the missing input. */
  readonly onPress?: ((button: Element) => void) | undefined;
  /** The text while the action is running, `正在查询…`. While it is set, the button is disabled. */
  readonly busyText?: string | undefined;
  /**
   * Only for a query of a plate (Rule 6.1). Any other primary button stays enabled and focuses the missing input:
   * `usePrimaryButtonHandler`.
   */
  readonly isDisabled?: boolean;
  /** The accessible name if the text alone does not say enough. */
  readonly label?: string | undefined;
  readonly type?: 'button' | 'submit';
  readonly tone?: 'brand' | 'danger';
}

/** The main action of a screen. */
export function PrimaryButton({
  children,
  onPress,
  busyText,
  isDisabled,
  label,
  type = 'button',
  tone,
}: PrimaryButtonProps) {
  const isBusy = busyText !== undefined;
  return (
    <Button
      block
      type={type}
      disabled={isBusy || isDisabled === true}
      className={joinClasses(styles['button'], tone === 'danger' && styles['danger'])}
      aria-busy={isBusy}
      aria-label={label === undefined || isBusy ? undefined : label}
      onClick={({ currentTarget }) => {
        onPress?.(currentTarget);
      }}
    >
      {busyText ?? children}
    </Button>
  );
}
