import type { ReactNode } from 'react';

import styles from './Card.module.css';

interface CardProps {
  /** What stands above the title. */
  readonly before?: ReactNode;
  readonly title?: string;
  /** Content to the right of the title: a TextButton. */
  readonly right?: ReactNode;
  readonly children?: ReactNode;
}

/** A white card on the page. The first card of a screen answers the driver's question. */
export function Card({ before, title, right, children }: CardProps) {
  return (
    <section className={styles['card']}>
      {before}
      {title !== undefined && (
        <div className={styles['head']}>
          <h2 className={styles['title']}>{title}</h2>
          {right !== undefined && <div className={styles['right']}>{right}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
