import { type RefObject, useContext } from 'react';

import { TextButton } from '@/ui/button/TextButton';
import { Field } from '@/ui/form/Field';
import { ApproximateTime } from '@/ui/text/ApproximateTime';

import type { SendCode } from './useSendSms';

interface CodeCellProps {
  readonly label: string;
  /** The code stays in the field and is read when the form is sent. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
  readonly onChange: () => void;
  readonly sending: Pick<SendCode<unknown>, 'isSending' | 'secondsLeft'>;
  readonly onSend: () => void;
}

/** The code of a text message, with the button that requests it and shows the wait until the next one. */
export function CodeCell({ label, field, error, onChange, sending, onSend }: CodeCellProps) {
  const { isSending, secondsLeft } = sending;
  const isAbout = useContext(ApproximateTime);
  const text = isSending
    ? '正在发送…'
    : secondsLeft > 0
      ? `${isAbout ? '约' : ''}${secondsLeft}秒后重发`
      : '获取验证码';
  return (
    <Field
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
