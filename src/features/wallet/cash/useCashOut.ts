import { useEffect } from 'react';

import type { BalanceParts } from '@/domain/wallet/cashOut';
import { useDraft } from '@/flows/drafts/useDraft';
import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { busyTextOf } from '@/widgets/loading/requestWords';

import { cashOutRequest } from './cashOutRequest';
import { allOf, cashOutFailure, cashOutOf, cashOutQuestion, isTypedText } from './model/cashOutForm';

/** The form of a pay-out of one wallet. It is sent once; what came of an earlier one is asked about when the screen opens. */
export function useCashOut(form: string, walletId: string | undefined, parts: BalanceParts) {
  const confirm = useConfirm();
  const toast = useToast();
  const [typed, type, drop] = useDraft(form, '', isTypedText);
  const { send, findEarlier, stage, isBusy } = useSendOnce(cashOutRequest, walletId ?? '');
  useEffect(() => {
    void findEarlier();
  }, [findEarlier]);
  const { cents, problem } = cashOutOf(typed, parts);
  const ask = async () => {
    if (cents === undefined || isBusy) return;
    if (!(await confirm(cashOutQuestion(cents)))) return;
    const sent = await send({ amount: cents, ...(walletId === undefined ? {} : { walletId }) });
    if (sent.is !== 'done') return;
    drop();
    toast(sent.isEarlier ? '上次的提现已经收到，没有重复提交' : '已提交提现');
  };
  return {
    typed,
    type,
    typeAll: () => type(allOf(parts)),
    problem,
    isReady: cents !== undefined,
    note: problem === undefined && cents === undefined ? '请输入提现金额' : undefined,
    failure: cashOutFailure(stage),
    busyText: busyTextOf(stage, '正在提交…'),
    ask: () => void ask(),
  };
}
