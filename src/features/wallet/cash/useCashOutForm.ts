import { useEffect, useRef } from 'react';

import type { BalanceParts } from '@/domain/wallet/cashOut';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { usePorts } from '@/platform/ports/PortsContext';
import { isSmsCodeError } from '@/services/driver/account';
import { cashOutRequest } from '@/services/driver/walletRequests';
import { requestBusyText } from '@/widgets/loading/requestText';

import {
  canReuseSmsCode,
  cashOutFailureText,
  formatMaxCashOutAmount,
  isString,
  parseCashOutAmount,
} from './model/cashOutForm';
import { useCashOutSmsCodeSheet } from './useCashOutSmsCodeSheet';

export interface CashOutFormOptions {
  /** The screen's name, which is the key of the draft. */
  readonly form: string;
  readonly walletId: string | undefined;
  readonly balance: BalanceParts;
  /** The phone that the code is sent to. */
  readonly phone: string;
}

/**
 * The form that cashes out one wallet. It is submitted once, with an SMS code. The result of an earlier request is
 * resolved when the screen opens, and again before a code is sent.
 */
export function useCashOutForm({ form, walletId, balance, phone }: CashOutFormOptions) {
  const toast = useToast();
  const { vault } = usePorts();
  const [typed, setTyped, clearDraft] = useDraft(form, '', isString);
  const { send, findEarlier, stage, isBusy } = useSendRequestOnce(cashOutRequest, walletId ?? '');
  const codeCheck = useCashOutSmsCodeSheet(phone);
  const isFindingEarlier = useRef(false);
  useEffect(() => {
    void findEarlier();
  }, [findEarlier]);
  const { cents, problem } = parseCashOutAmount(typed, balance);
  const finish = (isEarlier: boolean) => {
    codeCheck.close();
    clearDraft();
    toast(isEarlier ? '上次的提现已经收到，没有重复提交' : '已提交提现');
  };
  const openCodeCheck = async () => {
    if (cents === undefined || isBusy || isFindingEarlier.current) return;
    isFindingEarlier.current = true;
    const earlier = await findEarlier();
    isFindingEarlier.current = false;
    if (earlier === null || earlier.is === 'neverReceived') codeCheck.open();
    else if (earlier.is === 'done') finish(true);
  };
  const submit = async () => {
    const code = cents === undefined || isBusy ? null : codeCheck.read();
    if (cents === undefined || code === null) return;
    const handle = vault.put({ verifyCode: code });
    const result = await send({ handle, amount: cents, ...(walletId === undefined ? {} : { walletId }) });
    vault.drop(handle);
    if (result.is === 'done') finish(result.isEarlier);
    else if (result.is === 'refused' && isSmsCodeError(result.error)) codeCheck.showProblem(result.error.message);
    // The failure is not about the code, so it is shown beside the amount.
    else if (result.is === 'refused' || result.is === 'unconfirmed') codeCheck.close();
  };
  return {
    typed,
    setTyped,
    typeMax: () => setTyped(formatMaxCashOutAmount(balance)),
    problem,
    cents,
    codeCheck,
    failure: cashOutFailureText(stage),
    canReuseCode: canReuseSmsCode(stage),
    busyText: requestBusyText(stage, '正在提交…'),
    openCodeCheck: () => void openCodeCheck(),
    submit: () => void submit(),
  };
}
export type CashOutFormState = ReturnType<typeof useCashOutForm>;
