import { plainPhone } from '@/domain/phone';
import { MINUTE_MS } from '@/lib/timeUnits';
import { type CodePurpose, useSendVerifyCodeMutation } from '@/services/driver/account';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { isServiceError } from '@/services/transport/query/serviceError';

import { type CodeSent, waitIn } from './model/codeWait';

/** A number can get one code per minute. */
const PAUSE_MS = MINUTE_MS;

export interface SendCode<T> {
  readonly isSending: boolean;
  /** Seconds until the next code may be requested; 0 when it may be requested now. */
  readonly secondsLeft: number;
  readonly send: () => Promise<T>;
}

interface Receiver {
  readonly phone: string;
  /** The field of the code. Each has a button of its own. */
  readonly name?: string;
  readonly purpose: CodePurpose;
  /** The last code to this number, if one was sent. */
  readonly sent: CodeSent | undefined;
  readonly keepSent: (sent: CodeSent) => void;
}

/**
 * Sends a code to a number, and keeps when the next one may be requested. A wait that the server names is counted down. `send` resolves to the error of
 * the call, null if there is none.
 */
export function useSendSms({ phone, name = 'verifyCode', purpose, sent, keepSent }: Receiver): SendCode<unknown> {
  const { vault, session, clock } = usePorts();
  const [sendVerifyCode, { isLoading }] = useSendVerifyCodeMutation({ fixedCacheKey: `sendVerifyCode:${name}` });
  const secondsLeft = useSecondsLeft(sent?.againAtMs ?? null);
  const to = plainPhone(phone);
  const pause = (ms: number) => {
    keepSent({ phone: to, againAtMs: clock.serverNow() + ms });
  };
  const send = async () => {
    const { error } = await sendVerifyCode({
      handle: vault.put({ phone: to }),
      thirdId: session.provedOpenid('bind'),
      purpose,
    });
    if (error === undefined) {
      pause(PAUSE_MS);
      return null;
    }
    const waitMs = isServiceError(error) ? waitIn(error.message) : null;
    if (waitMs !== null) pause(waitMs);
    return error;
  };
  return { isSending: isLoading, secondsLeft, send };
}
