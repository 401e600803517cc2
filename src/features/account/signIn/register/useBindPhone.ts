import { useDispatch, useSelector } from 'react-redux';

import { plainPhone } from '@/domain/phone';
import { selectHost } from '@/flows/entry/entrySlice';
import { useToast } from '@/flows/notices/useDialogs';
import { authorizationRequested } from '@/flows/session/authorizationSlice';
import { selectIsOpenidProved } from '@/flows/session/sessionSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useGo } from '@/navigation/hooks/useGo';
import { useBindPhoneMutation } from '@/services/driver/account';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { useAccountForm } from '../../form/useAccountForm';
import { useSecretFields } from '../../form/useSecretFields';

/** The form that adds a phone number to an account. `wayBack` is the page that was interrupted. */
export function useBindPhone(wayBack: string | undefined) {
  const go = useGo();
  const toast = useToast();
  const dispatch = useDispatch();
  const { vault, session } = usePorts();
  const isSignedIn = useIsSignedIn();
  const { canAuthorize } = useSelector(selectHost);
  const form = useAccountForm('bindPhone');
  const { verifyCode: field, read } = useSecretFields();
  const [bindPhone, { isLoading }] = useBindPhoneMutation({ fixedCacheKey: 'bindPhone' });
  const isProved = useSelector(selectIsOpenidProved);
  const canBind = isSignedIn || isProved;
  /** Goes back to the interrupted page. A driver without a session signs in with the new number first. */
  const goOn = () => {
    toast('手机号已绑定');
    if (isSignedIn && wayBack === undefined) go.back();
    else if (isSignedIn && wayBack !== undefined) go.toPath(wayBack, { replace: true });
    else if (canAuthorize) {
      dispatch(authorizationRequested({ wayBack }));
      go.instead('loginLoading', { redirect: wayBack });
    } else go.instead('login', { redirect: wayBack });
  };
  const send = async () => {
    const { verifyCode } = read();
    try {
      await bindPhone({
        handle: vault.put({ phone: plainPhone(form.phone), verifyCode }),
        thirdId: session.provedOpenid(),
      }).unwrap();
    } catch (error) {
      form.showFailure(error);
      return;
    }
    goOn();
  };
  const submit = () => {
    const { verifyCode } = read();
    if (canBind && !isLoading && form.judge({ phone: form.phone, verifyCode })) void send();
  };
  return { form, field, isBusy: isLoading, isSignedIn, canBind, submit };
}
