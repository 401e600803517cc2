import { maskPhone, plainPhone } from '@/domain/phone';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { CardActions } from '@/ui/card/CardActions';
import { Notice } from '@/ui/card/Notice';

import type { AccountFormState } from '../../form/useAccountForm';

interface OtherAccountProps {
  readonly form: AccountFormState;
  readonly toLogin: string;
  /** Signs out first, for a driver who has a session of another account. */
  readonly onSwitch: (() => void) | undefined;
  /** Begins again with another number. */
  readonly onOtherPhone: () => void;
}

/** A number that has an account is bound to no other: two accounts are not joined by a code. The driver chooses between that account and another number. */
export function OtherAccount({ form, toLogin, onSwitch, onOtherPhone }: OtherAccountProps) {
  const byCode = () => {
    form.change(() => ({ loginTab: 'code' }));
  };
  const isTaken = form.problems.isPhoneTaken;
  return (
    <div>
      <div role="alert" hidden={!isTaken}>
        {isTaken && (
          <Notice tone="soon">
            {maskPhone(plainPhone(form.phone))}{' '}
            已有账号，不会和当前账号合并，车辆和账单各自保留。可登录该账号后绑定，或换个手机号
            {onSwitch !== undefined && '。登录该账号会先退出当前账号'}
          </Notice>
        )}
      </div>
      {isTaken && (
        <CardActions>
          <TextButton onPress={onOtherPhone}>换个手机号</TextButton>
          {onSwitch === undefined ? (
            <LinkButton to={toLogin} replace onPress={byCode}>
              登录该账号
            </LinkButton>
          ) : (
            <TextButton onPress={onSwitch}>登录该账号</TextButton>
          )}
        </CardActions>
      )}
    </div>
  );
}
