import styles from './Facts.module.css';

/** Words before the first figure, and the rest. */
const PARTS = /^(\D*)(.*)$/;
/** From this length a fact may be wider than a line of large type; where it has no space it breaks before its figures. */
const LONG = 7;

/**
 * Short facts in a row, with a dot between two of them. A line breaks between two and never inside one, such as a duration or a price;
 * the dot before a fact that begins a line is cut off. It needs a left edge of its own: not for words that are centred or stand on the right.
 */
export function Facts({ of }: { of: readonly string[] }) {
  const facts = of.filter((fact) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <span className={styles['facts']}>
      {facts.map((fact, index) => (
        <span key={index} className={styles['fact']}>
          {index > 0 && <span className={styles['dot']}> · </span>}
          {fact.length < LONG || fact.includes(' ') ? fact : <LongFact of={fact} />}
        </span>
      ))}
    </span>
  );
}

function LongFact({ of }: { readonly of: string }) {
  const [, words = '', figures = ''] = PARTS.exec(of) ?? [];
  if (words === '' || figures === '') return of;
  return (
    <>
      {words}
      <span className={styles['figures']}>{figures}</span>
    </>
  );
}
