import { normalizePhone } from '@/domain/phone';
import { MINUTE_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';
import { usePorts } from '@/platform/ports/PortsContext';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { type SmsCodePurpose, useSendVerifyCodeMutation } from '@/services/driver/account';

import { parseResendWaitMs, type SentSmsCode } from './model/codeWait';

/** A number can get one code per minute. */
const RESEND_DELAY_MS = MINUTE_MS;

export interface SendSmsCodeControls<T> {
  readonly isSending: boolean;
  /** Seconds until the next code may be requested; 0 when it may be requested now. */
  readonly secondsLeft: number;
  readonly send: () => Promise<T>;
}

interface SendSmsOptions {
  readonly phone: string;
  /** The name of the code's field. Each field has its own button. */
  readonly name?: string;
  readonly purpose: SmsCodePurpose;
  /** The last code to this number, if one was sent. */
  readonly sent: SentSmsCode | undefined;
  readonly saveSent: (sent: SentSmsCode) => void;
}

/**
 * Sends a code to a number, and stores when the next one may be requested. If the server refuses with a wait time, that
 * time is counted down. `send` resolves to the error of the request, or to null.
 */
export function useSendSmsCode({
  phone,
  name = 'verifyCode',
  purpose,
  sent,
  saveSent,
}: SendSmsOptions): SendSmsCodeControls<unknown> {
  const { vault, session, clock } = usePorts();
  const [sendVerifyCode, { isLoading }] = useSendVerifyCodeMutation({ fixedCacheKey: `sendVerifyCode:${name}` });
  const secondsLeft = useSecondsLeft(sent?.againAtMs ?? null);
  const to = normalizePhone(phone);
  const saveResendTime = (ms: number) => {
    saveSent({ phone: to, againAtMs: clock.serverNow() + ms });
  };
  const send = async () => {
    const { error } = await sendVerifyCode({
      handle: vault.put({ phone: to }),
      thirdId: session.provedOpenid('bind'),
      purpose,
    });
    if (error === undefined) {
      saveResendTime(RESEND_DELAY_MS);
      return null;
    }
    const waitMs = isServiceError(error) ? parseResendWaitMs(error.message) : null;
    if (waitMs !== null) saveResendTime(waitMs);
    return error;
  };
  return { isSending: isLoading, secondsLeft, send };
}
