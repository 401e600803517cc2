import { Fragment } from 'react';

import styles from './WholeWords.module.css';

/** Short facts in a row. A line breaks between two of them and never inside one, such as a duration. */
export function WholeWords({ words }: { readonly words: readonly string[] }) {
  return words
    .filter((word) => word !== '')
    .map((word, index) => (
      <Fragment key={word}>
        {index > 0 && ' · '}
        <span className={styles['word']}>{word}</span>
      </Fragment>
    ));
}
