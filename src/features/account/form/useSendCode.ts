import { plainPhone } from '@/domain/phone';
import type { CodePurpose } from '@/services/driver/account';
import { useIsPhoneRegisteredMutation } from '@/services/driver/account';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { type SendCode, useSendSms } from '@/widgets/smsCode/useSendSms';

import type { AccountFormState } from './useAccountForm';

interface Receiver {
  /** By default the number of the form, which is checked first. */
  readonly to?: string | undefined;
  /** The field below which a failure is shown. */
  readonly name?: 'verifyCode' | 'oldVerifyCode';
  /** A number that has an account gets no code. Where that is not answered, the call that takes the code says it. */
  readonly mustBeFree?: boolean;
}

/** Sends a code to the number of the form. After the driver corrects a wrong number there is no wait. `send` resolves to true if one was sent. */
export function useSendCode(
  form: AccountFormState,
  purpose: CodePurpose,
  { to, name = 'verifyCode', mustBeFree = false }: Receiver = {},
): SendCode<boolean> {
  const { vault } = usePorts();
  const [isPhoneRegistered, asking] = useIsPhoneRegisteredMutation({ fixedCacheKey: `isPhoneRegistered:${name}` });
  const phone = plainPhone(to ?? form.phone);
  const sms = useSendSms({
    phone,
    name,
    purpose,
    sent: form.draft.codesSent.find((one) => one.phone === phone),
    keepSent: (one) => {
      form.change(({ codesSent }) => ({ codesSent: [one, ...codesSent.filter((other) => other.phone !== one.phone)] }));
    },
  });
  const { secondsLeft } = sms;
  const isSending = sms.isSending || asking.isLoading;
  const isFree = async () => {
    const { data, error } = await isPhoneRegistered({ handle: vault.put({ phone }) });
    if (data?.registered === 1) form.showPhoneTaken();
    else if (error !== undefined && purpose === 'register') form.showFailure(error, name);
    return data === undefined ? purpose !== 'register' : data.registered === 0;
  };
  const send = async () => {
    if (isSending || secondsLeft > 0 || (to === undefined && !form.judge({ phone: form.phone }))) return false;
    if ((purpose === 'register' || mustBeFree) && !(await isFree())) return false;
    const error = await sms.send();
    if (error !== null) form.showFailure(error, name);
    return error === null;
  };
  return { isSending, secondsLeft, send };
}
