import { useId } from 'react';

import { ScreenReaderText } from '@/ui/text/ScreenReaderText';

import { RadioOptions } from './RadioOptions';
import styles from './SegmentedControl.module.css';

interface SegmentedControlProps<Value extends string | number> {
  /** The question, for screen readers only. */
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of a few, side by side. They are real radio buttons, so that arrow keys and screen readers work. */
export function SegmentedControl<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['control']}>
      <legend>
        <ScreenReaderText>{legend}</ScreenReaderText>
      </legend>
      <div className={styles['row']}>
        <RadioOptions
          name={name}
          options={options}
          value={value}
          onChange={onChange}
          classes={{ option: styles['option'], chosen: styles['chosen'] }}
        />
      </div>
    </fieldset>
  );
}
