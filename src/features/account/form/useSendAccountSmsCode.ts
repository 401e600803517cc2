import { normalizePhone } from '@/domain/phone';
import { usePorts } from '@/platform/ports/PortsContext';
import type { SmsCodePurpose } from '@/services/driver/account';
import { useIsPhoneRegisteredMutation } from '@/services/driver/account';
import { type SendSmsCodeControls, useSendSmsCode } from '@/widgets/smsCode/useSendSmsCode';

import type { AccountFormState } from './useAccountForm';

interface SendCodeOptions {
  /** By default the form's number, which is validated first. */
  readonly to?: string | undefined;
  /** The field below which a failure is shown. */
  readonly name?: 'verifyCode' | 'oldVerifyCode';
  /**
   * No code is sent to a number that has an account. If this check fails, the call that submits the code reports it.
   */
  readonly mustBeUnregistered?: boolean;
}

/**
 * Sends a code to the form's number. The wait between two codes is per number, so a corrected number gets one at once.
 * `send` resolves to true if a code was sent.
 */
export function useSendAccountSmsCode(
  form: AccountFormState,
  purpose: SmsCodePurpose,
  { to, name = 'verifyCode', mustBeUnregistered = false }: SendCodeOptions = {},
): SendSmsCodeControls<boolean> {
  const { vault } = usePorts();
  const [isPhoneRegistered, registrationCheck] = useIsPhoneRegisteredMutation({
    fixedCacheKey: `isPhoneRegistered:${name}`,
  });
  const phone = normalizePhone(to ?? form.phone);
  const sms = useSendSmsCode({
    phone,
    name,
    purpose,
    sent: form.draft.codesSent.find((sentCode) => sentCode.phone === phone),
    saveSent: (sentCode) => {
      form.change(({ codesSent }) => ({
        codesSent: [sentCode, ...codesSent.filter((other) => other.phone !== sentCode.phone)],
      }));
    },
  });
  const { secondsLeft } = sms;
  const isSending = sms.isSending || registrationCheck.isLoading;
  const checkIsUnregistered = async () => {
    const { data, error } = await isPhoneRegistered({ handle: vault.put({ phone }) });
    if (data?.registered === 1) form.showPhoneTaken();
    else if (error !== undefined && purpose === 'register') form.showFailure(error, name);
    return data === undefined ? purpose !== 'register' : data.registered === 0;
  };
  const send = async () => {
    if (isSending || secondsLeft > 0 || (to === undefined && !form.validate({ phone: form.phone }))) return false;
    if ((purpose === 'register' || mustBeUnregistered) && !(await checkIsUnregistered())) return false;
    const error = await sms.send();
    if (error !== null) form.showFailure(error, name);
    return error === null;
  };
  return { isSending, secondsLeft, send };
}
