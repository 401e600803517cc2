import type { Ref } from 'react';

import { Field } from '@/ui/form/Field';

import type { AccountFormState } from '../parts/useAccountForm';

interface PasswordFieldProps {
  readonly form: AccountFormState;
  readonly field: Ref<HTMLInputElement>;
}

/** The password of an existing account. Its value stays in the field. */
export function PasswordField({ form, field }: PasswordFieldProps) {
  return (
    <Field
      label="密码"
      type="password"
      ref={field}
      error={form.problems.fields.password}
      onChange={() => {
        form.forgive('password');
      }}
      attributes={{ autoComplete: 'current-password', maxLength: 64, placeholder: '请输入密码' }}
    />
  );
}
