import { NO_TIME } from '@/domain/time';
import { amountAttributes } from '@/ui/text/amountAttributes';

import styles from './Facts.module.css';

/** A fact, or one with a colour. Its words alone say the same. */
export type TonedFact = string | { readonly text: string; readonly tone: 'soon' };

const textOf = (fact: TonedFact): string => (typeof fact === 'string' ? fact : fact.text);

/** The text before the first digit, and the rest. */
const PARTS = /^(\D*)(.*)$/;
/** A fact of this length or more may be wider than a line of large type. If it has no space, it breaks before its digits. */
const LONG = 7;

/**
 * Short facts in a row, separated by dots. One that ends in an unknown time or duration is left out. A line breaks between two facts and never inside one, such as a duration or a price. The dot before a fact
 * at the start of a line is clipped. It needs a left edge, so do not use it for centred or right-aligned text.
 */
export function Facts({ of }: { of: readonly TonedFact[] }) {
  const facts = of.filter((fact) => textOf(fact) !== '' && !textOf(fact).endsWith(NO_TIME));
  if (facts.length === 0) return null;
  return (
    <span className={styles['facts']}>
      {facts.map((fact, index) => (
        <span key={index} className={styles['fact']}>
          {index > 0 && <span className={styles['dot']}> · </span>}
          {typeof fact === 'string' ? <Words of={fact} /> : <span className={styles[fact.tone]}>{fact.text}</span>}
        </span>
      ))}
    </span>
  );
}

function Words({ of }: { readonly of: string }) {
  const mark = amountAttributes(of);
  if ('data-sum' in mark)
    return (
      <span className={styles['figures']} {...mark}>
        {of}
      </span>
    );
  if (of.length < LONG || of.includes(' ')) return of;
  const [, words = '', figures = ''] = PARTS.exec(of) ?? [];
  if (words === '' || figures === '') return of;
  return (
    <>
      {words}
      <span className={styles['figures']}>{figures}</span>
    </>
  );
}
