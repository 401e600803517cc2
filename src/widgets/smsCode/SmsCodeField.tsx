import { type RefObject, useContext } from 'react';

import { TextButton } from '@/ui/button/TextButton';
import { TextField } from '@/ui/form/TextField';
import { ApproximateTimeContext } from '@/ui/text/ApproximateTimeContext';

import type { SendSmsCodeControls } from './useSendSmsCode';

interface SmsCodeFieldProps {
  readonly label: string;
  /** The code is uncontrolled: it is read from the field when the form is submitted. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
  readonly onChange: () => void;
  readonly sendState: Pick<SendSmsCodeControls<unknown>, 'isSending' | 'secondsLeft'>;
  readonly onSend: () => void;
}

/** The input for an SMS code, with the button that requests it and shows the wait until the next one. */
export function SmsCodeField({ label, field, error, onChange, sendState, onSend }: SmsCodeFieldProps) {
  const { isSending, secondsLeft } = sendState;
  const isApproximate = useContext(ApproximateTimeContext);
  const text = isSending
    ? '正在发送…'
    : secondsLeft > 0
      ? `${isApproximate ? '约' : ''}${secondsLeft}秒后重发`
      : '获取验证码';
  return (
    <TextField
      label={label}
      ref={field}
      error={error}
      onChange={onChange}
      attributes={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6, placeholder: '6位数字' }}
      suffix={
        <TextButton onPress={onSend} isDisabled={isSending || secondsLeft > 0}>
          {text}
        </TextButton>
      }
    />
  );
}
