import { plainPhone } from '@/domain/phone';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { CodePurpose } from '@/services/driver/account';
import { useIsPhoneRegisteredMutation, useSendVerifyCodeMutation } from '@/services/driver/account';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { thirdIdOf } from '@/services/transport/query/identity';
import { isServiceError } from '@/services/transport/query/serviceError';

import { waitIn } from './model/codeWait';
import type { AccountFormState } from './useAccountForm';

/** A number can get one code per minute. */
const PAUSE_MS = MINUTE_MS;

export interface SendCode {
  isSending: boolean;
  /** Seconds until the next code may be requested; 0 when it may be requested now. */
  secondsLeft: number;
  send: () => Promise<boolean>;
}

interface Receiver {
  /** By default the number of the form, which is checked first. */
  readonly to?: string | undefined;
  /** The field below which a failure is shown. */
  readonly name?: 'verifyCode' | 'oldVerifyCode';
}

/** Sends a code to the number of the form. After the driver corrects a wrong number there is no wait. A wait that the server names is counted down. */
export function useSendCode(
  form: AccountFormState,
  purpose: CodePurpose,
  { to, name = 'verifyCode' }: Receiver = {},
): SendCode {
  const { vault, local, clock } = usePorts();
  const [sendVerifyCode, sending] = useSendVerifyCodeMutation({ fixedCacheKey: 'sendVerifyCode' });
  const [isPhoneRegistered, asking] = useIsPhoneRegisteredMutation({ fixedCacheKey: 'isPhoneRegistered' });
  const phone = plainPhone(to ?? form.phone);
  const sent = form.draft.codesSent.find((one) => one.phone === phone);
  const secondsLeft = useSecondsLeft(sent?.againAtMs ?? null);
  const isSending = sending.isLoading || asking.isLoading;
  const pause = (ms: number) => {
    const one = { phone, againAtMs: clock.serverNow() + ms };
    form.change(({ codesSent }) => ({ codesSent: [one, ...codesSent.filter((other) => other.phone !== phone)] }));
  };
  const send = async () => {
    if (isSending || secondsLeft > 0 || (to === undefined && !form.judge({ phone: form.phone }))) return false;
    try {
      if (purpose === 'register') {
        const { registered } = await isPhoneRegistered({ handle: vault.put({ phone }) }).unwrap();
        if (registered === 1) {
          form.showPhoneTaken();
          return false;
        }
      }
      await sendVerifyCode({ handle: vault.put({ phone }), thirdId: thirdIdOf(local), purpose }).unwrap();
      pause(PAUSE_MS);
      return true;
    } catch (error) {
      const waitMs = isServiceError(error) ? waitIn(error.message) : null;
      if (waitMs !== null) pause(waitMs);
      form.showFailure(error, name);
      return false;
    }
  };
  return { isSending, secondsLeft, send };
}
