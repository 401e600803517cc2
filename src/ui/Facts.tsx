import styles from './Facts.module.css';

/** Words before the first figure, and the rest. */
const PARTS = /^(\D*)(.*)$/;

/** Facts in one line, or in more where there is no room: a line ends between two of them, never inside `3.00元/小时`. */
export function Facts({ of }: { of: readonly string[] }) {
  const facts = of.filter((fact) => fact !== '');
  return facts.map((fact, index) => {
    const [, words, figures] = PARTS.exec(fact) ?? [];
    return (
      <span key={index} className={styles['fact']}>
        {words}
        <span className={styles['fact']}>
          {figures}
          {index < facts.length - 1 && '\u00a0·\u00a0'}
        </span>
      </span>
    );
  });
}
