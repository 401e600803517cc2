import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import { normalizePhone } from '@/domain/phone';
import { privacyAgreed } from '@/flows/preferences/preferencesSlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { useLoginByVerifyCodeMutation, useLoginMutation } from '@/services/auth/signIn';
import { isDefiniteFailure, isServiceError } from '@/services/base/baseQuery/serviceError';

import { type AccountFormDraft, NO_ACCOUNT_FORM_PROBLEMS } from '../../form/model/accountDraft';
import { useAccountForm } from '../../form/useAccountForm';
import { useCaptcha } from './useCaptcha';

const trimmedValue = (field: { current: HTMLInputElement | null }): string => field.current?.value.trim() ?? '';

/** The form for signing in by SMS code or password. The session flow navigates afterwards. */
export function usePhoneSignInForm(initialPhone: string | undefined) {
  const { vault } = usePorts();
  const dispatch = useDispatch();
  const form = useAccountForm('login', initialPhone);
  const challenge = useCaptcha();
  const [loginByPassword, passwordLogin] = useLoginMutation({ fixedCacheKey: 'login' });
  const [loginByVerifyCode, codeLogin] = useLoginByVerifyCodeMutation({ fixedCacheKey: 'loginByVerifyCode' });
  const verifyCode = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const challengeCode = useRef<HTMLInputElement>(null);
  const isBusy = passwordLogin.isLoading || codeLogin.isLoading;
  const { loginTab } = form.draft;

  const sendPassword = async () => {
    const { picture } = challenge;
    const secret = { phone: normalizePhone(form.phone), password: password.current?.value ?? '' };
    const typed =
      picture === null ? {} : { challengeId: picture.challengeId, challengeCode: trimmedValue(challengeCode) };
    try {
      await loginByPassword({ handle: vault.put({ ...secret, ...typed }) }).unwrap();
      challenge.clear();
    } catch (error) {
      form.showFailure(error);
      if (!isServiceError(error) || !isDefiniteFailure(error)) return;
      challenge.refresh();
      if (challengeCode.current !== null) challengeCode.current.value = '';
    }
  };
  const sendCode = async () => {
    const secret = { phone: normalizePhone(form.phone), verifyCode: trimmedValue(verifyCode) };
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
        ? { phone, verifyCode: trimmedValue(verifyCode), hasAgreed }
        : {
            phone,
            password: password.current?.value ?? '',
            ...(challenge.picture === null ? {} : { challengeCode: trimmedValue(challengeCode) }),
            hasAgreed,
          };
    if (isBusy || !form.validate(typed)) return;
    dispatch(privacyAgreed());
    void (loginTab === 'code' ? sendCode() : sendPassword());
  };
  const chooseTab = (tab: AccountFormDraft['loginTab']) => {
    form.change(({ problems }) => ({ loginTab: tab, problems: { ...problems, login: NO_ACCOUNT_FORM_PROBLEMS } }));
  };
  return { form, chooseTab, challenge, verifyCode, password, challengeCode, isBusy, submit };
}
