import { useRef } from 'react';

import { useToast } from '@/flows/notices/useDialogs';
import { useBackOrReplace } from '@/navigation/hooks/useBackOrReplace';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';
import { useChangePasswordMutation } from '@/services/driver/credentials';

import { useAccountForm } from '../form/useAccountForm';
import { useSecretFieldRefs } from '../form/useSecretFieldRefs';
import { isUnknownResultError } from './model/isUnknownResultError';

const SAME_PASSWORD_TEXT = '新密码不能与原密码相同';
/** The old password may be invalid already, so the text does not suggest a retry with it. */
const RESULT_UNKNOWN_TEXT = '未收到结果，密码可能已经改了。下次登录请先试新密码';

/** The form that changes the password. Typed values stay in the input elements, outside the store. */
export function useAccountPasswordChangeForm() {
  const backOr = useBackOrReplace();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
  const { vault } = usePorts();
  const form = useAccountForm('passwordChange');
  const password = useRef<HTMLInputElement>(null);
  const { newPassword, passwordAgain, read } = useSecretFieldRefs();
  const [changePassword, { isLoading }] = useChangePasswordMutation({ fixedCacheKey: 'changePassword' });
  const send = async (typed: { password: string; newPassword: string }) => {
    const isOnScreen = guardScreen();
    const handle = vault.put({ oldPassword: typed.password, newPassword: typed.newPassword });
    const { error } = await changePassword({ handle });
    if (!isOnScreen()) return;
    if (error === undefined) {
      toast('密码已修改');
      backOr('userInfo');
    } else if (isUnknownResultError(error)) form.showFormError(RESULT_UNKNOWN_TEXT);
    else form.showFailure(error);
  };
  const submit = () => {
    const { verifyCode: _unused, ...newValues } = read();
    const typed = { password: password.current?.value ?? '', ...newValues };
    if (isLoading || !form.validate(typed)) return;
    if (typed.newPassword === typed.password) form.showFieldErrors({ newPassword: SAME_PASSWORD_TEXT });
    else void send(typed);
  };
  return { form, fields: { password, newPassword, passwordAgain }, isBusy: isLoading, submit };
}
