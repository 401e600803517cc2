import type { ReactNode } from 'react';

import { InlineFacts } from '@/ui/card/InlineFacts';

import styles from './Article.module.css';

interface ArticleProps {
  readonly title: string;
  /** Shown below the title: time and source. */
  readonly facts: readonly string[];
  /** Controls beside the facts, such as the type size. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** An article: its heading, its source, and the text. */
export function Article({ title, facts, tools, children }: ArticleProps) {
  return (
    <article className={styles['article']}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        <div className={styles['under']}>
          <p className={styles['facts']}>
            <InlineFacts of={facts} />
          </p>
          {tools}
        </div>
      </header>
      <div className={styles['body']}>{children}</div>
    </article>
  );
}
