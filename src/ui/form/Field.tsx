import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

import { joinClasses } from '@/ui/joinClasses';

import styles from './Field.module.css';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'placeholder'
>;

interface FieldProps {
  readonly label: string;
  /** Not set for passwords and codes. Those stay in the field and are read through `ref` when the form is submitted. */
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly type?: 'text' | 'tel' | 'password' | 'date';
  /** The error message. Screen readers read it with the field. */
  readonly error?: string | undefined;
  /** Content at the right end: the button 获取验证码, or the picture of a captcha. */
  readonly suffix?: ReactNode;
  readonly attributes?: InputAttributes;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field of one line. */
export function Field({ label, value, onChange, type = 'text', error, suffix, attributes, ref }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const isWrong = error !== undefined && error !== '';
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={joinClasses(styles['box'], isWrong && styles['wrong'])}>
        <input
          {...attributes}
          {...(value === undefined ? {} : { value })}
          id={id}
          ref={ref}
          type={type}
          className={styles['input']}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {suffix !== undefined && <div className={styles['suffix']}>{suffix}</div>}
      </div>
      {isWrong && (
        <p className={styles['error']} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
