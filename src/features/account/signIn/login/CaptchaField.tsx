import type { Ref } from 'react';

import { UnstyledButton } from '@/ui/button/UnstyledButton';
import { TextField } from '@/ui/form/TextField';

import type { AccountFormState } from '../../form/useAccountForm';
import styles from './CaptchaField.module.css';
import type { CaptchaState } from './useCaptcha';

interface ChallengeFieldProps {
  readonly form: AccountFormState;
  readonly challenge: CaptchaState;
  readonly field: Ref<HTMLInputElement>;
}

/** The captcha field. Pressing the picture loads another one. */
export function CaptchaField({ form, challenge, field }: ChallengeFieldProps) {
  const { picture, isLoading, refresh } = challenge;
  return (
    <TextField
      label="图形验证码"
      ref={field}
      error={form.problems.fields.challengeCode}
      onChange={() => {
        form.clearError('challengeCode');
      }}
      attributes={{ autoComplete: 'off', maxLength: 8, placeholder: '请输入图中字符' }}
      suffix={
        <UnstyledButton
          className={styles['picture']}
          onClick={refresh}
          disabled={isLoading}
          aria-label="看不清，换一张"
        >
          {picture === null ? (
            <span>{isLoading ? '正在加载…' : '点此重试'}</span>
          ) : (
            <img className={styles['image']} src={`data:image/png;base64,${picture.image}`} alt="" />
          )}
        </UnstyledButton>
      }
    />
  );
}
