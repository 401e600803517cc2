import type { ReactNode } from 'react';

import { Facts } from '@/ui/card/Facts';

import styles from './Article.module.css';

interface ArticleProps {
  readonly title: string;
  /** Below the title: time and source. */
  readonly facts: readonly string[];
  readonly children: ReactNode;
}

/** A text to read: its heading, its source, and the text. */
export function Article({ title, facts, children }: ArticleProps) {
  return (
    <article className={styles['article']}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['facts']}>
        <Facts of={facts} />
      </p>
      {children}
    </article>
  );
}
