import { Link } from '@/navigation/Link';
import { TextButton } from '@/ui/button/TextButton';
import { Notice } from '@/ui/card/Notice';

import type { AccountFormState } from '../../form/useAccountForm';

interface PhoneTakenProps {
  readonly form: AccountFormState;
  readonly toLogin: string;
  /** Signs out first, for a driver who has a session of another account. */
  readonly onSwitch?: (() => void) | undefined;
}

/** Leads a driver whose number already has an account to signing in by code. */
export function PhoneTaken({ form, toLogin, onSwitch }: PhoneTakenProps) {
  const byCode = () => {
    form.change(() => ({ loginTab: 'code' }));
  };
  return (
    <div role="alert" hidden={!form.problems.isPhoneTaken}>
      {form.problems.isPhoneTaken && (
        <Notice
          tone="soon"
          {...(onSwitch !== undefined && { action: <TextButton onPress={onSwitch}>直接登录</TextButton> })}
        >
          该手机号已注册
          {onSwitch === undefined ? (
            <>
              ，
              <Link to={toLogin} replace onClick={byCode}>
                直接登录
              </Link>
            </>
          ) : (
            '，登录后可在那个账号下绑定'
          )}
        </Notice>
      )}
    </div>
  );
}
