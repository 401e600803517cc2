import { useEffect, useRef } from 'react';

import type { BalanceParts } from '@/domain/wallet/cashOut';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { isAboutSmsCode } from '@/services/driver/account';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { busyTextOf } from '@/widgets/loading/requestWords';

import { cashOutRequest } from './cashOutRequest';
import { allOf, cashOutFailure, cashOutOf, isSameCodeGood, isTypedText } from './model/cashOutForm';
import { useCodeCheck } from './useCodeCheck';

export interface CashOutOf {
  /** The screen's name: what was typed is kept under it. */
  readonly form: string;
  readonly walletId: string | undefined;
  readonly parts: BalanceParts;
  /** Gets the code. */
  readonly phone: string;
}

/** The form of a pay-out of one wallet. It is sent once, with a code; what came of an earlier one is asked about when the screen opens, and before a code is sent. */
export function useCashOut({ form, walletId, parts, phone }: CashOutOf) {
  const toast = useToast();
  const { vault } = usePorts();
  const [typed, type, drop] = useDraft(form, '', isTypedText);
  const { send, findEarlier, stage, isBusy } = useSendOnce(cashOutRequest, walletId ?? '');
  const check = useCodeCheck(phone);
  const isAsking = useRef(false);
  useEffect(() => {
    void findEarlier();
  }, [findEarlier]);
  const { cents, problem } = cashOutOf(typed, parts);
  const end = (isEarlier: boolean) => {
    check.close();
    drop();
    toast(isEarlier ? '上次的提现已经收到，没有重复提交' : '已提交提现');
  };
  const ask = async () => {
    if (cents === undefined || isBusy || isAsking.current) return;
    isAsking.current = true;
    const earlier = await findEarlier();
    isAsking.current = false;
    if (earlier === null || earlier.is === 'neverReceived') check.open();
    else if (earlier.is === 'done') end(true);
  };
  const confirm = async () => {
    const code = cents === undefined || isBusy ? null : check.read();
    if (cents === undefined || code === null) return;
    const handle = vault.put({ verifyCode: code });
    const sent = await send({ handle, amount: cents, ...(walletId === undefined ? {} : { walletId }) });
    vault.drop(handle);
    if (sent.is === 'done') end(sent.isEarlier);
    else if (sent.is === 'refused' && isAboutSmsCode(sent.error)) check.showProblem(sent.error.message);
    // What stands in the way now is not the code, and is said beside the amount.
    else if (sent.is === 'refused' || sent.is === 'unconfirmed') check.close();
  };
  return {
    typed,
    type,
    typeAll: () => type(allOf(parts)),
    problem,
    cents,
    check,
    failure: cashOutFailure(stage),
    isSameCodeGood: isSameCodeGood(stage),
    busyText: busyTextOf(stage, '正在提交…'),
    ask: () => void ask(),
    confirm: () => void confirm(),
  };
}
export type CashOutState = ReturnType<typeof useCashOut>;
