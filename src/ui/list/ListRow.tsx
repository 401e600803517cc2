import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';

import { Link } from '@/navigation/Link';
import { joinClasses } from '@/ui/joinClasses';
import { factMark } from '@/ui/text/factMark';

import styles from './ListRow.module.css';

interface ListRowProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  readonly right?: ReactNode;
  /** The row is a real link to another screen. */
  readonly to?: To | undefined;
  /** The row is a real button. */
  readonly onPress?: (() => void) | undefined;
  /** For a row that expands and collapses the content below it: whether that is open. */
  readonly isOpen?: boolean | undefined;
}

const arrowClass = (isOpen: boolean | undefined) =>
  joinClasses(styles['arrow'], isOpen !== undefined && styles['turned'], isOpen === true && styles['open']);

/** A row of a card: a link, a button, or plain text. */
export function ListRow({ title, note, icon, right, to, onPress, isOpen }: ListRowProps) {
  const content = (
    <>
      {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {note !== undefined && (
          <span className={styles['note']} {...factMark(note)}>
            {note}
          </span>
        )}
      </span>
      {right !== undefined && (
        <span className={styles['right']} {...factMark(right)}>
          {right}
        </span>
      )}
    </>
  );
  const arrow = (
    <svg className={arrowClass(isOpen)} width="1em" height="1em" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d="M6 3l5 5-5 5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
  if (to !== undefined) {
    return (
      <Link className={styles['row']} to={to}>
        {content}
        {arrow}
      </Link>
    );
  }
  if (onPress) {
    return (
      <button type="button" className={styles['row']} onClick={onPress} aria-expanded={isOpen}>
        {content}
        {arrow}
      </button>
    );
  }
  return <div className={styles['row']}>{content}</div>;
}
