import { type ReactNode, useId } from 'react';

import styles from './CheckBox.module.css';

interface CheckBoxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
}

/** A real check box. Its text is part of the tap area. */
export function CheckBox({ isChecked, onChange, children, isDisabled = false }: CheckBoxProps) {
  const id = useId();
  return (
    <label className={styles['row']} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className={styles['input']}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <span className={styles['text']}>{children}</span>
    </label>
  );
}
