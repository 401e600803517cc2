import type { Ref } from 'react';

import { AccountPasswordField } from './AccountPasswordField';
import type { AccountFormState } from './useAccountForm';

interface NewPasswordFieldsProps {
  readonly form: AccountFormState;
  readonly label: string;
  readonly passwordRef: Ref<HTMLInputElement>;
  readonly repeatRef: Ref<HTMLInputElement>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ form, label, passwordRef, repeatRef }: NewPasswordFieldsProps) {
  const attributes = { autoComplete: 'new-password', maxLength: 20 } as const;
  return (
    <>
      <AccountPasswordField
        form={form}
        name="newPassword"
        label={label}
        field={passwordRef}
        attributes={{ ...attributes, placeholder: '8-20位字母加数字' }}
      />
      <AccountPasswordField
        form={form}
        name="passwordAgain"
        label={`再次输入${label}`}
        field={repeatRef}
        attributes={{ ...attributes, placeholder: '与上面一致' }}
      />
    </>
  );
}
