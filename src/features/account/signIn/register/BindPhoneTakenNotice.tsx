import { maskPhone, normalizePhone } from '@/domain/phone';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { CardActions } from '@/ui/card/CardActions';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import type { AccountFormState } from '../../form/useAccountForm';

interface PhoneTakenNoticeProps {
  readonly form: AccountFormState;
  readonly loginPath: string;
  /** Signs out first; defined for a driver who is signed in to another account. */
  readonly onSwitchAccount: (() => void) | undefined;
  /** Clears the form for another number. */
  readonly onChangePhone: () => void;
}

/**
 * Shown if the number already has an account, because accounts are never merged. The driver can sign in to that account
 * or enter another number.
 */
export function BindPhoneTakenNotice({ form, loginPath, onSwitchAccount, onChangePhone }: PhoneTakenNoticeProps) {
  const selectCodeTab = () => {
    form.change(() => ({ loginTab: 'code' }));
  };
  const isPhoneTaken = form.problems.isPhoneTaken;
  return (
    <div>
      <div role="alert" hidden={!isPhoneTaken}>
        {isPhoneTaken && (
          <NoticeBanner tone="soon">
            {maskPhone(normalizePhone(form.phone))}{' '}
            已有账号，不会和当前账号合并，车辆和账单各自保留。可登录该账号后绑定，或换个手机号
            {onSwitchAccount !== undefined && '。登录该账号会先退出当前账号'}
          </NoticeBanner>
        )}
      </div>
      {isPhoneTaken && (
        <CardActions>
          <TextButton onPress={onChangePhone}>换个手机号</TextButton>
          {onSwitchAccount === undefined ? (
            <LinkButton to={loginPath} replace onPress={selectCodeTab}>
              登录该账号
            </LinkButton>
          ) : (
            <TextButton onPress={onSwitchAccount}>登录该账号</TextButton>
          )}
        </CardActions>
      )}
    </div>
  );
}
