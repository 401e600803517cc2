import { useRef } from 'react';
import { useSelector } from 'react-redux';

import { checkSmsCode } from '@/domain/validation/checkSmsCode';
import { useDraft } from '@/flows/drafts/useDraft';
import { selectRoute } from '@/navigation/history/routeSlice';
import { failureText } from '@/services/transport/query/errorCodes';
import { isServiceError } from '@/services/transport/query/serviceError';
import { type CodeSent, isCodeSent } from '@/widgets/smsCode/model/codeWait';
import { useSendSms } from '@/widgets/smsCode/useSendSms';

import { isTypedText } from './model/cashOutForm';

const isSentOrNone = (value: unknown): value is CodeSent | null => value === null || isCodeSent(value);

/** The sheet that asks for a code to the phone of the account. The code itself stays in its field. */
export function useCodeCheck(phone: string) {
  const { key } = useSelector(selectRoute).location;
  // The entry of the history over which it is open: on another visit it is closed.
  const [entry, setEntry] = useDraft('cashOut.check', '', isTypedText);
  const [problem, showProblem] = useDraft('cashOut.codeProblem', '', isTypedText);
  const [sent, keepSent] = useDraft<CodeSent | null>('cashOut.codeSent', null, isSentOrNone);
  const [sentTo, showSentTo] = useDraft('cashOut.sentTo', '', isTypedText);
  const field = useRef<HTMLInputElement>(null);
  const sms = useSendSms({
    phone,
    purpose: 'balanceRefund',
    sent: sent?.phone === phone ? sent : undefined,
    keepSent,
  });
  const send = async () => {
    if (sms.isSending || sms.secondsLeft > 0) return;
    showProblem('');
    const error = await sms.send();
    if (error === null) showSentTo(phone);
    if (isServiceError(error) && error.handled) showProblem(error.message || failureText[error.kind]);
    field.current?.focus();
  };
  return {
    isOpen: entry === key && key !== '',
    /** Opens the sheet, and sends a code unless one is on its way. */
    open: () => {
      showProblem('');
      setEntry(key);
      void send();
    },
    close: () => {
      setEntry('');
    },
    phone,
    isSent: sentTo === phone,
    field,
    problem: problem === '' ? undefined : problem,
    showProblem,
    isSending: sms.isSending,
    secondsLeft: sms.secondsLeft,
    sendAgain: () => void send(),
    /** The typed code; null if it cannot be one, which is said below the field. */
    read: (): string | null => {
      const typed = field.current?.value.trim() ?? '';
      const fault = checkSmsCode(typed);
      showProblem(fault ?? '');
      return fault === null ? typed : null;
    },
  };
}
export type CodeCheck = ReturnType<typeof useCodeCheck>;
