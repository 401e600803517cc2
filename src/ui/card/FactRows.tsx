import type { ReactNode } from 'react';

import { UNKNOWN_TIME_TEXT } from '@/domain/time';
import { TextButton } from '@/ui/button/TextButton';
import { joinClasses } from '@/ui/joinClasses';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';

import styles from './FactRows.module.css';

export interface LabeledFact {
  readonly label: string;
  /** If it is empty, undefined or an unknown time, the row is left out. */
  readonly value: ReactNode;
  /** Adds the button 复制 after the value. */
  readonly onCopy?: (() => void) | undefined;
}

/** `2026年12月5日 03:21`, which is wider than the space beside a label. */
const isDateWithClock = (value: ReactNode): boolean => typeof value === 'string' && /年\d+月\d+日 \d/.test(value);
/** `每分钟0.50元，50.00元封顶`. Its phrases may be wider than a line, its numbers are not. */
const isSentence = (value: ReactNode): value is string => typeof value === 'string' && /[，。；：、]/.test(value);

/** A line breaks between the clauses of a rule with numbers where they fit: `24小时封顶30.00元` stays in one piece. */
const splitClauses = (value: string): readonly string[] =>
  /\d/.test(value) ? value.split(/([^，；。]*[，；。]+)/).filter((clause) => clause !== '') : [value];

const Sentence = ({ of }: { readonly of: string }) => {
  const clauses = splitClauses(of);
  if (clauses.length === 1) return <UnbrokenNumbersText of={of} />;
  return clauses.map((clause, index) => (
    <span key={index} className={styles['clause']}>
      <UnbrokenNumbersText of={clause} />
    </span>
  ));
};

/** Facts about one item: the label on the left, the value on the right. Long values wrap. */
export function FactRows({ facts }: { readonly facts: readonly LabeledFact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => value !== '' && value !== UNKNOWN_TIME_TEXT && value !== undefined && value !== null)
        .map(({ label, value, onCopy }) => (
          <div key={label} className={styles['fact']}>
            <dt className={styles['label']}>{label}</dt>
            <dd
              className={joinClasses(
                styles['value'],
                isDateWithClock(value) && styles['dated'],
                isSentence(value) && styles['sentence'],
              )}
            >
              {isSentence(value) ? <Sentence of={value} /> : value}
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
