import 'antd-mobile/es/components/text-area/text-area.css';

import { TextArea as AntdTextArea } from 'antd-mobile/es/components/text-area/text-area';
import { cloneElement, useId } from 'react';

import { joinClasses } from '@/ui/joinClasses';
import { usePatchedAntdElement } from '@/ui/usePatchedAntdElement';

import styles from './TextArea.module.css';
import fieldStyles from './TextField.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** In UTF-16 units, as servers count. Pasted text beyond it is cut off. */
  readonly maxLength: number;
  readonly placeholder?: string;
  /** The error message. Screen readers read it with the field. */
  readonly error?: string | undefined;
}

/** A text field of several lines, with the number of characters left. */
export function TextArea({ label, value, onChange, maxLength, placeholder = '', error }: TextAreaProps) {
  const id = useId();
  const { length } = value;
  const isWrong = error !== undefined && error !== '';
  const count = (
    <p className={styles['count']} id={`${id}-count`}>
      {length}/{maxLength}
    </p>
  );
  const area = usePatchedAntdElement(
    AntdTextArea,
    { id, rows: 4, value, placeholder, onChange, className: styles['area'] ?? '', showCount: () => count },
    (element) =>
      cloneElement(element, {
        // The library's own limit counts characters.
        maxLength,
        'aria-invalid': isWrong,
        'aria-describedby': `${id}-count${isWrong ? ` ${id}-error` : ''}`,
      } as object),
  );
  return (
    <div className={fieldStyles['field']}>
      <label className={fieldStyles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={joinClasses(styles['box'], (isWrong || length > maxLength) && fieldStyles['wrong'])}>{area}</div>
      {isWrong && (
        <p className={fieldStyles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
