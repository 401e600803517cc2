import { useGo } from '@/navigation/hooks/useGo';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import type { Invitation } from '@/services/coupon/invitations';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import type { LoadQuery } from '@/widgets/loading/toBlockLoad';

import { CodeField } from '../form/CodeField';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { PhoneField } from '../form/PhoneField';
import { AgreementBox } from '../signIn/parts/AgreementBox';
import { FootLinks } from '../signIn/parts/FootLinks';
import { RegisteredPhoneNotice } from '../signIn/register/RegisteredPhoneNotice';
import { useRegister } from '../signIn/register/useRegister';
import { GiftCard } from './GiftCard';
import { hasNoGift } from './hasNoGift';

interface InviteLandingProps {
  readonly frame: ScreenHeaderProps<'registerShare'>;
  readonly code: string | undefined;
  readonly query: LoadQuery<Invitation>;
}

/** The landing page of an invitation: the inviter, the gift and the registration form. */
export function InviteLanding({ frame, code, query }: InviteLandingProps) {
  const go = useGo();
  const { form, fields, isBusy, submit } = useRegister(undefined, () => {
    go.replace('receiveRewards', { code });
  });
  const isGiftUnavailable = hasNoGift(query);
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
        <FootLinks>
          <Link to={loginPath} replace>
            已有账号，去登录
          </Link>
        </FootLinks>
      }
    >
      {code !== undefined && <GiftCard query={query} reader="visitor" />}
      <Card>
        <PhoneField form={form} />
        <RegisteredPhoneNotice form={form} loginPath={loginPath} />
        <CodeField form={form} purpose="register" field={fields.verifyCode} />
        <NewPasswordFields form={form} label="密码" passwordRef={fields.newPassword} repeatRef={fields.passwordAgain} />
      </Card>
      <AgreementBox isChecked={form.hasAgreed} onChange={form.setAgreed} error={form.problems.fields.hasAgreed} />
    </FormScreen>
  );
}
