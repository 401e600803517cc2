import type { ReactNode } from 'react';

import styles from './Card.module.css';

interface CardProps {
  readonly title?: string;
  /** Content to the right of the title: a TextButton. */
  readonly right?: ReactNode;
  readonly children?: ReactNode;
}

/** A white card on the page. The first card of a screen answers the driver's question. */
export function Card({ title, right, children }: CardProps) {
  return (
    <section className={styles['card']}>
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
