import type { Ref } from 'react';

import { Pressable } from '@/ui/button/Pressable';
import { Field } from '@/ui/form/Field';

import type { AccountFormState } from '../../form/useAccountForm';
import styles from './ChallengeField.module.css';
import type { Challenge } from './useChallenge';

interface ChallengeFieldProps {
  readonly form: AccountFormState;
  readonly challenge: Challenge;
  readonly field: Ref<HTMLInputElement>;
}

/** The captcha field. Pressing the picture loads another one. */
export function ChallengeField({ form, challenge, field }: ChallengeFieldProps) {
  const { picture, isLoading, refresh } = challenge;
  return (
    <Field
      label="图形验证码"
      ref={field}
      error={form.problems.fields.challengeCode}
      onChange={() => {
        form.clearError('challengeCode');
      }}
      attributes={{ autoComplete: 'off', maxLength: 8, placeholder: '请输入图中字符' }}
      suffix={
        <Pressable className={styles['picture']} onClick={refresh} disabled={isLoading} aria-label="看不清，换一张">
          {picture === null ? (
            <span>{isLoading ? '正在加载…' : '点此重试'}</span>
          ) : (
            <img className={styles['image']} src={`data:image/png;base64,${picture.image}`} alt="" />
          )}
        </Pressable>
      }
    />
  );
}
