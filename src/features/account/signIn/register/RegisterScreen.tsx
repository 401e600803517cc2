import { wayBackOf } from '@/flows/session/wayBack';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';

import { CodeField } from '../../form/CodeField';
import { NewPasswordFields } from '../../form/NewPasswordFields';
import { PhoneField } from '../../form/PhoneField';
import { AgreementBox } from '../parts/AgreementBox';
import { Brand } from '../parts/Brand';
import { EntryView } from '../parts/EntryView';
import { FootLinks } from '../parts/FootLinks';
import { PhoneTaken } from './PhoneTaken';
import { useRegister } from './useRegister';

/** Creates an account and starts its session at once. A number that already has an account is led to signing in. */
export default function RegisterScreen() {
  const { frame, query } = useScreen('register');
  const wayBack = wayBackOf(query);
  const { form, fields, isBusy, submit } = useRegister(query.phone);
  const toLogin = pathTo('login', { redirect: wayBack });
  return (
    <EntryView
      frame={frame}
      wayBack={wayBack}
      isBusy={isBusy}
      error={form.failure}
      onSubmit={submit}
      foot={
        <FootLinks>
          <Link to={toLogin} replace>
            已有账号，去登录
          </Link>
        </FootLinks>
      }
    >
      <Brand size="line">注册后，车辆和账单在任何手机上都能看到</Brand>
      <Card>
        <PhoneField form={form} />
        <PhoneTaken form={form} toLogin={toLogin} />
        <CodeField form={form} purpose="register" field={fields.verifyCode} />
        <NewPasswordFields form={form} label="密码" first={fields.newPassword} again={fields.passwordAgain} />
      </Card>
      <AgreementBox isChecked={form.hasAgreed} onChange={form.setAgreed} error={form.problems.fields.hasAgreed} />
    </EntryView>
  );
}
