import type { RefObject } from 'react';

import { maskPhone } from '@/domain/phone';
import { useToast } from '@/flows/notices/useDialogs';
import type { SmsCodePurpose } from '@/services/driver/account';
import { SmsCodeField } from '@/widgets/smsCode/SmsCodeField';

import type { AccountFormState } from './useAccountForm';
import { useSendAccountSmsCode } from './useSendAccountSmsCode';

interface AccountSmsCodeFieldProps {
  readonly form: AccountFormState;
  readonly purpose: SmsCodePurpose;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label?: string;
  /** The number that the code is sent to; by default the form's. */
  readonly to?: string;
  readonly name?: 'verifyCode' | 'oldVerifyCode';
  /** The number must not have an account. That is checked before a code is sent. */
  readonly mustBeUnregistered?: boolean;
}

/** The SMS code field of an account form. */
export function AccountSmsCodeField(props: AccountSmsCodeFieldProps) {
  const { form, purpose, field, label = '验证码', to, name = 'verifyCode', mustBeUnregistered = false } = props;
  const codeSender = useSendAccountSmsCode(form, purpose, { to, name, mustBeUnregistered });
  const toast = useToast();
  const sendCode = async () => {
    if (!(await codeSender.send())) return;
    toast(`验证码已发送至 ${maskPhone(to ?? form.phone)}`);
    field.current?.focus();
  };
  return (
    <SmsCodeField
      label={label}
      field={field}
      error={form.problems.fields[name]}
      onChange={() => {
        form.clearError(name);
      }}
      sendState={codeSender}
      onSend={() => void sendCode()}
    />
  );
}
