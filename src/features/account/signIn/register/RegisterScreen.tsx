import { returnPathOf } from '@/flows/session/returnPath';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';

import { CodeField } from '../../form/CodeField';
import { NewPasswordFields } from '../../form/NewPasswordFields';
import { PhoneField } from '../../form/PhoneField';
import { AgreementBox } from '../parts/AgreementBox';
import { BrandHeader } from '../parts/BrandHeader';
import { FootLinks } from '../parts/FootLinks';
import { SignInFormView } from '../parts/SignInFormView';
import { RegisteredPhoneNotice } from './RegisteredPhoneNotice';
import { useRegister } from './useRegister';

/**
 * Creates an account and starts its session at once. For a number that already has an account, it offers signing in.
 */
export default function RegisterScreen() {
  const { frame, query } = useScreen('register');
  const returnPath = returnPathOf(query);
  const { form, fields, isBusy, submit } = useRegister(query.phone);
  const loginPath = pathTo('login', { redirect: returnPath });
  return (
    <SignInFormView
      frame={frame}
      returnPath={returnPath}
      isBusy={isBusy}
      error={form.failure}
      onSubmit={submit}
      foot={
        <FootLinks>
          <Link to={loginPath} replace>
            已有账号，去登录
          </Link>
        </FootLinks>
      }
    >
      <BrandHeader size="line">注册后，车辆和账单在任何手机上都能看到</BrandHeader>
      <Card>
        <PhoneField form={form} />
        <RegisteredPhoneNotice form={form} loginPath={loginPath} />
        <CodeField form={form} purpose="register" field={fields.verifyCode} />
        <NewPasswordFields form={form} label="密码" passwordRef={fields.newPassword} repeatRef={fields.passwordAgain} />
      </Card>
      <AgreementBox isChecked={form.hasAgreed} onChange={form.setAgreed} error={form.problems.fields.hasAgreed} />
    </SignInFormView>
  );
}
