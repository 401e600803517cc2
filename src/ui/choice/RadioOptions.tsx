import { joinClasses } from '@/ui/joinClasses';

import { RadioButton } from './RadioButton';

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
    <RadioButton
      key={option.value}
      hasNoIcon
      name={name}
      isChosen={option.value === value}
      className={joinClasses(classes.option, option.value === value && classes.chosen)}
      onChoose={() => {
        onChange(option.value);
      }}
    >
      {option.label}
    </RadioButton>
  ));
}
