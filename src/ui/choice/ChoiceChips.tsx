import { useId } from 'react';

import { joinClasses } from '@/ui/joinClasses';
import { ScreenReaderText } from '@/ui/text/ScreenReaderText';

import styles from './ChoiceChips.module.css';
import { RadioOptions } from './RadioOptions';

interface ChoiceChipsProps<Value extends string | number> {
  /** The question. It is shown above the chips; above filter chips only screen readers read it. */
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** `filter`: smaller chips on the page instead of on a card, above the list that they filter. */
  readonly variant?: 'form' | 'filter';
  /** The error message of the choice, connected to it for screen readers. */
  readonly error?: string | undefined;
}

/** A choice of one of several short texts. They are real radio buttons that wrap over lines. */
export function ChoiceChips<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  variant = 'form',
  error,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      className={joinClasses(styles['choice'], variant === 'filter' && styles['filter'])}
      role="radiogroup"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={styles['legend']}>
        {variant === 'form' ? legend : <ScreenReaderText>{legend}</ScreenReaderText>}
      </legend>
      <div className={styles['chips']}>
        <RadioOptions
          name={name}
          options={options}
          value={value}
          onChange={onChange}
          classes={{ option: styles['chip'], chosen: styles['chosen'] }}
        />
      </div>
      {error !== undefined && (
        <p className={styles['error']} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
