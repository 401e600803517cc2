import { type ReactNode, useId } from 'react';

import { joinClasses } from '@/ui/joinClasses';
import { amountOrPlateAttributes } from '@/ui/text/amountOrPlateAttributes';
import { ScreenReaderText } from '@/ui/text/ScreenReaderText';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';

import row from './ChoiceRow.module.css';
import { RadioButton } from './RadioButton';
import styles from './RadioList.module.css';

/** One option of a RadioList. */
export interface RadioOption<Value extends string | number> {
  readonly value: Value;
  readonly title: string;
  /** Text below the title. For a disabled option it is the reason: `满20元可用`. */
  readonly note?: string | undefined;
  readonly icon?: ReactNode;
  readonly right?: ReactNode;
  readonly isDisabled?: boolean;
}

interface RadioListProps<Value extends string | number> {
  /** The question, for screen readers only. */
  readonly legend: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of several options, such as pay channels or coupons. */
export function RadioList<Value extends string | number>({ legend, options, value, onChange }: RadioListProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['list']}>
      <legend>
        <ScreenReaderText>{legend}</ScreenReaderText>
      </legend>
      {options.map((option) => (
        <RadioButton
          key={option.value}
          name={name}
          isChosen={option.value === value}
          isDisabled={option.isDisabled === true}
          className={joinClasses(row['row'], styles['option'], option.isDisabled === true && styles['off'])}
          onChoose={() => {
            onChange(option.value);
          }}
        >
          <span className={joinClasses(styles['content'], option.right !== undefined && styles['wraps'])}>
            {option.icon !== undefined && <span className={styles['icon']}>{option.icon}</span>}
            <span className={joinClasses(row['words'], option.right !== undefined && styles['beside'])}>
              <span>{option.title}</span>
              {option.note !== undefined && (
                <div className={styles['note']} {...amountOrPlateAttributes(option.note)}>
                  <UnbrokenNumbersText of={option.note} />
                </div>
              )}
            </span>
            {option.right !== undefined && <span className={styles['right']}>{option.right}</span>}
          </span>
        </RadioButton>
      ))}
    </fieldset>
  );
}
