import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import type { Invitation } from '@/services/coupon/invitations';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

import { AccountPhoneField } from '../form/AccountPhoneField';
import { AccountSmsCodeField } from '../form/AccountSmsCodeField';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { AgreementCheckBox } from '../signIn/parts/AgreementCheckBox';
import { FormFootLinks } from '../signIn/parts/FormFootLinks';
import { RegisterPhoneTakenNotice } from '../signIn/register/RegisterPhoneTakenNotice';
import { useRegistrationForm } from '../signIn/register/useRegistrationForm';
import { hasNoInvitationGift } from './hasNoInvitationGift';
import { InvitationGiftCard } from './InvitationGiftCard';

interface InviteLandingProps {
  readonly frame: ScreenHeaderProps<'registerShare'>;
  readonly code: string | undefined;
  readonly query: LoadQueryResult<Invitation>;
}

/** The landing page of an invitation: the inviter, the gift and the registration form. */
export function InvitationLandingView({ frame, code, query }: InviteLandingProps) {
  const go = useScreenNavigator();
  const { form, fields, isBusy, submit } = useRegistrationForm(undefined, () => {
    go.replace('receiveRewards', { code });
  });
  const isGiftUnavailable = hasNoInvitationGift(query);
  const loginPath = pathTo('login', { redirect: pathTo('registerShare', { code }) });
  return (
    <FormScreen
      frame={frame}
      onSubmit={submit}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={isBusy ? '正在注册…' : undefined}>
          {isGiftUnavailable ? '注册' : '注册并领取'}
        </PrimaryButton>
      }
      footer={
        <FormFootLinks>
          <Link to={loginPath} replace>
            已有账号，去登录
          </Link>
        </FormFootLinks>
      }
    >
      {code !== undefined && <InvitationGiftCard query={query} reader="visitor" />}
      <Card>
        <AccountPhoneField form={form} />
        <RegisterPhoneTakenNotice form={form} loginPath={loginPath} />
        <AccountSmsCodeField form={form} purpose="register" field={fields.verifyCode} />
        <NewPasswordFields form={form} label="密码" passwordRef={fields.newPassword} repeatRef={fields.passwordAgain} />
      </Card>
      <AgreementCheckBox isChecked={form.hasAgreed} onChange={form.setAgreed} error={form.problems.fields.hasAgreed} />
    </FormScreen>
  );
}
