import { joinClasses } from '@/ui/joinClasses';

import styles from './RadioOptions.module.css';

interface RadioOptionsProps<Value extends string | number> {
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** The class of an option, and the additional class of the chosen one. */
  readonly classes: { readonly option: string | undefined; readonly chosen: string | undefined };
}

/** Real radio buttons of which only the labels are visible, so that arrow keys and screen readers work. */
export function RadioOptions<Value extends string | number>({
  name,
  options,
  value,
  onChange,
  classes,
}: RadioOptionsProps<Value>) {
  return options.map((option) => (
    <label
      key={option.value}
      className={joinClasses(styles['option'], classes.option, option.value === value && classes.chosen)}
    >
      <input
        type="radio"
        name={name}
        className={styles['input']}
        checked={option.value === value}
        onChange={() => {
          onChange(option.value);
        }}
      />
      <span>{option.label}</span>
    </label>
  ));
}
