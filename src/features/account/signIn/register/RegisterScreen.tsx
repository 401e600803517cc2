import { getSignInReturnPath } from '@/flows/session/returnPath';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';

import { AccountPhoneField } from '../../form/AccountPhoneField';
import { AccountSmsCodeField } from '../../form/AccountSmsCodeField';
import { NewPasswordFields } from '../../form/NewPasswordFields';
import { AgreementCheckBox } from '../parts/AgreementCheckBox';
import { BrandHeader } from '../parts/BrandHeader';
import { FormFootLinks } from '../parts/FormFootLinks';
import { SignInFormView } from '../parts/SignInFormView';
import { RegisterPhoneTakenNotice } from './RegisterPhoneTakenNotice';
import { useRegistrationForm } from './useRegistrationForm';

/**
 * Creates an account and starts its session at once. For a number that already has an account, it offers signing in.
 */
export default function RegisterScreen() {
  const { frame, query } = useScreen('register');
  const returnPath = getSignInReturnPath(query);
  const { form, fields, isBusy, submit } = useRegistrationForm(query.phone);
  const loginPath = pathTo('login', { redirect: returnPath });
  return (
    <SignInFormView
      frame={frame}
      returnPath={returnPath}
      isBusy={isBusy}
      error={form.failure}
      onSubmit={submit}
      foot={
        <FormFootLinks>
          <Link to={loginPath} replace>
            已有账号，去登录
          </Link>
        </FormFootLinks>
      }
    >
      <BrandHeader size="line">注册后，车辆和账单在任何手机上都能看到</BrandHeader>
      <Card>
        <AccountPhoneField form={form} />
        <RegisterPhoneTakenNotice form={form} loginPath={loginPath} />
        <AccountSmsCodeField form={form} purpose="register" field={fields.verifyCode} />
        <NewPasswordFields form={form} label="密码" passwordRef={fields.newPassword} repeatRef={fields.passwordAgain} />
      </Card>
      <AgreementCheckBox isChecked={form.hasAgreed} onChange={form.setAgreed} error={form.problems.fields.hasAgreed} />
    </SignInFormView>
  );
}
