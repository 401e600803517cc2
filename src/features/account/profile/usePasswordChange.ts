import { useRef } from 'react';

import { useToast } from '@/flows/notices/useDialogs';
import { useBackOr } from '@/navigation/hooks/useBackOr';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useChangePasswordMutation } from '@/services/driver/credentials';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { useAccountForm } from '../form/useAccountForm';
import { useSecretFields } from '../form/useSecretFields';
import { isLost } from './model/lostAnswer';

const SAME = '新密码不能与原密码相同';
/** A second attempt with the old password would be refused as wrong, so it is never suggested. */
const LOST = '未收到结果，密码可能已经改了。下次登录请先试新密码';

/** The form that changes the password. What is typed stays in its fields. */
export function usePasswordChange() {
  const backOr = useBackOr();
  const toast = useToast();
  const stillHere = useScreenGuard();
  const { vault } = usePorts();
  const form = useAccountForm('passwordChange');
  const password = useRef<HTMLInputElement>(null);
  const { newPassword, passwordAgain, read } = useSecretFields();
  const [change, { isLoading }] = useChangePasswordMutation({ fixedCacheKey: 'changePassword' });
  const send = async (typed: { password: string; newPassword: string }) => {
    const isHere = stillHere();
    const handle = vault.put({ oldPassword: typed.password, newPassword: typed.newPassword });
    const { error } = await change({ handle });
    if (!isHere()) return;
    if (error === undefined) {
      toast('密码已修改');
      backOr('userInfo');
    } else if (isLost(error)) form.showWhole(LOST);
    else form.showFailure(error);
  };
  const submit = () => {
    const { verifyCode: _none, ...next } = read();
    const typed = { password: password.current?.value ?? '', ...next };
    if (isLoading || !form.judge(typed)) return;
    if (typed.newPassword === typed.password) form.showFields({ newPassword: SAME });
    else void send(typed);
  };
  return { form, fields: { password, newPassword, passwordAgain }, isBusy: isLoading, submit };
}
