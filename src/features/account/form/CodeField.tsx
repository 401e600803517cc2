import type { RefObject } from 'react';

import { maskPhone } from '@/domain/phone';
import { useToast } from '@/flows/notices/useDialogs';
import type { CodePurpose } from '@/services/driver/account';
import { TextButton } from '@/ui/button/TextButton';
import { Field } from '@/ui/form/Field';

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
}

/** The code of a text message, with the button that requests it and shows the wait until the next one. */
export function CodeField({ form, purpose, field, label = '验证码', to, name = 'verifyCode' }: CodeFieldProps) {
  const { isSending, secondsLeft, send } = useSendCode(form, purpose, { to, name });
  const toast = useToast();
  const press = async () => {
    if (!(await send())) return;
    toast(`验证码已发送至 ${maskPhone(to ?? form.phone)}`);
    field.current?.focus();
  };
  const text = isSending ? '正在发送…' : secondsLeft > 0 ? `${secondsLeft}秒后重发` : '获取验证码';
  return (
    <Field
      label={label}
      ref={field}
      error={form.problems.fields[name]}
      onChange={() => {
        form.forgive(name);
      }}
      attributes={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6, placeholder: '6位数字' }}
      suffix={
        <TextButton onPress={() => void press()} isDisabled={isSending || secondsLeft > 0}>
          {text}
        </TextButton>
      }
    />
  );
}
