import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { normalizePhone } from '@/domain/phone';
import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useToast } from '@/flows/notices/useDialogs';
import { authorizationRequested } from '@/flows/session/authorizationSlice';
import { selectIsOpenidProved } from '@/flows/session/sessionSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { usePorts } from '@/platform/ports/PortsContext';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { isPhoneTakenError, useBindPhoneMutation } from '@/services/driver/account';

import { useAccountForm } from '../../form/useAccountForm';
import { useSecretFieldRefs } from '../../form/useSecretFieldRefs';
import { useAccountOwnerConfirmation } from './useAccountOwnerConfirmation';
import { useGoToReturnPath } from './useGoToReturnPath';

/** The form that adds a phone number to an account. `returnPath` is the page that was interrupted. */
export function useBindPhoneForm(returnPath: string | undefined) {
  const go = useScreenNavigator();
  const goToReturnPath = useGoToReturnPath(returnPath);
  const toast = useToast();
  const dispatch = useDispatch();
  const { vault, session } = usePorts();
  const isSignedIn = useIsSignedIn();
  const { canAuthorize } = useSelector(selectHostCapabilities);
  const form = useAccountForm('bindPhone');
  const phoneField = useRef<HTMLInputElement>(null);
  const { verifyCode: field, read, clearCode } = useSecretFieldRefs();
  const [bindPhone, { isLoading }] = useBindPhoneMutation({ fixedCacheKey: 'bindPhone' });
  const isOpenidProved = useSelector(selectIsOpenidProved);
  const { isUnverifiable, confirm } = useAccountOwnerConfirmation();
  const canBind = isSignedIn ? !isUnverifiable : isOpenidProved;
  /** Returns to the interrupted page. A driver without a session signs in with the new number first. */
  const finishBinding = () => {
    toast('手机号已绑定');
    if (isSignedIn) goToReturnPath();
    else if (canAuthorize) {
      dispatch(authorizationRequested({ wayBack: returnPath }));
      go.replace('loginLoading', { redirect: returnPath });
    } else go.replace('login', { redirect: returnPath });
  };
  const send = async () => {
    const { verifyCode } = read();
    const isOwnAccount = await confirm();
    if (isOwnAccount === 'failed') form.showFormError('账号加载失败，请稍后重试');
    if (isOwnAccount !== true) return;
    try {
      await bindPhone({
        handle: vault.put({ phone: normalizePhone(form.phone), verifyCode }),
        thirdId: session.provedOpenid('bind'),
      }).unwrap();
    } catch (error) {
      // Accounts are not merged: the owner of the number signs in to their account and binds there.
      if (isServiceError(error) && isPhoneTakenError(error)) form.showPhoneTaken();
      else form.showFailure(error);
      return;
    }
    finishBinding();
  };
  const submit = () => {
    const { verifyCode } = read();
    if (canBind && !isLoading && form.validate({ phone: form.phone, verifyCode })) void send();
  };
  const enterOtherPhone = () => {
    form.setPhone('');
    clearCode();
    phoneField.current?.focus();
  };
  return { form, phoneField, field, isBusy: isLoading, isSignedIn, canBind, submit, enterOtherPhone };
}
