import { UNKNOWN_TIME_TEXT } from '@/domain/time';
import { amountOrPlateAttributes } from '@/ui/text/amountOrPlateAttributes';

import styles from './InlineFacts.module.css';

/** A fact, or one with a colour. The text alone says the same as the colour. */
export type TonedFact = string | { readonly text: string; readonly tone: 'soon' };

const getFactText = (fact: TonedFact): string => (typeof fact === 'string' ? fact : fact.text);

/** The text before the first digit, and the rest. */
const TEXT_AND_DIGITS = /^(\D*)(.*)$/;
/**
 * A fact of this length or more may be wider than a line of large type. If it has no space, it breaks before its first
 * digit.
 */
const BREAKABLE_LENGTH = 7;

/**
 * Short facts in a row, separated by dots. A fact that ends in an unknown time or duration is left out. A line breaks
 * between two facts and never inside one, such as a duration or a price. The dot before a fact at the start of a line
 * is clipped. It needs a left edge, so do not use it for centred or right-aligned text.
 */
export function InlineFacts({ of }: { of: readonly TonedFact[] }) {
  const facts = of.filter((fact) => getFactText(fact) !== '' && !getFactText(fact).endsWith(UNKNOWN_TIME_TEXT));
  if (facts.length === 0) return null;
  return (
    <span className={styles['facts']}>
      {facts.map((fact, index) => (
        <span key={index} className={styles['fact']}>
          {index > 0 && <span className={styles['dot']}> · </span>}
          {typeof fact === 'string' ? <FactText of={fact} /> : <span className={styles[fact.tone]}>{fact.text}</span>}
        </span>
      ))}
    </span>
  );
}

function FactText({ of }: { readonly of: string }) {
  const attributes = amountOrPlateAttributes(of);
  if ('data-sum' in attributes)
    return (
      <span className={styles['figures']} {...attributes}>
        {of}
      </span>
    );
  if (of.length < BREAKABLE_LENGTH || of.includes(' ')) return of;
  const [, label = '', figures = ''] = TEXT_AND_DIGITS.exec(of) ?? [];
  if (label === '' || figures === '') return of;
  return (
    <>
      {label}
      <span className={styles['figures']}>{figures}</span>
    </>
  );
}
