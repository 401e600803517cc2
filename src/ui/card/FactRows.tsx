import type { ReactNode } from 'react';

import { NO_TIME } from '@/domain/time';
import { TextButton } from '@/ui/button/TextButton';

import styles from './FactRows.module.css';

export interface Fact {
  readonly label: string;
  /** If it is empty, undefined or an unknown time, the row is left out. */
  readonly value: ReactNode;
  /** Adds the button 复制 after the value. */
  readonly onCopy?: (() => void) | undefined;
}

/** Facts about one thing: the name on the left, the value on the right. Long values wrap. */
export function FactRows({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => value !== '' && value !== NO_TIME && value !== undefined && value !== null)
        .map(({ label, value, onCopy }) => (
          <div key={label} className={styles['fact']}>
            <dt className={styles['label']}>{label}</dt>
            <dd className={styles['value']}>
              {value}
              {onCopy && (
                <span className={styles['copy']}>
                  <TextButton onPress={onCopy} label={`复制${label}`}>
                    复制
                  </TextButton>
                </span>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
