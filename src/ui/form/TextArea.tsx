import { useId } from 'react';

import { joinClasses } from '@/ui/joinClasses';

import fieldStyles from './Field.module.css';
import styles from './TextArea.module.css';

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
export function TextArea({ label, value, onChange, maxLength, placeholder, error }: TextAreaProps) {
  const id = useId();
  const { length } = value;
  const isWrong = error !== undefined && error !== '';
  return (
    <div className={fieldStyles['field']}>
      <label className={fieldStyles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={joinClasses(styles['box'], (isWrong || length > maxLength) && fieldStyles['wrong'])}>
        <textarea
          id={id}
          rows={4}
          className={styles['input']}
          value={value}
          maxLength={maxLength}
          placeholder={placeholder}
          aria-invalid={isWrong}
          aria-describedby={`${id}-count${isWrong ? ` ${id}-error` : ''}`}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
        <p className={styles['count']} id={`${id}-count`}>
          {length}/{maxLength}
        </p>
      </div>
      {isWrong && (
        <p className={fieldStyles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
