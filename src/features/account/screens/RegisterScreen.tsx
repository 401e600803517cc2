import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';

import { plainPhone } from '@/domain/phone';
import { privacyAgreed } from '@/flows/preferences/preferencesSlice';
import { wayBackOf } from '@/flows/session/wayBack';
import { pathTo } from '@/navigation/paths';
import { useQueryOf } from '@/navigation/useQuery';
import { useRegisterMutation } from '@/services/driver/account';
import { thirdIdOf } from '@/services/transport/identity';
import { usePorts } from '@/services/transport/PortsContext';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';

import { AgreementBox } from '../parts/AgreementBox';
import { CodeField } from '../parts/CodeField';
import { EntryScreen } from '../parts/EntryScreen';
import { FootLinks } from '../parts/FootLinks';
import { NewPasswordFields } from '../parts/NewPasswordFields';
import { PhoneField } from '../parts/PhoneField';
import { useAccountForm } from '../parts/useAccountForm';
import { useSecretFields } from '../parts/useSecretFields';

/** A new account; its session begins at once. A number that has one is led to signing in. */
export default function RegisterScreen() {
  const query = useQueryOf('register');
  const wayBack = wayBackOf(query);
  const { vault, local } = usePorts();
  const dispatch = useDispatch();
  const form = useAccountForm('register', query.phone);
  const fields = useSecretFields();
  const [register, { isLoading }] = useRegisterMutation({ fixedCacheKey: 'register' });
  const toLogin = pathTo('login', { redirect: wayBack });
  const send = async () => {
    const { verifyCode, newPassword } = fields.read();
    try {
      const handle = vault.put({ phone: plainPhone(form.phone), verifyCode, password: newPassword });
      await register({ handle, thirdId: thirdIdOf(local) }).unwrap();
    } catch (error) {
      form.showFailure(error);
    }
  };
  const submit = () => {
    if (isLoading || !form.judge({ phone: form.phone, ...fields.read(), hasAgreed: form.hasAgreed })) return;
    dispatch(privacyAgreed());
    void send();
  };
  return (
    <EntryScreen
      name="register"
      title="注册"
      wayBack={wayBack}
      isBusy={isLoading}
      problem={form.problems.whole}
      onSubmit={submit}
      foot={
        <FootLinks>
          <Link to={toLogin} replace>
            已有账号，去登录
          </Link>
        </FootLinks>
      }
    >
      <Card>
        <PhoneField form={form} />
        <div role="alert" hidden={!form.problems.isPhoneTaken}>
          {form.problems.isPhoneTaken && (
            <Notice tone="soon">
              该手机号已注册，
              <Link
                to={toLogin}
                replace
                onClick={() => {
                  form.change(() => ({ loginTab: 'code' }));
                }}
              >
                直接登录
              </Link>
            </Notice>
          )}
        </div>
        <CodeField form={form} purpose="register" field={fields.verifyCode} />
        <NewPasswordFields form={form} label="密码" first={fields.newPassword} again={fields.passwordAgain} />
      </Card>
      <AgreementBox isChecked={form.hasAgreed} onChange={form.setAgreed} error={form.problems.fields.hasAgreed} />
    </EntryScreen>
  );
}
