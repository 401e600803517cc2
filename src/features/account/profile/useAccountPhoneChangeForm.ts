import { useRef } from 'react';

import { normalizePhone } from '@/domain/phone';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useBackOrReplace } from '@/navigation/hooks/useBackOrReplace';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useChangePhoneMutation } from '@/services/driver/credentials';

import { useAccountForm } from '../form/useAccountForm';
import { useSecretFieldRefs } from '../form/useSecretFieldRefs';
import { isUnknownResultError } from './model/isUnknownResultError';

type VerificationMethod = 'code' | 'password';
const isVerificationMethod = (value: unknown): value is VerificationMethod => value === 'code' || value === 'password';

const SAME_PHONE_TEXT = '新手机号不能与原手机号相同';
const RESULT_UNKNOWN_TEXT = '未收到结果，手机号可能已经换了。请稍后回到个人信息查看';

/** The form that changes the account's phone number. Codes and the password stay in the input elements. */
export function useAccountPhoneChangeForm(phone: string) {
  const backOr = useBackOrReplace();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
  const { vault } = usePorts();
  const { refetch } = useGetLoginInfoQuery();
  const form = useAccountForm('changeTel');
  const [proof, setProof] = useDraft<VerificationMethod>('changeTel', 'code', isVerificationMethod);
  const oldVerifyCode = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { verifyCode, read } = useSecretFieldRefs();
  const [changePhone, { isLoading }] = useChangePhoneMutation({ fixedCacheKey: 'changePhone' });
  const finishChange = () => {
    form.change(() => ({ phone: null }));
    toast('手机号已更换');
    backOr('userInfo');
  };
  const send = async (newPhone: string, secret: Readonly<Record<string, string>>) => {
    const isOnScreen = guardScreen();
    const { error } = await changePhone({ handle: vault.put(secret) });
    if (!isOnScreen()) return;
    if (error === undefined) {
      finishChange();
      return;
    }
    if (!isUnknownResultError(error)) {
      form.showFailure(error);
      return;
    }
    // The response was lost: fetch the current number instead of submitting the codes a second time.
    const { data } = await refetch();
    if (!isOnScreen()) return;
    if (data?.phone === newPhone) finishChange();
    else form.showFormError(RESULT_UNKNOWN_TEXT);
  };
  const submit = () => {
    const newPhone = normalizePhone(form.phone);
    const typed = { phone: form.phone, verifyCode: read().verifyCode };
    const verification =
      proof === 'code'
        ? { oldVerifyCode: oldVerifyCode.current?.value.trim() ?? '' }
        : { password: password.current?.value ?? '' };
    if (isLoading || !form.validate({ ...typed, ...verification })) return;
    if (newPhone === phone) form.showFieldErrors({ phone: SAME_PHONE_TEXT });
    else void send(newPhone, { phone: newPhone, verifyCode: typed.verifyCode, ...verification });
  };
  return { form, proof, setProof, fields: { oldVerifyCode, password, verifyCode }, isBusy: isLoading, submit };
}
