import { useRef } from 'react';
import { useSelector } from 'react-redux';

import { findSmsCodeError } from '@/domain/validation/findSmsCodeError';
import { useDraft } from '@/flows/drafts/useDraft';
import { FALLBACK_FAILURE_TEXTS } from '@/flows/notices/failureTexts';
import { selectRoute } from '@/navigation/history/routeSlice';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { isSentSmsCode, type SentSmsCode } from '@/widgets/smsCode/model/codeWait';
import { useSendSmsCode } from '@/widgets/smsCode/useSendSmsCode';

import { isString } from './model/cashOutForm';

const isCodeSentOrNull = (value: unknown): value is SentSmsCode | null => value === null || isSentSmsCode(value);

/** The sheet for an SMS code to the account's phone. The typed code stays in the input element. */
export function useCashOutSmsCodeSheet(phone: string) {
  const { key } = useSelector(selectRoute).location;
  // The key of the history entry on which the sheet was opened. On any other entry it is closed.
  const [openEntry, setOpenEntry] = useDraft('cashOut.check', '', isString);
  const [problem, showProblem] = useDraft('cashOut.codeProblem', '', isString);
  const [sent, saveSent] = useDraft<SentSmsCode | null>('cashOut.codeSent', null, isCodeSentOrNull);
  const [sentTo, setSentTo] = useDraft('cashOut.sentTo', '', isString);
  const field = useRef<HTMLInputElement>(null);
  const sms = useSendSmsCode({
    phone,
    purpose: 'balanceRefund',
    sent: sent?.phone === phone ? sent : undefined,
    saveSent,
  });
  const send = async () => {
    if (sms.isSending || sms.secondsLeft > 0) return;
    showProblem('');
    const error = await sms.send();
    if (error === null) setSentTo(phone);
    if (isServiceError(error) && error.handled) showProblem(error.message || FALLBACK_FAILURE_TEXTS[error.kind]);
    field.current?.focus();
  };
  return {
    isOpen: openEntry === key && key !== '',
    /** Opens the sheet and sends a code, unless one was sent within the last minute. */
    open: () => {
      showProblem('');
      setOpenEntry(key);
      void send();
    },
    close: () => {
      setOpenEntry('');
    },
    phone,
    isSent: sentTo === phone,
    field,
    problem: problem === '' ? undefined : problem,
    showProblem,
    isSending: sms.isSending,
    secondsLeft: sms.secondsLeft,
    resend: () => void send(),
    /** The typed code; null if it is invalid, with an error below the field. */
    read: (): string | null => {
      const typed = field.current?.value.trim() ?? '';
      const error = findSmsCodeError(typed);
      showProblem(error ?? '');
      return error === null ? typed : null;
    },
  };
}
export type CashOutSmsCodeSheetState = ReturnType<typeof useCashOutSmsCodeSheet>;
