import { useGo } from '@/navigation/hooks/useGo';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import type { Invitation } from '@/services/coupon/invitations';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';

import { CodeField } from '../form/CodeField';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { PhoneField } from '../form/PhoneField';
import { AgreementBox } from '../signIn/parts/AgreementBox';
import { FootLinks } from '../signIn/parts/FootLinks';
import { PhoneTaken } from '../signIn/register/PhoneTaken';
import { useRegister } from '../signIn/register/useRegister';
import { GiftCard } from './GiftCard';
import { givesNoGift } from './givesNoGift';

interface InviteLandingProps {
  readonly frame: ScreenHeaderProps<'registerShare'>;
  readonly code: string | undefined;
  readonly query: LoadQuery<Invitation>;
}

/** The landing of an invitation: who invites, the gift, and the form that makes an account. */
export function InviteLanding({ frame, code, query }: InviteLandingProps) {
  const go = useGo();
  const { form, fields, isBusy, submit } = useRegister(undefined, () => {
    go.instead('receiveRewards', { code });
  });
  const givesNothing = givesNoGift(query);
  const toLogin = pathTo('login', { redirect: pathTo('registerShare', { code }) });
  return (
    <FormScreen
      frame={frame}
      onSubmit={submit}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={isBusy ? '正在注册…' : undefined}>
          {givesNothing ? '注册' : '注册并领取'}
        </PrimaryButton>
      }
      foot={
        <FootLinks>
          <Link to={toLogin} replace>
            已有账号，去登录
          </Link>
        </FootLinks>
      }
    >
      {code !== undefined && <GiftCard query={query} reader="visitor" />}
      <Card>
        <PhoneField form={form} />
        <PhoneTaken form={form} toLogin={toLogin} />
        <CodeField form={form} purpose="register" field={fields.verifyCode} />
        <NewPasswordFields form={form} label="密码" first={fields.newPassword} again={fields.passwordAgain} />
      </Card>
      <AgreementBox isChecked={form.hasAgreed} onChange={form.setAgreed} error={form.problems.fields.hasAgreed} />
    </FormScreen>
  );
}
