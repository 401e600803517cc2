import type { ReactNode } from 'react';

import { Facts } from '@/ui/card/Facts';

import styles from './Article.module.css';

interface ArticleProps {
  readonly title: string;
  /** Below the title: time and source. */
  readonly facts: readonly string[];
  /** Beside the facts: how the text is shown. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A text to read: its heading, its source, and the text. */
export function Article({ title, facts, tools, children }: ArticleProps) {
  return (
    <article className={styles['article']}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        <div className={styles['under']}>
          <p className={styles['facts']}>
            <Facts of={facts} />
          </p>
          {tools}
        </div>
      </header>
      <div className={styles['body']}>{children}</div>
    </article>
  );
}
