import type { Ref } from 'react';

import { Field } from '@/ui/form/Field';

import type { AccountFormState } from '../parts/useAccountForm';

interface NewPasswordFieldsProps {
  readonly form: AccountFormState;
  readonly label: string;
  readonly first: Ref<HTMLInputElement>;
  readonly again: Ref<HTMLInputElement>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ form, label, first, again }: NewPasswordFieldsProps) {
  const { newPassword, passwordAgain } = form.problems.fields;
  return (
    <>
      <Field
        label={label}
        type="password"
        ref={first}
        error={newPassword}
        onChange={() => {
          form.forgive('newPassword');
        }}
        attributes={{ autoComplete: 'new-password', maxLength: 20, placeholder: '8-20位，同时包含字母和数字' }}
      />
      <Field
        label={`再次输入${label}`}
        type="password"
        ref={again}
        error={passwordAgain}
        onChange={() => {
          form.forgive('passwordAgain');
        }}
        attributes={{ autoComplete: 'new-password', maxLength: 20, placeholder: '与上面一致' }}
      />
    </>
  );
}
