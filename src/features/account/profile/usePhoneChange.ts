import { useRef } from 'react';

import { plainPhone } from '@/domain/phone';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useBackOr } from '@/navigation/hooks/useBackOr';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useChangePhoneMutation } from '@/services/driver/credentials';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { useAccountForm } from '../form/useAccountForm';
import { useSecretFields } from '../form/useSecretFields';
import { isLost } from './model/lostAnswer';

type Proof = 'code' | 'password';
const isProof = (value: unknown): value is Proof => value === 'code' || value === 'password';

const SAME = '新手机号不能与原手机号相同';
const LOST = '未收到结果，手机号可能已经换了。请稍后回到个人信息查看';

/** The form that changes the phone number of the account. Codes and the password stay in their fields. */
export function usePhoneChange(phone: string) {
  const backOr = useBackOr();
  const toast = useToast();
  const stillHere = useScreenGuard();
  const { vault } = usePorts();
  const { refetch } = useGetLoginInfoQuery();
  const form = useAccountForm('changeTel');
  const [proof, setProof] = useDraft<Proof>('changeTel', 'code', isProof);
  const oldVerifyCode = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { verifyCode, read } = useSecretFields();
  const [change, { isLoading }] = useChangePhoneMutation({ fixedCacheKey: 'changePhone' });
  const done = () => {
    form.change(() => ({ phone: null }));
    toast('手机号已更换');
    backOr('userInfo');
  };
  const send = async (next: string, secret: Readonly<Record<string, string>>) => {
    const isHere = stillHere();
    const { error } = await change({ handle: vault.put(secret) });
    if (!isHere()) return;
    if (error === undefined) {
      done();
      return;
    }
    if (!isLost(error)) {
      form.showFailure(error);
      return;
    }
    // The server is asked which number it has now, instead of sending the codes a second time.
    const { data } = await refetch();
    if (!isHere()) return;
    if (data?.phone === next) done();
    else form.showWhole(LOST);
  };
  const submit = () => {
    const next = plainPhone(form.phone);
    const typed = { phone: form.phone, verifyCode: read().verifyCode };
    const proven =
      proof === 'code'
        ? { oldVerifyCode: oldVerifyCode.current?.value.trim() ?? '' }
        : { password: password.current?.value ?? '' };
    if (isLoading || !form.judge({ ...typed, ...proven })) return;
    if (next === phone) form.showFields({ phone: SAME });
    else void send(next, { phone: next, verifyCode: typed.verifyCode, ...proven });
  };
  return { form, proof, setProof, fields: { oldVerifyCode, password, verifyCode }, isBusy: isLoading, submit };
}
