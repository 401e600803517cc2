import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { plainPhone } from '@/domain/phone';
import { selectHost } from '@/flows/entry/entrySlice';
import { useToast } from '@/flows/notices/useDialogs';
import { authorizationRequested } from '@/flows/session/authorizationSlice';
import { selectIsOpenidProved } from '@/flows/session/sessionSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useGo } from '@/navigation/hooks/useGo';
import { isAboutTakenPhone, useBindPhoneMutation } from '@/services/driver/account';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { isServiceError } from '@/services/transport/query/serviceError';

import { useAccountForm } from '../../form/useAccountForm';
import { useSecretFields } from '../../form/useSecretFields';
import { useOwnerConfirmation } from './useOwnerConfirmation';
import { useReturn } from './useReturn';

/** The form that adds a phone number to an account. `wayBack` is the page that was interrupted. */
export function useBindPhone(wayBack: string | undefined) {
  const go = useGo();
  const goBack = useReturn(wayBack);
  const toast = useToast();
  const dispatch = useDispatch();
  const { vault, session } = usePorts();
  const isSignedIn = useIsSignedIn();
  const { canAuthorize } = useSelector(selectHost);
  const form = useAccountForm('bindPhone');
  const phoneField = useRef<HTMLInputElement>(null);
  const { verifyCode: field, read, clearCode } = useSecretFields();
  const [bindPhone, { isLoading }] = useBindPhoneMutation({ fixedCacheKey: 'bindPhone' });
  const isProved = useSelector(selectIsOpenidProved);
  const { isImpossible, confirm } = useOwnerConfirmation();
  const canBind = isSignedIn ? !isImpossible : isProved;
  /** Goes back to the interrupted page. A driver without a session signs in with the new number first. */
  const goOn = () => {
    toast('手机号已绑定');
    if (isSignedIn) goBack();
    else if (canAuthorize) {
      dispatch(authorizationRequested({ wayBack }));
      go.instead('loginLoading', { redirect: wayBack });
    } else go.instead('login', { redirect: wayBack });
  };
  const send = async () => {
    const { verifyCode } = read();
    const isOwn = await confirm();
    if (isOwn === 'failed') form.showWhole('账号加载失败，请稍后重试');
    if (isOwn !== true) return;
    try {
      await bindPhone({
        handle: vault.put({ phone: plainPhone(form.phone), verifyCode }),
        thirdId: session.provedOpenid('bind'),
      }).unwrap();
    } catch (error) {
      // A code does not join two accounts: the owner of the number signs in to theirs, and binds there.
      if (isServiceError(error) && isAboutTakenPhone(error)) form.showPhoneTaken();
      else form.showFailure(error);
      return;
    }
    goOn();
  };
  const submit = () => {
    const { verifyCode } = read();
    if (canBind && !isLoading && form.judge({ phone: form.phone, verifyCode })) void send();
  };
  const otherPhone = () => {
    form.setPhone('');
    clearCode();
    phoneField.current?.focus();
  };
  return { form, phoneField, field, isBusy: isLoading, isSignedIn, canBind, submit, otherPhone };
}
