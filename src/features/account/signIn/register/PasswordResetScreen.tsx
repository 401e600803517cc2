import { useLocation } from 'react-router-dom';

import { plainPhone } from '@/domain/phone';
import { useToast } from '@/flows/notices/useDialogs';
import { wayBackOf } from '@/flows/session/wayBack';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useResetPasswordMutation } from '@/services/driver/account';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { CodeField } from '../../form/CodeField';
import { NewPasswordFields } from '../../form/NewPasswordFields';
import { PhoneField } from '../../form/PhoneField';
import { useAccountForm } from '../../form/useAccountForm';
import { useSecretFields } from '../../form/useSecretFields';
import { OVER_LOGIN } from '../model/overLogin';

/** Sets a new password with a code sent to the phone, then leads to signing in with it. */
export default function PasswordResetScreen() {
  const { frame, query, go } = useScreen('passwordReset');
  const toast = useToast();
  const isOverLogin = useLocation().state === OVER_LOGIN;
  const { vault } = usePorts();
  const form = useAccountForm('passwordReset', query.phone);
  const fields = useSecretFields();
  const [resetPassword, { isLoading }] = useResetPasswordMutation({ fixedCacheKey: 'resetPassword' });
  const send = async () => {
    const { verifyCode, newPassword } = fields.read();
    const phone = plainPhone(form.phone);
    try {
      await resetPassword({ handle: vault.put({ phone, verifyCode, password: newPassword }) }).unwrap();
    } catch (error) {
      form.showFailure(error);
      return;
    }
    form.change(() => ({ phone, loginTab: 'password' }));
    toast('密码已重置，请用新密码登录');
    // A second /login above the first one would stay in the way back.
    if (isOverLogin) go.back();
    else go.instead('login', { redirect: wayBackOf(query) });
  };
  const submit = () => {
    if (!isLoading && form.judge({ phone: form.phone, ...fields.read() })) void send();
  };
  return (
    <FormScreen
      frame={frame}
      onSubmit={submit}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={isLoading ? '正在重置…' : undefined}>
          重置密码
        </PrimaryButton>
      }
    >
      <Card>
        <PhoneField form={form} />
        <CodeField form={form} purpose="reset" field={fields.verifyCode} />
        <NewPasswordFields form={form} label="新密码" first={fields.newPassword} again={fields.passwordAgain} />
      </Card>
    </FormScreen>
  );
}
