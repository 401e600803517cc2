import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import { plainPhone } from '@/domain/phone';
import { privacyAgreed } from '@/flows/preferences/preferencesSlice';
import { useLoginByVerifyCodeMutation, useLoginMutation } from '@/services/auth/signIn';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { isDefiniteAnswer, isServiceError } from '@/services/transport/query/serviceError';

import { type AccountDraft, NO_PROBLEMS } from '../../form/model/accountDraft';
import { useAccountForm } from '../../form/useAccountForm';
import { useChallenge } from './useChallenge';

const textIn = (field: { current: HTMLInputElement | null }): string => field.current?.value.trim() ?? '';

/** The form for signing in by code or by password. The session decides where it leads, not the form. */
export function useLoginForm(givenPhone: string | undefined) {
  const { vault } = usePorts();
  const dispatch = useDispatch();
  const form = useAccountForm('login', givenPhone);
  const challenge = useChallenge();
  const [loginByPassword, byPassword] = useLoginMutation({ fixedCacheKey: 'login' });
  const [loginByVerifyCode, byCode] = useLoginByVerifyCodeMutation({ fixedCacheKey: 'loginByVerifyCode' });
  const verifyCode = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const challengeCode = useRef<HTMLInputElement>(null);
  const isBusy = byPassword.isLoading || byCode.isLoading;
  const { loginTab } = form.draft;

  const sendPassword = async () => {
    const { picture } = challenge;
    const secret = { phone: plainPhone(form.phone), password: password.current?.value ?? '' };
    const typed = picture === null ? {} : { challengeId: picture.challengeId, challengeCode: textIn(challengeCode) };
    try {
      await loginByPassword({ handle: vault.put({ ...secret, ...typed }) }).unwrap();
      challenge.drop();
    } catch (error) {
      form.showFailure(error);
      if (!isServiceError(error) || !isDefiniteAnswer(error)) return;
      challenge.renew();
      if (challengeCode.current !== null) challengeCode.current.value = '';
    }
  };
  const sendCode = async () => {
    const secret = { phone: plainPhone(form.phone), verifyCode: textIn(verifyCode) };
    try {
      await loginByVerifyCode({ handle: vault.put(secret) }).unwrap();
    } catch (error) {
      form.showFailure(error);
    }
  };
  const submit = () => {
    const { phone, hasAgreed } = form;
    const typed =
      loginTab === 'code'
        ? { phone, verifyCode: textIn(verifyCode), hasAgreed }
        : {
            phone,
            password: password.current?.value ?? '',
            ...(challenge.picture === null ? {} : { challengeCode: textIn(challengeCode) }),
            hasAgreed,
          };
    if (isBusy || !form.judge(typed)) return;
    dispatch(privacyAgreed());
    void (loginTab === 'code' ? sendCode() : sendPassword());
  };
  const chooseTab = (tab: AccountDraft['loginTab']) => {
    form.change(({ problems }) => ({ loginTab: tab, problems: { ...problems, login: NO_PROBLEMS } }));
  };
  return { form, chooseTab, challenge, verifyCode, password, challengeCode, isBusy, submit };
}
