import 'antd-mobile/es/components/input/input.css';

import { Input, type InputProps, type InputRef } from 'antd-mobile/es/components/input/input';
import {
  cloneElement,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';

import { joinClasses } from '@/ui/joinClasses';
import { usePatchedAntdElement } from '@/ui/usePatchedAntdElement';

import styles from './TextField.module.css';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'placeholder'
>;

interface FieldProps {
  readonly label: string;
  /** Not set for passwords and codes. Those stay in the field and are read through `ref` when the form is submitted. */
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly type?: 'text' | 'tel' | 'password';
  /** The error message. Screen readers read it with the field. */
  readonly error?: string | undefined;
  /** Content at the right end: the button 获取验证码, or the picture of a captcha. */
  readonly suffix?: ReactNode;
  readonly attributes?: InputAttributes | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

interface InputElementProps extends Pick<FieldProps, 'onChange' | 'attributes' | 'ref'> {
  readonly id: string;
  readonly type: NonNullable<FieldProps['type']>;
  /** `aria-*`, which belong to the element that has the focus. */
  readonly aria: object;
}

/** A text field of one line. */
export function TextField({ label, value, onChange, type = 'text', error, suffix, attributes, ref }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const isWrong = error !== undefined && error !== '';
  const inner = {
    id,
    type,
    aria: { 'aria-invalid': isWrong, 'aria-describedby': isWrong ? errorId : undefined },
    onChange,
    attributes,
    ref,
  };
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={joinClasses(styles['box'], isWrong && styles['wrong'])}>
        {value === undefined || type === 'password' ? (
          <SecretInput {...inner} value={value} />
        ) : (
          <TextInput {...inner} value={value} />
        )}
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

function TextInput({
  value,
  onChange,
  attributes,
  aria,
  ref,
  ...rest
}: InputElementProps & { readonly value: string }): ReactElement {
  const handle = useRef<InputRef>(null);
  const renderedInput = usePatchedAntdElement(
    Input,
    // The library passes all of them on, though its types leave some out.
    {
      ...(attributes as InputProps),
      ...rest,
      value,
      className: styles['input'] ?? '',
      onChange: (text) => onChange?.(text),
    },
    (input) => cloneElement(input, aria),
    handle,
  );
  useImperativeHandle(ref, () => handle.current?.nativeElement as HTMLInputElement);
  return renderedInput;
}

/**
 * antd-mobile's input keeps the typed text in React's state. A password or a code stays in the DOM element, which looks
 * the same.
 */
function SecretInput({
  value,
  onChange,
  attributes,
  aria,
  ...rest
}: InputElementProps & { readonly value: string | undefined }) {
  return (
    <div className={joinClasses('adm-input', styles['input'])}>
      <input
        {...attributes}
        {...aria}
        {...rest}
        {...(value === undefined ? {} : { value })}
        className="adm-input-element"
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}
