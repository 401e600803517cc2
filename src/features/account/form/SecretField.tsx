import type { Ref } from 'react';

import { TextButton } from '@/ui/button/TextButton';
import { Field } from '@/ui/form/Field';

import type { Typed } from './model/accountForm';
import type { AccountFormState } from './useAccountForm';

interface SecretFieldProps {
  readonly form: AccountFormState;
  readonly name: keyof Typed & ('password' | 'newPassword' | 'passwordAgain');
  readonly label: string;
  readonly field: Ref<HTMLInputElement>;
  readonly attributes: {
    readonly autoComplete: 'current-password' | 'new-password';
    readonly maxLength: number;
    readonly placeholder: string;
  };
}

/** A password. Its value stays in the field; only whether it is shown is state, and all passwords of a form are shown at once. */
export function SecretField({ form, name, label, field, attributes }: SecretFieldProps) {
  const { isPasswordShown: isShown } = form.draft;
  const word = isShown ? '隐藏' : '显示';
  return (
    <Field
      label={label}
      type={isShown ? 'text' : 'password'}
      ref={field}
      error={form.problems.fields[name]}
      onChange={() => {
        form.forgive(name);
      }}
      attributes={{ ...attributes, autoCapitalize: 'none' }}
      suffix={
        name === 'passwordAgain' ? undefined : (
          <TextButton
            label={`${word}密码`}
            onPress={() => {
              form.change(() => ({ isPasswordShown: !isShown }));
            }}
          >
            {word}
          </TextButton>
        )
      }
    />
  );
}
