import Checkbox from 'antd-mobile/es/components/checkbox';
import type { ReactNode } from 'react';

import styles from './CheckBox.module.css';

interface CheckBoxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
}

/**
 * A real checkbox, which antd-mobile hides and our style sheet makes reachable for keys and screen readers. Its text is
 * part of the tap area.
 */
export function CheckBox({ isChecked, onChange, children, isDisabled = false }: CheckBoxProps) {
  return (
    <Checkbox block className={styles['row'] ?? ''} checked={isChecked} disabled={isDisabled} onChange={onChange}>
      {children}
    </Checkbox>
  );
}
