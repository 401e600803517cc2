import type { RefObject } from 'react';

import { maskPhone } from '@/domain/phone';
import { useToast } from '@/flows/notices/useDialogs';
import type { CodePurpose } from '@/services/driver/account';
import { CodeCell } from '@/widgets/smsCode/CodeCell';

import type { AccountFormState } from './useAccountForm';
import { useSendCode } from './useSendCode';

interface CodeFieldProps {
  readonly form: AccountFormState;
  readonly purpose: CodePurpose;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label?: string;
  /** The number that gets the code; by default the one of the form. */
  readonly to?: string;
  readonly name?: 'verifyCode' | 'oldVerifyCode';
  /** The number must have no account yet. That is checked before a code is sent to it. */
  readonly mustBeFree?: boolean;
}

/** The code of a text message in an account form. */
export function CodeField(props: CodeFieldProps) {
  const { form, purpose, field, label = '验证码', to, name = 'verifyCode', mustBeFree = false } = props;
  const sending = useSendCode(form, purpose, { to, name, mustBeFree });
  const toast = useToast();
  const press = async () => {
    if (!(await sending.send())) return;
    toast(`验证码已发送至 ${maskPhone(to ?? form.phone)}`);
    field.current?.focus();
  };
  return (
    <CodeCell
      label={label}
      field={field}
      error={form.problems.fields[name]}
      onChange={() => {
        form.forgive(name);
      }}
      sending={sending}
      onSend={() => void press()}
    />
  );
}
