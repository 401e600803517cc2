import { useDispatch } from 'react-redux';

import { normalizePhone } from '@/domain/phone';
import { privacyAgreed } from '@/flows/preferences/preferencesSlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { useRegisterMutation } from '@/services/driver/account';

import { useAccountForm } from '../../form/useAccountForm';
import { useSecretFieldRefs } from '../../form/useSecretFieldRefs';

/** The form of a new account. The session flow navigates afterwards, unless `onRegistered` does. */
export function useRegistrationForm(initialPhone: string | undefined, onRegistered?: () => void) {
  const { vault, session } = usePorts();
  const dispatch = useDispatch();
  const form = useAccountForm('register', initialPhone);
  const fields = useSecretFieldRefs();
  const [register, { isLoading }] = useRegisterMutation({ fixedCacheKey: 'register' });
  const send = async () => {
    const { verifyCode, newPassword } = fields.read();
    try {
      const handle = vault.put({ phone: normalizePhone(form.phone), verifyCode, password: newPassword });
      await register({ handle, thirdId: session.provedOpenid('begin') }).unwrap();
    } catch (error) {
      form.showFailure(error);
      return;
    }
    onRegistered?.();
  };
  const submit = () => {
    if (isLoading || !form.validate({ phone: form.phone, ...fields.read(), hasAgreed: form.hasAgreed })) return;
    dispatch(privacyAgreed());
    void send();
  };
  return { form, fields, isBusy: isLoading, submit };
}
