import { useLocation } from 'react-router-dom';

import { normalizePhone } from '@/domain/phone';
import { useToast } from '@/flows/notices/useDialogs';
import { getSignInReturnPath } from '@/flows/session/returnPath';
import { useScreen } from '@/navigation/hooks/useScreen';
import { usePorts } from '@/platform/ports/PortsContext';
import { useResetPasswordMutation } from '@/services/driver/account';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { AccountPhoneField } from '../../form/AccountPhoneField';
import { AccountSmsCodeField } from '../../form/AccountSmsCodeField';
import { NewPasswordFields } from '../../form/NewPasswordFields';
import { useAccountForm } from '../../form/useAccountForm';
import { useSecretFieldRefs } from '../../form/useSecretFieldRefs';
import { OPENED_FROM_LOGIN_HISTORY_STATE } from '../model/openedFromLogin';

/** Sets a new password with an SMS code, then opens the sign-in form. */
export default function PasswordResetScreen() {
  const { frame, query, go } = useScreen('passwordReset');
  const toast = useToast();
  const isOpenedFromLogin = useLocation().state === OPENED_FROM_LOGIN_HISTORY_STATE;
  const { vault } = usePorts();
  const form = useAccountForm('passwordReset', query.phone);
  const fields = useSecretFieldRefs();
  const [resetPassword, { isLoading }] = useResetPasswordMutation({ fixedCacheKey: 'resetPassword' });
  const send = async () => {
    const { verifyCode, newPassword } = fields.read();
    const phone = normalizePhone(form.phone);
    try {
      await resetPassword({ handle: vault.put({ phone, verifyCode, password: newPassword }) }).unwrap();
    } catch (error) {
      form.showFailure(error);
      return;
    }
    form.change(() => ({ phone, loginTab: 'password' }));
    toast('密码已重置，请用新密码登录');
    // Avoids a duplicate history entry of /login.
    if (isOpenedFromLogin) go.back();
    else go.replace('login', { redirect: getSignInReturnPath(query) });
  };
  const submit = () => {
    if (!isLoading && form.validate({ phone: form.phone, ...fields.read() })) void send();
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
        <AccountPhoneField form={form} />
        <AccountSmsCodeField form={form} purpose="reset" field={fields.verifyCode} />
        <NewPasswordFields
          form={form}
          label="新密码"
          passwordRef={fields.newPassword}
          repeatRef={fields.passwordAgain}
        />
      </Card>
    </FormScreen>
  );
}
