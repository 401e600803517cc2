import type { Ref } from 'react';

import { TextField } from '@/ui/form/TextField';

import type { AccountFormState } from './useAccountForm';

/** The phone field of an account form. Its value is carried over from one form to the next. */
export function AccountPhoneField({
  form,
  field,
}: {
  readonly form: AccountFormState;
  readonly field?: Ref<HTMLInputElement>;
}) {
  return (
    <TextField
      label="手机号"
      type="tel"
      value={form.phone}
      onChange={form.setPhone}
      error={form.problems.fields.phone}
      ref={field}
      attributes={{ autoComplete: 'tel', inputMode: 'tel', maxLength: 20, placeholder: '请输入手机号' }}
    />
  );
}
