import type { Ref } from 'react';

import { TextButton } from '@/ui/button/TextButton';
import { Field } from '@/ui/form/Field';

import type { AccountFormValues } from './model/accountForm';
import type { AccountFormState } from './useAccountForm';

interface SecretFieldProps {
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
export function SecretField({ form, name, label, field, attributes }: SecretFieldProps) {
  const { isPasswordShown: isShown } = form.draft;
  const toggleLabel = isShown ? '隐藏' : '显示';
  return (
    <Field
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
