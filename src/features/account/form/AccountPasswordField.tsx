import type { Ref } from 'react';

import { TextButton } from '@/ui/button/TextButton';
import { TextField } from '@/ui/form/TextField';

import type { AccountFormValues } from './model/accountForm';
import type { AccountFormState } from './useAccountForm';

interface PasswordFieldProps {
  readonly form: AccountFormState;
  readonly name: keyof AccountFormValues & ('password' | 'newPassword' | 'passwordAgain');
  readonly label: string;
  readonly field: Ref<HTMLInputElement>;
  readonly attributes: {
    readonly autoComplete: 'current-password' | 'new-password';
    readonly maxLength: number;
    readonly placeholder: string;
  };
}

/** A password field. Its value stays in the input element. One stored flag shows or hides all passwords of a form. */
export function AccountPasswordField({ form, name, label, field, attributes }: PasswordFieldProps) {
  const { isPasswordShown: isShown } = form.draft;
  const toggleLabel = isShown ? '隐藏' : '显示';
  return (
    <TextField
      label={label}
      type={isShown ? 'text' : 'password'}
      ref={field}
      error={form.problems.fields[name]}
      onChange={() => {
        form.clearError(name);
      }}
      attributes={{ ...attributes, autoCapitalize: 'none' }}
      suffix={
        name === 'passwordAgain' ? undefined : (
          <TextButton
            label={`${toggleLabel}密码`}
            onPress={() => {
              form.change(() => ({ isPasswordShown: !isShown }));
            }}
          >
            {toggleLabel}
          </TextButton>
        )
      }
    />
  );
}
