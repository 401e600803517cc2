import Button from 'antd-mobile/es/components/button';
import type { ReactNode } from 'react';

import { joinClasses } from '@/ui/joinClasses';

import styles from './TextButton.module.css';

interface TextButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** The accessible name if the text alone does not say enough. It must begin with the text. */
  readonly label?: string | undefined;
  readonly isDisabled?: boolean;
  readonly tone?: 'brand' | 'quiet' | 'danger';
}

/** A secondary button. */
export function TextButton({ children, onPress, label, isDisabled, tone = 'brand' }: TextButtonProps) {
  return (
    <Button
      fill="none"
      disabled={isDisabled === true}
      className={joinClasses(styles['button'], tone !== 'brand' && styles[tone])}
      aria-label={label}
      onClick={() => {
        onPress();
      }}
    >
      {children}
    </Button>
  );
}
