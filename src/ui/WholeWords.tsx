import { Fragment } from 'react';

import styles from './WholeWords.module.css';

/** Short facts in a row. A line breaks between two of them and never inside one, such as a duration; none begins with a dot. */
export function WholeWords({ words }: { readonly words: readonly string[] }) {
  const facts = words.filter((word) => word !== '');
  return facts.map((word, index) => {
    const isLast = index === facts.length - 1;
    return (
      <Fragment key={index}>
        <span className={styles['word']}>{isLast ? word : `${word} ·`}</span>
        {!isLast && ' '}
      </Fragment>
    );
  });
}
